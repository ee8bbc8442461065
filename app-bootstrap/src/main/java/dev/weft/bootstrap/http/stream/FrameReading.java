package dev.weft.bootstrap.http.stream;

import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.content.Content;
import dev.weft.domain.json.Json;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import java.time.Duration;
import java.util.Optional;

/** Reads one frame of an append. */
final class FrameReading {

  static final Input[] MEMBERS = {
    Input.any("payload"),
    Input.text("payload_base64"),
    Input.text("content_type"),
    Input.text("kind").needed(),
    Input.text("frame_type"),
    Input.text("correlation_id"),
    Input.integer("client_seq"),
    Input.text("mode").needed(),
    Input.object(
        "best_effort",
        Input.integer("ttl_ms"),
        Input.integer("floor"),
        Input.integer("ceiling"),
        Input.number("alpha"))
  };

  private final Contents contents;

  FrameReading(Contents contents) {
    this.contents = contents;
  }

  NewFrame read(Fields fields) {
    Content content = contents.read(fields, "payload");
    Optional<FrameKind> kind = fields.require("kind", word -> FrameKind.parse(Values.text(word)));
    Optional<String> type = fields.read("frame_type", Values::text);
    Optional<String> correlation = fields.read("correlation_id", Values::text);
    Optional<ClientSeq> number =
        fields.read("client_seq", value -> ClientSeq.of(Values.whole(value)));
    Optional<FrameMode> mode = mode(fields);
    Optional<FrameBytes> bytes = fields.make(() -> new FrameBytes(content.bytes()));
    Optional<FrameLabel> label =
        kind.flatMap(
            known ->
                fields.make(
                    () ->
                        new FrameLabel(
                            known,
                            type.orElse(known.word()),
                            content.type().value(),
                            correlation.orElse(FrameLabel.NO_CORRELATION))));
    fields.finish();
    return new NewFrame(
        label.orElseThrow(),
        bytes.orElseThrow(),
        mode.orElseThrow(),
        number.orElse(ClientSeq.NONE));
  }

  private static Optional<FrameMode> mode(Fields fields) {
    Optional<FrameMode.Name> name =
        fields.require("mode", word -> FrameMode.Name.parse(Values.text(word)));
    Optional<BestEffortConfig> config = fields.read("best_effort", FrameReading::config);
    if (config.isPresent() && name.isPresent() && name.get() != FrameMode.Name.BEST_EFFORT) {
      fields.refuse("best_effort", "present", "nothing beside another mode");
    }
    return name.map(known -> mode(known, config.orElse(BestEffortConfig.DEFAULT)));
  }

  private static FrameMode mode(FrameMode.Name name, BestEffortConfig config) {
    return switch (name) {
      case DURABLE -> new FrameMode.Durable();
      case SUMMARY -> new FrameMode.Summary();
      case BEST_EFFORT -> new FrameMode.BestEffort(config);
    };
  }

  private static BestEffortConfig config(Json value) {
    BestEffortConfig usual = BestEffortConfig.DEFAULT;
    Fields fields = Fields.of(value);
    Optional<Duration> ttl = fields.read("ttl_ms", Values::millis);
    Optional<Integer> floor = fields.read("floor", Values::integer);
    Optional<Integer> ceiling = fields.read("ceiling", Values::integer);
    Optional<Double> alpha = fields.read("alpha", Values::real);
    Optional<BestEffortConfig> config =
        fields.make(
            () ->
                new BestEffortConfig(
                    ttl.orElse(usual.ttl()),
                    floor.orElse(usual.floor()),
                    ceiling.orElse(usual.ceiling()),
                    alpha.orElse(usual.alpha())));
    fields.finish();
    return config.orElseThrow();
  }
}
