package dev.weft.benchmarks.delivery;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Accepts whatever it is sent, after a while; a thread per request. */
public final class LoopbackReceiver implements AutoCloseable {

  private static final int BACKLOG = 256;
  private static final int ACCEPTED = 204;
  private static final int NO_BODY = -1;

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final AtomicLong requests = new AtomicLong();
  private final Duration thinking;

  private LoopbackReceiver(HttpServer server, Duration thinking) {
    this.server = server;
    this.thinking = thinking;
  }

  public static LoopbackReceiver started(Duration thinking) throws IOException {
    // Without it the server keeps small answers back for 40 ms.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    var receiver = new LoopbackReceiver(HttpServer.create(address, BACKLOG), thinking);
    receiver.server.createContext("/", receiver::answer);
    receiver.server.setExecutor(receiver.threads);
    receiver.server.start();
    return receiver;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      requests.incrementAndGet();
      LockSupport.parkNanos(thinking.toNanos());
      exchange.sendResponseHeaders(ACCEPTED, NO_BODY);
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  public String url() {
    return "http://127.0.0.1:" + port() + "/in";
  }

  public Duration thinking() {
    return thinking;
  }

  public long requests() {
    return requests.get();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
