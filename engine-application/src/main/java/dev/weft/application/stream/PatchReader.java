package dev.weft.application.stream;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.json.JsonCodec;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns the bytes of patches and the text of documents into JSON values. */
record PatchReader(JsonCodec json) {

  /**
   * @throws InvalidInput when the bytes of a patch are not JSON
   */
  AppendRequest read(AppendFrames.Command call) {
    return new AppendRequest(call.handle(), call.frames(), patches(call.frames()));
  }

  private Map<FrameBytes, Json> patches(List<NewFrame> frames) {
    Map<FrameBytes, Json> patches = new HashMap<>();
    frames.stream()
        .filter(frame -> frame.mode() instanceof FrameMode.Summary)
        .forEach(frame -> patches.computeIfAbsent(frame.bytes(), this::patch));
    return patches;
  }

  private Json patch(FrameBytes bytes) {
    return switch (json.parse(bytes.value().toArray())) {
      case JsonCodec.ParseResult.Parsed parsed -> parsed.value();
      case JsonCodec.ParseResult.Unparseable unparseable ->
          throw InvalidInput.of("payload", unparseable.reason(), "a JSON object");
    };
  }

  /** The document as the store kept it, the version beside it. */
  SummaryDocument document(String text, long version) {
    return json.parse(text.getBytes(StandardCharsets.UTF_8))
                instanceof JsonCodec.ParseResult.Parsed parsed
            && parsed.value() instanceof JsonObject content
        ? new SummaryDocument(content, version)
        : failed(version);
  }

  private static SummaryDocument failed(long version) {
    throw new IllegalStateException("the stored summary of version " + version + " is no object");
  }
}
