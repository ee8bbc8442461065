package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.json.Json;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/** Reads one submission; an option that is absent stays absent, so that its content keeps. */
public final class SubmissionReader {

  private static final SequencedMap<String, Function<Json, Option>> OPTIONS = options();

  public static final Input[] MEMBERS = {
    Input.text("kind").needed(),
    Input.any("payload"),
    Input.text("payload_base64"),
    Input.text("content_type"),
    Input.text("lane"),
    Input.text("namespace"),
    Input.text("idempotency_key"),
    Input.text("parent"),
    Input.integer("priority"),
    Input.texts("required_capabilities"),
    Input.time("run_at"),
    Input.time("deadline"),
    Input.integer("attempt_timeout_ms"),
    Input.object("retry", RetryJson.MEMBERS),
    Input.integer("max_reclaims"),
    Input.object("tags"),
    Input.object("instance_tag", Input.text("key").needed(), Input.text("value").needed())
  };

  private final Contents contents;

  public SubmissionReader(Contents contents) {
    this.contents = contents;
  }

  public Submission read(Fields fields) {
    Optional<Kind> kind = fields.require("kind", value -> new Kind(Values.text(value)));
    Content payload = contents.read(fields, "payload");
    List<Option> given = new ArrayList<>();
    OPTIONS.forEach((name, reader) -> fields.read(name, reader).ifPresent(given::add));
    fields.finish();
    Submission submission = Submission.of(kind.orElseThrow(), payload);
    for (Option option : given) {
      submission = submission.with(option);
    }
    return submission;
  }

  private static SequencedMap<String, Function<Json, Option>> options() {
    SequencedMap<String, Function<Json, Option>> readers = new LinkedHashMap<>();
    readers.put("lane", text(value -> new Option.InLane(new Lane(value))));
    readers.put("namespace", text(value -> new Option.InNamespace(new Namespace(value))));
    readers.put("idempotency_key", text(value -> new Option.Keyed(new IdempotencyKey(value))));
    readers.put("parent", text(value -> new Option.ChildOf(LeaseHandle.parse(value))));
    readers.put("priority", value -> new Option.WithPriority(new Priority(Values.integer(value))));
    readers.put(
        "required_capabilities",
        value -> new Option.Requiring(Capabilities.of(Values.texts(value))));
    readers.put("run_at", value -> new Option.NotBefore(Values.time(value)));
    readers.put("deadline", value -> new Option.Until(new Deadline(Values.time(value))));
    readers.put(
        "attempt_timeout_ms",
        value -> new Option.AttemptsWithin(new AttemptTimeout(Values.millis(value))));
    readers.put("retry", value -> new Option.Retrying(RetryJson.read(value)));
    readers.put("max_reclaims", value -> new Option.ReclaimedAtMost(reclaims(value)));
    readers.put("tags", value -> new Option.Tagged(Tags.of(Values.textByName(value))));
    readers.put("instance_tag", value -> new Option.WithInstanceTag(instanceTag(value)));
    return readers;
  }

  private static Function<Json, Option> text(Function<String, Option> reader) {
    return value -> reader.apply(Values.text(value));
  }

  private static int reclaims(Json value) {
    Limits defaults = Limits.DEFAULT;
    return new Limits(defaults.retry(), Values.integer(value), defaults.attemptTimeout())
        .maxReclaims();
  }

  private static InstanceTag instanceTag(Json value) {
    Fields fields = Fields.of(value);
    Optional<String> key = fields.require("key", Values::text);
    Optional<String> tag = fields.require("value", Values::text);
    fields.finish();
    return new InstanceTag(key.orElseThrow(), tag.orElseThrow());
  }
}
