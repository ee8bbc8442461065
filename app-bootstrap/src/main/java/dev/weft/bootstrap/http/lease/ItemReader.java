package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.input.StorableText;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.json.Json;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import java.time.Instant;
import java.util.Optional;

/** Reads one item of a complete, a fail or a delay. */
final class ItemReader {

  private static final DelayCause[] CAUSES = {DelayCause.DELAY, DelayCause.QUOTA};

  static final Input[] COMPLETE = {
    Input.text("handle").needed(),
    Input.any("result"),
    Input.text("result_base64"),
    Input.text("content_type")
  };
  static final Input[] FAIL = {
    Input.text("handle").needed(), Input.text("class").needed(), Input.text("reason")
  };
  static final Input[] DELAY = {
    Input.text("handle").needed(), Input.time("until"), Input.text("cause")
  };

  private final Contents contents;

  ItemReader(Contents contents) {
    this.contents = contents;
  }

  CompleteExecutions.Item complete(Json value) {
    Fields fields = Fields.of(value);
    Optional<LeaseHandle> handle = handle(fields);
    Content result = contents.read(fields, "result");
    fields.finish();
    return new CompleteExecutions.Item(handle.orElseThrow(), result);
  }

  FailExecutions.Item fail(Json value) {
    Fields fields = Fields.of(value);
    Optional<LeaseHandle> handle = handle(fields);
    Optional<FailureClass> failure = fields.require("class", ItemReader::failure);
    Optional<String> reason =
        fields.read("reason", text -> StorableText.checked("reason", Values.text(text)));
    fields.finish();
    return new FailExecutions.Item(handle.orElseThrow(), failure.orElseThrow(), reason.orElse(""));
  }

  /** Without a time the lease is given back: runnable at the store's now. */
  DelayExecutions.Item delay(Json value) {
    Fields fields = Fields.of(value);
    Optional<LeaseHandle> handle = handle(fields);
    Optional<Instant> until = fields.read("until", Values::time);
    Optional<DelayCause> cause =
        fields.read("cause", word -> WireWord.parse("cause", Values.text(word), CAUSES));
    fields.finish();
    return new DelayExecutions.Item(
        handle.orElseThrow(), until.orElse(Instant.EPOCH), cause.orElse(DelayCause.DELAY));
  }

  static LeaseHandle bareHandle(Json value) {
    return LeaseHandle.parse(Values.text(value));
  }

  private static Optional<LeaseHandle> handle(Fields fields) {
    return fields.require("handle", ItemReader::bareHandle);
  }

  private static FailureClass failure(Json word) {
    return WireWord.parse("class", Values.text(word), FailureClass.values());
  }
}
