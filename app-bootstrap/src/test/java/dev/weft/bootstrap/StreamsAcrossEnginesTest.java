package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.embedded.LocalCluster;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two engines over one database: what one writes wakes who waits at the other. */
@Timeout(180)
class StreamsAcrossEnginesTest {

  private static final Duration RARELY = Duration.ofMinutes(1);

  private static Engine engine(LocalCluster cluster) {
    return Engine.started(
        new EngineSettings(
            Engines.server(ApiTokens.NONE),
            new StorageSettings.Postgres(cluster.target(), true),
            RARELY,
            RARELY));
  }

  @Test
  void a_hint_wakes_the_tailer_of_another_engine_long_before_its_poll(@TempDir Path folder) {
    try (LocalCluster cluster = LocalCluster.started(folder);
        Engine writing = engine(cluster);
        Engine reading = engine(cluster)) {
      Work work = new Work(new Api(writing), "across");
      String id = work.submit();
      String handle = work.claim();
      Api reader = new Api(reading);
      String stream = "/v1/streams/" + id + "/0";
      CompletableFuture<Answer> frames = polled(reader, stream, "0-0");
      append(writing, stream, handle);
      String last = frames.join().textOfFirst("frames", "id");
      CompletableFuture<Answer> end = polled(reader, stream, last);

      work.settle("complete", handle, "");

      assertThat(end.join().text("close_reason")).isEqualTo("attempt_success");
      assertThat(reader.get(stream + "/summary").body().toString()).contains("\"n\":1");
    }
  }

  private static CompletableFuture<Answer> polled(Api api, String stream, String after) {
    return CompletableFuture.supplyAsync(
        () -> api.get(stream + "/tail?block_ms=30000&after=" + after));
  }

  private static void append(Engine engine, String stream, String handle) {
    Answer taken =
        new Api(engine)
            .post(
                stream + "/frames",
                "{\"handle\":\""
                    + handle
                    + "\",\"frames\":[{\"kind\":\"event\",\"mode\":\"summary\","
                    + "\"payload\":{\"n\":1}}]}");
    assertThat(taken.status()).as(taken.body().toString()).isEqualTo(200);
  }
}
