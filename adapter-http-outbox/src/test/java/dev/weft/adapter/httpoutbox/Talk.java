package dev.weft.adapter.httpoutbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.ExtendedSSLSession;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLSocket;

/** One connection as a receiver sees it. */
final class Talk {

  private static final byte[] END = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  private final Socket line;
  private final CountDownLatch closing;
  private final CountDownLatch lost = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final List<Heard> heard = new CopyOnWriteArrayList<>();

  Talk(Socket line, CountDownLatch closing) {
    this.line = line;
    this.closing = closing;
  }

  /** One request: its head as text, its body as bytes. */
  record Heard(String head, byte[] body) {

    String header(String name) {
      return head.lines()
          .filter(field -> field.regionMatches(true, 0, name + ": ", 0, name.length() + 2))
          .map(field -> field.substring(name.length() + 2))
          .reduce((one, other) -> one + " AND " + other)
          .orElse("");
    }

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  Socket line() {
    return line;
  }

  /** The name the sender asked for in its TLS handshake. */
  String serverName() {
    ExtendedSSLSession session = (ExtendedSSLSession) ((SSLSocket) line).getSession();
    return ((SNIHostName) session.getRequestedServerNames().getFirst()).getAsciiName();
  }

  List<Heard> heard() {
    return heard;
  }

  /** Reads one request; false when the sender has closed the connection. */
  boolean hears() throws IOException {
    InputStream in = line.getInputStream();
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!endsHead(head.toByteArray())) {
      int next = in.read();
      if (next < 0) {
        return false;
      }
      head.write(next);
    }
    Heard bare = new Heard(head.toString(StandardCharsets.ISO_8859_1), new byte[0]);
    String length = bare.header("Content-Length");
    heard.add(
        new Heard(bare.head(), in.readNBytes(length.isEmpty() ? 0 : Integer.parseInt(length))));
    return true;
  }

  private static boolean endsHead(byte[] bytes) {
    int from = bytes.length - END.length;
    return from >= 0 && Arrays.equals(bytes, from, bytes.length, END, 0, END.length);
  }

  void say(String text) throws IOException {
    say(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  void say(byte[] bytes) throws IOException {
    line.getOutputStream().write(bytes);
    line.getOutputStream().flush();
  }

  /** Says it for ever, a piece each time, until the sender hangs up. */
  void repeat(byte[] piece) throws IOException {
    while (closing.getCount() > 0) {
      say(piece);
    }
  }

  /** Says one character at a time with a wait after each, until the sender hangs up. */
  void drip(String text, Duration wait) throws IOException {
    for (char letter : text.toCharArray()) {
      say(String.valueOf(letter));
      if (await(closing, wait)) {
        return;
      }
    }
  }

  /** Says nothing until the sender hangs up. */
  void listen() throws IOException {
    while (line.getInputStream().read() >= 0) {
      // only listening
    }
    noteLoss();
  }

  /** Neither reads nor writes until the receiver is closed. */
  void freeze() {
    await(closing, Duration.ofSeconds(30));
  }

  /** Cuts the connection without saying goodbye. */
  void reset() throws IOException {
    line.setSoLinger(true, 0);
    line.close();
  }

  void noteLoss() {
    lost.countDown();
  }

  void noteEnd() {
    ended.countDown();
  }

  /** Whether this end hung up, now or within ten seconds. */
  boolean hasEnded() {
    return await(ended, Duration.ofSeconds(10));
  }

  /** Whether the sender hung up, now or within ten seconds. */
  boolean senderHungUp() {
    return await(lost, Duration.ofSeconds(10));
  }

  private static boolean await(CountDownLatch latch, Duration atMost) {
    try {
      return latch.await(atMost.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
