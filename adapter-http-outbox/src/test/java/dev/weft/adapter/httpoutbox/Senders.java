package dev.weft.adapter.httpoutbox;

import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** A sender with threads of its own; every name leads to this machine unless told otherwise. */
public final class Senders implements AutoCloseable {

  public static final JsonCodec JSON = new JacksonJsonCodec(JsonLimits.DEFAULT);
  public static final BlockedAddresses LOOPBACK_ALLOWED =
      BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.0/8")));
  public static final NameLookup HERE =
      name -> new InetAddress[] {InetAddress.getByAddress(name, new byte[] {127, 0, 0, 1})};

  private static final Duration LOOKUP = Duration.ofSeconds(5);
  private static final Duration SHORT_LOOKUP = Duration.ofMillis(300);

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final ExecutorService lookups = Executors.newCachedThreadPool();
  private final HttpOutboxSender sender;

  private Senders(HttpOutboxSettings settings, NameLookup names) {
    this.sender =
        new HttpOutboxSender(
            settings, JSON, () -> Deliveries.NOW, names, new BorrowedThreads(timer, lookups));
  }

  /** For development: loopback is allowed, http too. */
  public static Senders at(int port) {
    return trusting(port, List.of());
  }

  static Senders trusting(int port, List<Path> authorities) {
    return with(new UrlRules(true, Set.of(port), LOOPBACK_ALLOWED), authorities, HERE);
  }

  static Senders with(UrlRules rules, List<Path> authorities, NameLookup names) {
    return new Senders(new HttpOutboxSettings(rules, authorities, LOOKUP), names);
  }

  /** Waits for no name server. */
  static Senders impatient(UrlRules rules, NameLookup names) {
    return new Senders(new HttpOutboxSettings(rules, List.of(), SHORT_LOOKUP), names);
  }

  public DeliveryAnswer send(DeliveryRequest delivery) {
    return sender.send(delivery).answer();
  }

  HttpOutboxSender sender() {
    return sender;
  }

  @Override
  public void close() {
    sender.close();
    timer.shutdownNow();
    lookups.shutdownNow();
  }
}
