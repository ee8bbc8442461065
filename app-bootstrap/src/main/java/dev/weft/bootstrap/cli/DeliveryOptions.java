package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.DeliverySettings;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** Where messages of the outbox may go. */
final class DeliveryOptions {

  @Option(
      names = "--outbox-insecure-http",
      description = "Let endpoints have plain http URLs; for development.")
  private boolean insecureHttp;

  @Option(
      names = "--outbox-allow-address",
      paramLabel = "RANGE",
      split = ",",
      description = "Private addresses messages may go to, such as 127.0.0.1 or 10.1.0.0/16.")
  private List<String> addresses;

  @Option(
      names = "--outbox-allow-port",
      paramLabel = "PORT",
      split = ",",
      description = "Ports beside 80, 443, 8080 and 8443.")
  private List<Integer> ports;

  @Option(
      names = "--outbox-ca-file",
      paramLabel = "FILE",
      split = ",",
      description = "Certificates to trust beside those of the JVM.")
  private List<Path> authorities;

  DeliverySettings settings() {
    Set<Integer> allowed = new HashSet<>(UrlRules.DEFAULT.ports());
    allowed.addAll(Optional.ofNullable(ports).orElse(List.of()));
    List<AddressRange> ranges =
        Optional.ofNullable(addresses).orElse(List.of()).stream().map(AddressRange::parse).toList();
    return new DeliverySettings(
        new UrlRules(insecureHttp, allowed, BlockedAddresses.except(ranges)),
        Optional.ofNullable(authorities).orElse(List.of()));
  }
}
