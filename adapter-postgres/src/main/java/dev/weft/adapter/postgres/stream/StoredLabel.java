package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;

/** The label of a frame as columns: NULL stands for what most frames have. */
final class StoredLabel {

  private StoredLabel() {}

  static String frameType(FrameLabel label) {
    return label.frameType().equals(label.kind().word()) ? null : label.frameType();
  }

  static String contentType(FrameLabel label) {
    return label.contentType().equals(FrameLabel.ANY_BYTES) ? null : label.contentType();
  }

  static String correlationId(FrameLabel label) {
    return label.correlationId().equals(FrameLabel.NO_CORRELATION) ? null : label.correlationId();
  }

  static FrameLabel toDomain(
      short kind, String frameType, String contentType, String correlationId) {
    FrameKind known = Code.FRAME_KIND.at(kind);
    return new FrameLabel(
        known,
        frameType == null ? known.word() : frameType,
        contentType == null ? FrameLabel.ANY_BYTES : contentType,
        correlationId == null ? FrameLabel.NO_CORRELATION : correlationId);
  }
}
