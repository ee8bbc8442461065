package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;

/** Where the API listens; port 0 lets the system choose. */
public record BindAddress(String host, int port) {

  private static final Pattern SHAPE =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9.-]{0,252}|[0-9A-Fa-f:.]+");
  private static final int HIGHEST_PORT = 65_535;
  private static final String BOTH = "localhost";

  /** Both loopback addresses, or no other program could be kept from answering at one of them. */
  public static final BindAddress DEFAULT = new BindAddress(BOTH, 8080);

  public BindAddress {
    if (host == null || !SHAPE.matcher(host).matches()) {
      throw InvalidInput.of("bind", host, "an address or host name such as 127.0.0.1");
    }
    if (port < 0 || port > HIGHEST_PORT) {
      throw InvalidInput.of("port", port, "0 to " + HIGHEST_PORT);
    }
  }

  /** Whether only this machine can reach it. */
  public boolean isLoopback() {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException unknown) {
      throw InvalidInput.of("bind", host, "an address of this machine");
    }
  }

  /** The addresses to listen on, the one to tell people first. */
  public List<String> hosts() {
    return host.equals(BOTH) ? List.of("127.0.0.1", "::1") : List.of(host);
  }
}
