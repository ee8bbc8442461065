package dev.weft.bootstrap.http.stream;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.FramePage;
import java.util.Base64;

/** Frames and pages of them as JSON. */
final class FrameJson {

  private FrameJson() {}

  static JsonObject page(FramePage page, boolean gap, StreamState state) {
    Members answer =
        new Members()
            .putEach("frames", page.frames(), FrameJson::frame)
            .put("trimmed", new JsonBoolean(gap));
    putState(answer, state);
    return answer.done();
  }

  static void putState(Members answer, StreamState state) {
    switch (state) {
      case StreamState.Open open -> answer.putNull("closed_at", "close_reason");
      case StreamState.Closed closed ->
          answer.put("closed_at", closed.at()).put("close_reason", closed.reason());
    }
  }

  static JsonObject frame(Frame frame) {
    FrameLabel label = frame.label();
    Members answer =
        new Members()
            .put("id", frame.id().toString())
            .put("kind", label.kind())
            .put("frame_type", label.frameType())
            .put("mode", frame.mode())
            .put("content_type", label.contentType())
            .put(
                "payload_base64",
                Base64.getEncoder().encodeToString(frame.bytes().value().toArray()));
    if (label.correlationId().equals(FrameLabel.NO_CORRELATION)) {
      answer.putNull("correlation_id");
    } else {
      answer.put("correlation_id", label.correlationId());
    }
    if (frame.summaryVersion() == Frame.NO_VERSION) {
      answer.putNull("summary_version");
    } else {
      answer.put("summary_version", frame.summaryVersion());
    }
    return answer.done();
  }
}
