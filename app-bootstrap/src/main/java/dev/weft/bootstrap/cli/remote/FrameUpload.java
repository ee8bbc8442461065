package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.stream.NewFrame;
import java.util.Base64;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends what a command prints to the stream of its attempt, as it comes.
 *
 * <p>Frames are numbered, so an append whose answer was lost is sent again and stored once (I25).
 *
 * @param again waits a little after a failure; answers whether to go on
 */
record FrameUpload(Server server, JsonObject claim, BooleanSupplier again) {

  private static final Logger LOG = LoggerFactory.getLogger(FrameUpload.class);

  /** Returns when all of it is stored, or when the server does not want it. */
  void send(CommandOutput output) throws InterruptedException {
    try {
      List<NewFrame> frames = output.take();
      while (!frames.isEmpty() && isStored(body(frames))) {
        frames = output.take();
      }
    } finally {
      output.drop();
    }
  }

  private boolean isStored(JsonObject body) {
    String path =
        Paths.ofStream(
            Shown.member(claim, "execution_id"),
            Integer.parseInt(Shown.member(claim, "attempt_index")));
    while (true) {
      try {
        server.post(path + "/frames", body);
        return true;
      } catch (RemoteFailure failed) {
        if (!failed.mayPass() || !again.getAsBoolean()) {
          LOG.warn("the rest of a command's output is dropped: {}", failed.getMessage());
          return false;
        }
      }
    }
  }

  private JsonObject body(List<NewFrame> frames) {
    return new Members()
        .put("handle", Shown.member(claim, "handle"))
        .putEach("frames", frames, FrameUpload::json)
        .done();
  }

  private static JsonObject json(NewFrame frame) {
    return new Members()
        .put("kind", frame.label().kind().word())
        .put("mode", "durable")
        .put("content_type", frame.label().contentType())
        .put("payload_base64", encoded(frame))
        .put("client_seq", frame.clientSeq().value())
        .done();
  }

  private static String encoded(NewFrame frame) {
    return Base64.getEncoder().encodeToString(frame.bytes().value().toArray());
  }
}
