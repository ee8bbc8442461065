package dev.weft.bootstrap.crash;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.json.Json;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.summary.PatchDecision;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.testkit.driving.UseCases;
import dev.weft.testkit.stream.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a process was told is appended is there after its death (I21, I28). */
@Timeout(120)
class AppendCrashStoryTest {

  private static final int STREAMS = 3;
  private static final int ENOUGH = 300;
  private static final int MOST_OF_A_CALL = 2;

  private PostgresPorts ports;

  @BeforeEach
  void open() {
    ports = PostgresPorts.fresh();
  }

  @AfterEach
  void close() {
    ports.close();
  }

  @Test
  void every_acknowledged_frame_outlives_the_process_that_was_killed_meanwhile() throws Exception {
    UseCases engine = new UseCases(ports.transactions(), ports.ids());
    engine.submit(Collections.nCopies(STREAMS, aSubmission()));
    List<LeaseHandle> handles =
        engine.claim(aClaim().upTo(STREAMS)).stream().map(Claim::handle).toList();

    List<String> told = lifeOfAnAppender(handles);
    awaitLastWrites();

    assertThat(told).hasSizeGreaterThanOrEqualTo(ENOUGH);
    handles.forEach(handle -> survived(handle, told));
  }

  /** The server may still be busy with what the process asked for last. */
  private void awaitLastWrites() {
    String others =
        "SELECT count(*) FROM pg_stat_activity"
            + " WHERE application_name LIKE '%doomed%' AND datname = current_database()";
    while (!Sql.value(ports.database().owner(), others).equals("0")) {
      Thread.onSpinWait();
    }
  }

  private void survived(LeaseHandle handle, List<String> told) {
    Streams streams = new Streams(ports.transactions(), ports.json());
    List<Frame> frames = streams.frames(Streams.of(handle));
    List<String> stored =
        frames.stream().map(frame -> handle.execution() + " " + frame.id()).toList();
    List<String> mine =
        told.stream().filter(line -> line.startsWith(handle.execution() + " ")).toList();

    assertThat(mine).isNotEmpty();
    assertThat(stored).startsWith(mine.toArray(String[]::new));
    assertThat(stored).hasSizeBetween(mine.size(), mine.size() + MOST_OF_A_CALL);
    assertThat(frames).extracting(Frame::id).isSorted().doesNotHaveDuplicates();
    assertThat(streams.summary(Streams.of(handle)).orElseThrow().document())
        .isEqualTo(fold(frames));
  }

  private SummaryDocument fold(List<Frame> frames) {
    List<Json> patches =
        frames.stream()
            .filter(frame -> frame.mode() == FrameMode.Name.SUMMARY)
            .map(frame -> ports.json().parse(frame.bytes().value().toArray()))
            .map(parsed -> ((JsonCodec.ParseResult.Parsed) parsed).value())
            .toList();
    return ((PatchDecision.Patched) SummaryDocument.EMPTY.patchAll(patches)).next();
  }

  /** Killed by its handle, which leaves its pipe open; answers what it said, to the last word. */
  private List<String> lifeOfAnAppender(List<LeaseHandle> handles) throws IOException {
    Process appender = started(handles);
    List<String> told = new ArrayList<>();
    try (BufferedReader out = appender.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        told.add(line);
        if (told.size() >= ENOUGH && handles.stream().allMatch(it -> isUnderWay(it, told))) {
          appender.toHandle().destroyForcibly();
        }
      }
    } finally {
      appender.destroyForcibly();
    }
    return told;
  }

  /** Whether frames and a patch of it were acknowledged. */
  private static boolean isUnderWay(LeaseHandle handle, List<String> told) {
    return told.stream().filter(line -> line.startsWith(handle.execution() + " ")).count() > 2;
  }

  private Process started(List<LeaseHandle> handles) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                DoomedAppender.class.getName(),
                ports.database().url(),
                PostgresFixture.RUNTIME));
    handles.forEach(handle -> command.add(handle.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}
