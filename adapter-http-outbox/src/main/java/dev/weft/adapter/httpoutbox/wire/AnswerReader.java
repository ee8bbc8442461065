package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.json.Json;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.JsonRetryHint;
import dev.weft.domain.outbox.answer.RejectedIds;
import dev.weft.domain.outbox.answer.TextRetryHint;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpResponse;

/** Puts an HTTP answer into the domain's words; what it means is decided there. */
public final class AnswerReader {

  private final JsonCodec json;

  public AnswerReader(JsonCodec json) {
    this.json = json;
  }

  public Answered read(HttpResponse head, byte[] body, SigningSecrets secrets) {
    String phrase = head.getReasonPhrase() == null ? "" : head.getReasonPhrase();
    String reason = Redaction.of(phrase, secrets);
    String text = Redaction.of(new String(body, StandardCharsets.UTF_8), secrets);
    Answered answer =
        Answered.of(head.getCode(), reason, text)
            .withHeaders(header(head, "Retry-After"), header(head, "Date"));
    return saysMore(head.getCode()) ? withFindings(answer, body) : answer;
  }

  /** Only refusals carry a wait or the ids they refuse. */
  private static boolean saysMore(int status) {
    return status >= 400 && status < 500;
  }

  private Answered withFindings(Answered answer, byte[] body) {
    return switch (json.parse(body)) {
      case ParseResult.Parsed parsed -> withFindings(answer, parsed.value());
      case ParseResult.Unparseable prose ->
          answer.withFindings(TextRetryHint.of(answer.body()), Set.of());
    };
  }

  private static Answered withFindings(Answered answer, Json value) {
    return answer.withFindings(JsonRetryHint.of(value), RejectedIds.of(value));
  }

  private static String header(HttpResponse head, String name) {
    Header header = head.getFirstHeader(name);
    return header == null || header.getValue() == null ? "" : header.getValue();
  }
}
