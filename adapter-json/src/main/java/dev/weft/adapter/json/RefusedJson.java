package dev.weft.adapter.json;

import dev.weft.port.out.json.JsonCodec.Reason;
import java.io.IOException;
import java.io.Serial;

/** Leaves the reader when the text is refused; never leaves the codec. */
final class RefusedJson extends IOException {

  @Serial private static final long serialVersionUID = 1L;

  private final Reason reason;

  RefusedJson(Reason reason) {
    super(reason.name());
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
