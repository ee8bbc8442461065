package dev.weft.bootstrap.demo.order;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.weft.bootstrap.embedded.Folders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Somebody else's server on this machine: it is too busy for the first webhook and says when to
 * come back, and takes all others whose signature it can verify.
 */
public final class WebhookReceiver implements AutoCloseable {

  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY = 32;
  private static final int BUSY = 429;
  private static final int TAKEN = 204;
  private static final int UNSIGNED = 401;

  private final List<Integer> answers = new CopyOnWriteArrayList<>();
  private final byte[] key;
  private final Path folder;
  private final HttpServer server;

  private WebhookReceiver(byte[] key, Path folder, HttpServer server) {
    this.key = key;
    this.folder = folder;
    this.server = server;
    server.createContext("/orders", this::receive);
    server.start();
  }

  public static WebhookReceiver started(RandomGenerator random) {
    byte[] key = new byte[KEY];
    random.nextBytes(key);
    Path folder = Folders.temporary("weft-demo-secret-");
    try {
      Files.writeString(
          folder.resolve("secret"), "whsec_" + Base64.getEncoder().encodeToString(key) + "\n");
      return new WebhookReceiver(
          key,
          folder,
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  String url() {
    return "http://127.0.0.1:" + port() + "/orders";
  }

  /** Where the engine finds the secret. */
  String secret() {
    return "file:" + folder.resolve("secret");
  }

  /** What it answered so far, in order. */
  List<Integer> answers() {
    return List.copyOf(answers);
  }

  private void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      int status = answer(exchange, body);
      answers.add(status);
      if (status == BUSY) {
        exchange.getResponseHeaders().add("Retry-After", "1");
      }
      exchange.sendResponseHeaders(status, -1);
    }
  }

  private int answer(HttpExchange exchange, String body) {
    if (!isSigned(exchange, body)) {
      return UNSIGNED;
    }
    return answers.isEmpty() ? BUSY : TAKEN;
  }

  /** As any library for Standard Webhooks does it. */
  private boolean isSigned(HttpExchange exchange, String body) {
    String signed =
        header(exchange, "webhook-id") + "." + header(exchange, "webhook-timestamp") + "." + body;
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      byte[] own = mac.doFinal(signed.getBytes(StandardCharsets.UTF_8));
      String expected = "v1," + Base64.getEncoder().encodeToString(own);
      return MessageDigest.isEqual(
          expected.getBytes(StandardCharsets.UTF_8),
          header(exchange, "webhook-signature").getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String header(HttpExchange exchange, String name) {
    return String.valueOf(exchange.getRequestHeaders().getFirst(name));
  }

  @Override
  public void close() {
    server.stop(0);
    Folders.delete(folder);
  }
}
