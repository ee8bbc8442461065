package dev.weft.adapter.httpoutbox.guard;

import dev.weft.domain.outbox.guard.AddressLiteral;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.apache.hc.client5.http.DnsResolver;

/**
 * The client's only way from a host to addresses: resolves once and judges every address.
 *
 * <p>The client connects to what this returns and asks nobody else, so a name that changes its mind
 * after the check gains nothing. One blocked address refuses the whole name. Numbers are parsed
 * here in all their spellings and never reach a resolver.
 */
public final class AddressGuard implements DnsResolver {

  private final NameLookup names;
  private final BlockedAddresses blocked;

  public AddressGuard(NameLookup names, BlockedAddresses blocked) {
    this.names = names;
    this.blocked = blocked;
  }

  @Override
  public InetAddress[] resolve(String host) throws UnknownHostException {
    InetAddress[] addresses = addressesOf(host.contains(":") ? "[" + host + "]" : host);
    if (addresses.length == 0) {
      throw new UnknownHostException(host);
    }
    for (InetAddress address : addresses) {
      if (blocked.blocks(address.getAddress())) {
        throw new BlockedTarget(host);
      }
    }
    return addresses;
  }

  private InetAddress[] addressesOf(String host) throws UnknownHostException {
    return AddressLiteral.looksNumeric(host)
        ? new InetAddress[] {literal(host)}
        : names.addressesOf(host);
  }

  private InetAddress literal(String host) throws UnknownHostException {
    byte[] address =
        AddressLiteral.parse(host).orElseThrow(() -> new UnknownHostException(host + " is none"));
    if (blocked.blocks(address)) {
      throw new BlockedTarget(host);
    }
    return InetAddress.getByAddress(host, address);
  }

  @Override
  public String resolveCanonicalHostname(String host) {
    return host;
  }
}
