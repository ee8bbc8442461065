package dev.weft.benchmarks.weft;

import dev.weft.application.runtime.WorkerSettings;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.steady.Station;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.handler.HandlerOutcome;
import java.util.List;

/** One process of Weft that submits and works; its own submissions ring its workers. */
public final class WeftStation implements Station {

  private static final String KIND = "steady";
  private static final int HANDLERS = 16;
  private static final int PREFETCH = 484;

  private final FlowRuntime engine;

  private WeftStation(FlowRuntime engine) {
    this.engine = engine;
  }

  public static WeftStation open(BenchDatabase database, Begun begun) {
    FlowRuntime engine = new FlowRuntime(database, hints -> {});
    engine.hire(
        WorkerSettings.DEFAULT.running(HANDLERS, PREFETCH),
        KIND,
        context -> {
          begun.begun(context.payload().bytes().toArray());
          return HandlerOutcome.done();
        },
        event -> {});
    return new WeftStation(engine);
  }

  @Override
  public void submit(List<byte[]> payloads) {
    engine.submit(payloads.stream().map(WeftStation::submission).toList());
  }

  private static Submission submission(byte[] payload) {
    Content content = new Content(Bytes.of(payload), ContentType.OCTETS);
    return Submission.of(new Kind(KIND), content);
  }

  @Override
  public void close() {
    engine.close();
  }
}
