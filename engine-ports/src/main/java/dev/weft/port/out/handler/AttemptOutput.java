package dev.weft.port.out.handler;

import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import java.util.List;

/**
 * The output stream of one attempt, for its handler to write.
 *
 * <p>Each call is stored before it returns, except telemetry, which a crash of the store may lose.
 * May be called by several threads at once.
 */
public interface AttemptOutput {

  /**
   * Appends frames of any kind and mode, all or none.
   *
   * @throws OutputRefused when the lease is gone or a client sequence was used for other bytes
   * @throws dev.weft.domain.input.InvalidInput when a patch cannot be applied
   */
  List<FrameId> write(List<NewFrame> frames);

  /** A line of text on standard output; a long one becomes several frames. */
  void log(String line);

  /** A line of text on standard error; a long one becomes several frames. */
  void warn(String line);

  /**
   * Live telemetry, kept for a while.
   *
   * @param json one JSON value
   */
  void telemetry(String json);

  /**
   * Merges into the rolling summary.
   *
   * @param json a JSON object; null deletes a member
   */
  void patch(String json);

  /**
   * Sets {@code progress} in the rolling summary.
   *
   * @param fraction 0 to 1
   */
  void progress(double fraction);
}
