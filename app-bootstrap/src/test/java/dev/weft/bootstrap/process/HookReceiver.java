package dev.weft.bootstrap.process;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A receiver of messages that says exactly the bytes it is told to, and then hangs on. */
final class HookReceiver implements AutoCloseable {

  static final String OK = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok";

  /** All of an answer but its last byte. */
  static final String ALMOST_OK = OK.substring(0, OK.length() - 1);

  private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");
  private static final Pattern ID = Pattern.compile("(?i)webhook-id: (\\S+)");

  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
  private final ServerSocket door;
  private volatile Function<Heard, String> answer;

  /** One request. */
  record Heard(String head, String body) {

    String id() {
      return found(ID, head);
    }
  }

  private HookReceiver(ServerSocket door, Function<Heard, String> answer) {
    this.door = door;
    this.answer = answer;
  }

  static HookReceiver saying(String answer) throws IOException {
    ServerSocket door = new ServerSocket(0, 16, InetAddress.getLoopbackAddress());
    HookReceiver receiver = new HookReceiver(door, request -> answer);
    Thread.ofVirtual().start(receiver::listen);
    return receiver;
  }

  /** What it says from now on. */
  void say(Function<Heard, String> next) {
    answer = next;
  }

  int port() {
    return door.getLocalPort();
  }

  /** The next request; its answer is on the way by then. */
  Heard next() throws InterruptedException {
    Heard request = heard.poll(60, TimeUnit.SECONDS);
    if (request == null) {
      throw new AssertionError("nobody called");
    }
    return request;
  }

  private void listen() {
    while (!door.isClosed()) {
      try {
        Socket line = door.accept();
        Thread.ofVirtual().start(() -> talk(line));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void talk(Socket line) {
    try (line) {
      Heard request = hear(line.getInputStream());
      line.getOutputStream().write(answer.apply(request).getBytes(StandardCharsets.UTF_8));
      line.getOutputStream().flush();
      heard.add(request);
      while (line.getInputStream().read() >= 0) {
        // hanging on until the caller is gone
      }
    } catch (IOException gone) {
      // killed callers say no goodbye
    }
  }

  private static Heard hear(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.UTF_8).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        throw new EOFException("gone in the middle of a request");
      }
      head.write(next);
    }
    String text = head.toString(StandardCharsets.UTF_8);
    byte[] body = in.readNBytes(Integer.parseInt(found(LENGTH, text)));
    return new Heard(text, new String(body, StandardCharsets.UTF_8));
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError(pattern + " is not in " + text);
    }
    return matcher.group(1);
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
