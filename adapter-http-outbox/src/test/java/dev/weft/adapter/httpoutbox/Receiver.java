package dev.weft.adapter.httpoutbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** A receiver made of one raw socket: it says what its script says, right or wrong. */
final class Receiver implements AutoCloseable {

  /** What happens on one connection; the connection closes when it ends. */
  interface Script {
    void play(Talk talk) throws IOException;
  }

  private final ServerSocket door;
  private final Script script;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final List<Talk> talks = new CopyOnWriteArrayList<>();

  private Receiver(ServerSocket door, Script script) {
    this.door = door;
    this.script = script;
    Thread.ofPlatform().daemon().name("receiver").start(this::open);
  }

  static Receiver playing(Script script) {
    try {
      return on(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), script);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Receiver on(ServerSocket door, Script script) {
    return new Receiver(door, script);
  }

  /** Answers every request with these very characters and keeps the connection. */
  static Receiver answering(String text) {
    return playing(
        talk -> {
          while (talk.hears()) {
            talk.say(text);
          }
        });
  }

  private void open() {
    try {
      while (true) {
        Talk talk = new Talk(door.accept(), closing);
        talks.add(talk);
        Thread.ofVirtual().start(() -> serve(talk));
      }
    } catch (IOException closed) {
      closing.countDown();
    }
  }

  private void serve(Talk talk) {
    Socket line = talk.line();
    try (line) {
      script.play(talk);
    } catch (IOException senderWent) {
      talk.noteLoss();
    } finally {
      talk.noteEnd();
    }
  }

  int port() {
    return door.getLocalPort();
  }

  String url() {
    return "http://receiver.test:" + port() + "/hook?a=b";
  }

  /** How many connections were made. */
  int connections() {
    return talks.size();
  }

  /** All requests heard, connection by connection. */
  List<Talk.Heard> heard() {
    return talks.stream().flatMap(talk -> talk.heard().stream()).toList();
  }

  List<Talk> talks() {
    return talks;
  }

  @Override
  public void close() {
    closing.countDown();
    try {
      door.close();
      for (Talk talk : talks) {
        talk.line().close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
