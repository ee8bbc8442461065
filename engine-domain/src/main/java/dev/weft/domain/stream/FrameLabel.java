package dev.weft.domain.stream;

import java.util.Objects;

/**
 * What a frame says about its bytes: kind, free type, content type, correlation id.
 *
 * <p>The type defaults to the word of the kind. A correlation id of {@link #NO_CORRELATION} means
 * that the frame has none.
 */
public record FrameLabel(
    FrameKind kind, String frameType, String contentType, String correlationId) {

  public static final String NO_CORRELATION = "";
  public static final String ANY_BYTES = "application/octet-stream";

  public FrameLabel {
    Objects.requireNonNull(kind, "kind");
    FrameText.require("frame_type", frameType);
    FrameText.require("content_type", contentType);
    if (!NO_CORRELATION.equals(correlationId)) {
      FrameText.require("correlation_id", correlationId);
    }
  }

  public static FrameLabel of(FrameKind kind) {
    return new FrameLabel(kind, kind.word(), ANY_BYTES, NO_CORRELATION);
  }

  public FrameLabel withFrameType(String changed) {
    return new FrameLabel(kind, changed, contentType, correlationId);
  }

  public FrameLabel withContentType(String changed) {
    return new FrameLabel(kind, frameType, changed, correlationId);
  }

  public FrameLabel withCorrelationId(String changed) {
    return new FrameLabel(kind, frameType, contentType, changed);
  }
}
