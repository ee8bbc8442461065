package dev.weft.adapter.postgres.tx;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A wire to the server, on loopback, that can be cut at a commit.
 *
 * <p>The word of a commit is on the wire only for the first commit of a connection; later ones are
 * known by the name it was prepared under.
 */
final class CuttingProxy implements AutoCloseable {

  /** Where the wire is cut, once. */
  enum Cut {
    NOWHERE,
    BEFORE_THE_COMMIT,
    BEFORE_ITS_ANSWER
  }

  private static final Pattern ADDRESS = Pattern.compile("//([^:/]+)(?::(\\d+))?/");
  private static final Pattern NAMED = Pattern.compile("(S_\\d+)\0COMMIT\0");
  private static final String COMMIT = "COMMIT\0";

  private final String url;
  private final String host;
  private final int port;
  private final ServerSocket door;
  private final Queue<Socket> open = new ConcurrentLinkedQueue<>();
  private volatile String word = COMMIT;
  private volatile Cut cut = Cut.NOWHERE;

  CuttingProxy(String url) throws IOException {
    Matcher address = ADDRESS.matcher(url);
    if (!address.find()) {
      throw new IllegalArgumentException(url);
    }
    this.host = address.group(1);
    this.port = address.group(2) == null ? 5432 : Integer.parseInt(address.group(2));
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.url = address.replaceFirst("//127.0.0.1:" + door.getLocalPort() + "/");
    Thread.ofVirtual().start(this::accept);
  }

  /** The same database, through this wire. */
  String url() {
    return url;
  }

  void cutOnce(Cut where) {
    cutOnce(where, COMMIT);
  }

  /** The same at another word than that of a commit. */
  void cutOnce(Cut where, String at) {
    word = at;
    cut = where;
  }

  /** As if the server were gone: nobody gets in, whoever was in is out. */
  @Override
  public void close() {
    quietly(door);
    open.forEach(CuttingProxy::quietly);
  }

  private void accept() {
    try {
      while (!door.isClosed()) {
        Socket client = door.accept();
        Socket server = new Socket(host, port);
        open.add(client);
        open.add(server);
        if (door.isClosed()) {
          close();
        }
        Thread.ofVirtual().start(() -> pump(client, server, Cut.BEFORE_THE_COMMIT));
        Thread.ofVirtual().start(() -> pump(server, client, Cut.BEFORE_ITS_ANSWER));
      }
    } catch (IOException closed) {
      close();
    }
  }

  private void pump(Socket from, Socket to, Cut here) {
    String name = COMMIT;
    byte[] bytes = new byte[8192];
    try (from;
        to;
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        String said = new String(bytes, 0, n, StandardCharsets.ISO_8859_1);
        if (cut == here && (said.contains(word) || word.equals(COMMIT) && said.contains(name))) {
          cut = Cut.NOWHERE;
          return;
        }
        Matcher named = NAMED.matcher(said);
        name = named.find() ? "\0" + named.group(1) + "\0" : name;
        out.write(bytes, 0, n);
        out.flush();
      }
    } catch (IOException closed) {
      quietly(to);
    }
  }

  private static void quietly(AutoCloseable socket) {
    try {
      socket.close();
    } catch (Exception e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}
