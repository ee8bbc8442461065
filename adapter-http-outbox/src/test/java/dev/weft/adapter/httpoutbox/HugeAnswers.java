package dev.weft.adapter.httpoutbox;

import dev.weft.adapter.httpoutbox.Receiver.Script;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A small process that meets receivers who send without end, sixteen at a time. */
final class HugeAnswers {

  private static final int AT_ONCE = 16;
  private static final byte[] MEGABYTE = "x".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
  private static final String HEAD = "HTTP/1.1 200 OK\r\n";

  /** A receiver's way to flood a sender. */
  record Flood(String name, Script script) {}

  static final List<Flood> FLOODS =
      List.of(
          flood("endless body", HEAD + "\r\n", MEGABYTE),
          flood("body of 300 MB", HEAD + "Content-Length: 314572800\r\n\r\n", MEGABYTE),
          flood(
              "body of any length", HEAD + "Content-Length: 9223372036854775807\r\n\r\n", MEGABYTE),
          flood(
              "endless chunks",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n",
              ascii("400\r\n" + "x".repeat(1024) + "\r\n")),
          flood(
              "a chunk of any length",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n7fffffff\r\n",
              MEGABYTE),
          flood("an endless chunk size", HEAD + "Transfer-Encoding: chunked\r\n\r\n1;", MEGABYTE),
          flood(
              "endless trailers",
              HEAD + "Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n",
              ascii("X-More: y\r\n".repeat(1000))),
          flood("an endless status line", "HTTP/1.1 200 ", MEGABYTE),
          flood("an endless header", HEAD + "X-Long: ", MEGABYTE),
          flood("endless headers", HEAD, ascii("X-More: y\r\n".repeat(1000))),
          flood(
              "a folded header without end", HEAD + "X-Fold: y\r\n", ascii(" z\r\n".repeat(1000))),
          flood("empty lines without end", "", ascii("\r\n".repeat(1000))),
          new Flood(
              "10 MB of headers",
              talk -> {
                talk.say(HEAD);
                for (int i = 0; i < 10_000; i++) {
                  talk.say("X-Pad: " + "y".repeat(1000) + "\r\n");
                }
                talk.say("Content-Length: 0\r\n\r\n");
              }));

  private HugeAnswers() {}

  public static void main(String[] arguments) throws Exception {
    try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Flood flood : FLOODS) {
        System.out.println(flood.name() + ": " + answers(crowd, flood.script()));
      }
    }
    System.exit(0);
  }

  private static Set<String> answers(ExecutorService crowd, Script flood) throws Exception {
    Script afterTheRequest =
        talk -> {
          talk.hears();
          flood.play(talk);
        };
    Set<String> answers = new TreeSet<>();
    try (Receiver receiver = Receiver.playing(afterTheRequest);
        Senders sender = Senders.at(receiver.port())) {
      DeliveryRequest delivery = Deliveries.patientlyTo(receiver.url());
      List<Future<DeliveryAnswer>> all =
          crowd.invokeAll(Collections.nCopies(AT_ONCE, () -> sender.send(delivery)));
      for (Future<DeliveryAnswer> one : all) {
        answers.add(inShort(one.get()));
      }
    }
    return answers;
  }

  private static String inShort(DeliveryAnswer answer) {
    return switch (answer) {
      case Answered answered -> answered.status() + " with " + answered.body().length();
      case Unreachable unreachable -> "unreachable";
    };
  }

  private static Flood flood(String name, String head, byte[] more) {
    return new Flood(
        name,
        talk -> {
          talk.say(head);
          talk.repeat(more);
        });
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
