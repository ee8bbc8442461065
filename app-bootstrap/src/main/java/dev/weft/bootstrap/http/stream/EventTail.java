package dev.weft.bootstrap.http.stream;

import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.stream.TailFrames;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A stream as server-sent events: {@code frame} for each, {@code gap} where some were trimmed,
 * {@code end} once and last.
 *
 * <p>A line of nothing goes out while nothing happens, so that a reader who left is noticed. A
 * store that goes away ends the events early; the reader comes back with the last id it saw.
 */
final class EventTail {

  private static final Logger LOG = LoggerFactory.getLogger(EventTail.class);
  private static final Duration BREATH = Duration.ofSeconds(15);

  private final TailHub tails;
  private final Context ctx;
  private final StreamKey stream;

  EventTail(TailHub tails, Context ctx, StreamKey stream) {
    this.tails = tails;
    this.ctx = ctx;
    this.stream = stream;
  }

  void follow(TailRequest asked) {
    TailFrames.Result first = step(asked, asked.after(), Duration.ZERO);
    if (first instanceof TailFrames.Result.NotFound) {
      throw StreamPaths.notFound(stream);
    }
    ctx.contentType("text/event-stream");
    ctx.header("Cache-Control", "no-store");
    try {
      relay(asked, first);
    } catch (IOException | TransientPortException cutOff) {
      LOG.debug("the events of {} end early", stream, cutOff);
    }
  }

  private void relay(TailRequest asked, TailFrames.Result first) throws IOException {
    OutputStream out = ctx.outputStream();
    StreamPosition after = asked.after();
    TailFrames.Result result = first;
    while (true) {
      if (result instanceof TailFrames.Result.Answered page) {
        send(out, page);
        if (page.end() instanceof StreamState.Closed) {
          return;
        }
        after = page.page().frames().getLast().id().position();
      } else {
        out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
      }
      out.flush();
      if (tails.isClosed()) {
        return;
      }
      result = step(asked, after, BREATH);
    }
  }

  private TailFrames.Result step(TailRequest asked, StreamPosition after, Duration block) {
    TailRequest request = new TailRequest(after, block, asked.limit(), asked.visibility());
    try {
      return tails.tail(new TailFrames.Command(stream, request)).toCompletableFuture().join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private static void send(OutputStream out, TailFrames.Result.Answered page) throws IOException {
    if (page.gap()) {
      write(out, "gap", "", new Members().put("trimmed", new JsonBoolean(true)).done());
    }
    for (Frame frame : page.page().frames()) {
      write(out, "frame", "id: " + frame.id() + "\n", FrameJson.frame(frame));
    }
    if (page.end() instanceof StreamState.Closed closed) {
      Members end = new Members();
      FrameJson.putState(end, closed);
      write(out, "end", "", end.done());
    }
    out.flush();
  }

  private static void write(OutputStream out, String event, String id, Json body)
      throws IOException {
    String text = "event: " + event + "\n" + id + "data: " + body + "\n\n";
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
