package dev.weft.domain.outbox.guard;

import dev.weft.domain.input.InvalidInput;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which URLs an endpoint may have: https unless plain http is allowed, well-known ports, and no
 * host that is a blocked address in any of its spellings.
 *
 * <p>A name passes here and is judged again, by address, when it is resolved.
 */
public record UrlRules(boolean plainHttp, Set<Integer> ports, BlockedAddresses addresses) {

  public static final UrlRules DEFAULT =
      new UrlRules(false, Set.of(80, 443, 8080, 8443), BlockedAddresses.DEFAULT);

  public UrlRules {
    ports = Set.copyOf(ports);
  }

  public TargetUrl vetted(TargetUrl url) {
    if (url.scheme().equals("http") && !plainHttp) {
      throw InvalidInput.of("url", url, "https");
    }
    if (!ports.contains(url.port())) {
      throw InvalidInput.of("url", url, "one of the ports " + new TreeSet<>(ports));
    }
    if (blockedLiteral(url.host())) {
      throw InvalidInput.of("url", url, "a public address");
    }
    return url;
  }

  private boolean blockedLiteral(String host) {
    if (!AddressLiteral.looksNumeric(host)) {
      return false;
    }
    Optional<byte[]> address = AddressLiteral.parse(host);
    return address.isEmpty() || addresses.blocks(address.get());
  }
}
