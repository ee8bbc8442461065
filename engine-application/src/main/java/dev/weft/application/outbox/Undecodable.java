package dev.weft.application.outbox;

import dev.weft.domain.content.ContentType;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult.Unparseable;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest.BodyForm;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Finds what cannot travel in a JSON array: JSON content that does not parse. */
final class Undecodable {

  private static final Pattern JSON =
      Pattern.compile("application/(?:[^;]+\\+)?json\\s*(?:;.*)?", Pattern.CASE_INSENSITIVE);

  private Undecodable() {}

  static Map<OutboxMessageId, Verdict> among(Claim claim, JsonCodec json) {
    Map<OutboxMessageId, Verdict> found = new LinkedHashMap<>();
    if (claim.form() == BodyForm.ARRAY) {
      claim.messages().forEach(row -> judge(row, json, found));
    }
    return found;
  }

  private static void judge(
      ClaimedMessage row, JsonCodec json, Map<OutboxMessageId, Verdict> found) {
    ContentType type = row.payload().type();
    boolean claimsToBe = type.equals(ContentType.JSON) || JSON.matcher(type.value()).matches();
    if (claimsToBe && json.parse(row.payload().bytes().toArray()) instanceof Unparseable bad) {
      found.put(
          row.message().id(),
          new Verdict.GivenUp(AbandonReason.UNDECODABLE, WireWord.of(bad.reason())));
    }
  }
}
