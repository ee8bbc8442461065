package dev.weft.adapter.httpoutbox;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.ErrorText;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.Set;

/** A process that logs everything and prints all it gets hold of, with a secret to lose. */
final class Talkative {

  static final String CANARY = "canary-secret-that-nobody-may-see";
  static final String PAYLOAD = "canary-payload";

  private static final Bytes KEY = Bytes.ofUtf8(CANARY);

  private Talkative() {}

  public static void main(String[] arguments) {
    try (Receiver echo = Receiver.playing(Talkative::echo);
        Receiver rude = Receiver.playing(Talk::reset);
        Receiver mute = Receiver.playing(Talk::listen)) {
      for (Receiver receiver : List.of(echo, rude, mute)) {
        try (Senders sender = Senders.at(receiver.port())) {
          tell(sender, delivery("http://receiver.test:" + receiver.port() + "/"));
          tell(sender, delivery("https://receiver.test:" + receiver.port() + "/"));
        }
      }
      UrlRules rules = new UrlRules(true, Set.of(80), BlockedAddresses.DEFAULT);
      try (Senders sender = Senders.with(rules, List.of(), Senders.HERE)) {
        tell(sender, delivery("http://blocked.test/"));
        tell(sender, delivery("http://blocked.test:22/"));
      }
    }
    System.exit(0);
  }

  /** Answers with all it was told, and with all it knows. */
  private static void echo(Talk talk) throws IOException {
    while (talk.hears()) {
      String head = talk.heard().getLast().head();
      String page =
          head + "WEBHOOK_SECRET=whsec_" + Base64.getEncoder().encodeToString(KEY.toArray());
      talk.say("HTTP/1.1 422 No\r\nContent-Length: " + page.length() + "\r\n\r\n" + page);
    }
  }

  private static void tell(Senders sender, DeliveryRequest delivery) {
    DeliveryAnswer answer = sender.send(delivery);
    System.out.println(sender.sender() + " " + delivery + " " + answer);
    System.out.println("error " + ErrorText.of(answer));
  }

  private static DeliveryRequest delivery(String url) {
    DeliveryRequest usual = Deliveries.to(url);
    return new DeliveryRequest(
        TargetUrl.parse(url),
        SigningSecrets.of(List.of(KEY)),
        usual.form(),
        List.of(Deliveries.message(1, Content.json("{\"word\":\"" + PAYLOAD + "\"}"))),
        usual.times());
  }
}
