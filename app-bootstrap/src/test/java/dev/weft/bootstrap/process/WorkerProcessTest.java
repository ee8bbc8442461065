package dev.weft.bootstrap.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.bootstrap.cli.CommandRun;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class WorkerProcessTest {

  private static final String SCRIPT =
      """
      read payload
      case "$payload" in
        *fail*) exit 3;;
        *later*) exit 75;;
        *text*) echo "hello $WEFT_KIND $WEFT_ATTEMPT";;
        *chatty*) echo first; until [ -e "$GO" ]; do sleep 0.05; done; echo second >&2
          printf '\\377\\000\\n'; head -c 70000 /dev/zero | tr '\\0' x; exit 3;;
        *secret*) echo "${WEFT_TOKEN:-none}";;
        *) echo "{\\"got\\":$payload}";;
      esac
      """;

  @TempDir private Path folder;

  private Engine engine;
  private Api api;
  private Work work;

  @BeforeEach
  void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
    work = new Work(api, "shell");
  }

  @AfterEach
  void stop() {
    engine.close();
  }

  @Test
  void the_exit_code_decides_and_the_output_is_the_result_and_a_stream_while_it_comes()
      throws IOException {
    String echoed = work.submit(",\"payload\":{\"n\":1}");
    String text = work.submit(",\"payload\":\"text\"");
    String failed = work.submit(",\"payload\":\"fail\"");
    String later = work.submit(",\"payload\":\"later\"");
    String secret = work.submit(",\"payload\":\"secret\"");
    String chatty = work.submit(",\"payload\":\"chatty\"");

    try (WeftProcess worker = worker("sh", "-c", SCRIPT)) {
      await(echoed, "completed");
      await(text, "completed");
      await(failed, "failed");
      await(secret, "completed");
      await(later, "delayed", "waiting", "active");
      awaitAttempt(later, "transient");
      assertThat(awaitFrame(chatty)).contains(encoded("first")).contains("\"kind\":\"stdout\"");
      assertThat(work.state(chatty)).isEqualTo("active");
      Files.createFile(go());
      await(chatty, "failed");
      worker.terminate();
    }

    assertThat(result(echoed).body().toString()).contains("\"result\":{\"got\":{\"n\":1}}");
    assertThat(result(text).body().toString())
        .contains("\"content_type\":\"text/plain\"")
        .contains("aGVsbG8gd29yayAwCg==");
    assertThat(result(secret).body().toString()).contains("bm9uZQo=");
    assertThat(attempts(failed)).contains("\"failure_class\":\"permanent\"");
    assertThat(printed(chatty))
        .containsExactlyInAnyOrder(
            "stdout " + encoded("first"),
            "stderr " + encoded("second"),
            "stdout /wA=",
            "stdout " + encoded("x".repeat(65_536)),
            "stdout " + encoded("x".repeat(70_000 - 65_536)));
    assertThat(CommandRun.of("tail", "--url", api.address().toString(), chatty).out())
        .startsWith("first")
        .contains("second")
        .contains("-- attempt_failure");
  }

  @Test
  void a_worker_that_is_asked_to_end_gives_its_work_back_at_once() {
    String id = work.submit();

    try (WeftProcess worker = worker("sh", "-c", "sleep 600 & wait")) {
      await(id, "active");
      worker.terminate();
      assertThat(worker.process().descendants()).isEmpty();
    }

    assertThat(work.state(id)).isEqualTo("waiting");
    assertThat(attempts(id)).contains("\"outcome\":\"delayed\"");
    assertThat(work.claimed().each("claims")).hasSize(1);
  }

  @Test
  void a_command_that_cannot_be_run_takes_no_work() {
    String id = work.submit();

    CommandRun run =
        CommandRun.of("worker", "run", "--url", api.address().toString(), "--", "no-such-program");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("command was 'no-such-program'");
    assertThat(work.state(id)).isEqualTo("waiting");
  }

  private WeftProcess worker(String... command) {
    List<String> arguments =
        new ArrayList<>(
            List.of("worker", "run", "--url=" + api.address(), "--lane=shell", "--workers=3"));
    arguments.add("--");
    arguments.addAll(List.of(command));
    return WeftProcess.started(
        folder,
        Map.of("WEFT_TOKEN", "x".repeat(50), "GO", go().toString()),
        arguments.toArray(String[]::new));
  }

  /** The file a command waits for before it goes on. */
  private Path go() {
    return folder.resolve("go");
  }

  private String awaitFrame(String id) {
    return api.get("/v1/streams/" + id + "/0/tail?after=0-0&block_ms=30000").body().toString();
  }

  private List<String> printed(String id) {
    return api
        .get("/v1/streams/" + id + "/0/frames?from=start&to=end&limit=100")
        .each("frames")
        .stream()
        .map(frame -> text(frame, "kind") + " " + text(frame, "payload_base64"))
        .toList();
  }

  private static String text(JsonObject frame, String name) {
    return ((JsonString) frame.find(name).orElseThrow()).value();
  }

  private static String encoded(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** A claim in an empty lane is a wait that nobody here has to make. */
  private void await(String id, String... states) {
    while (!List.of(states).contains(work.state(id))) {
      pause();
    }
  }

  private void awaitAttempt(String id, String failure) {
    while (!attempts(id).contains("\"failure_class\":\"" + failure + "\"")) {
      pause();
    }
  }

  private void pause() {
    api.post(
        "/v1/claims",
        "{\"lane\":\"empty\",\"worker_id\":\"w\",\"worker_instance_id\":\"w\",\"wait_ms\":50}");
  }

  private Answer result(String id) {
    return api.get("/v1/executions/" + id + "/result");
  }

  private String attempts(String id) {
    return api.get("/v1/executions/" + id + "/attempts").body().toString();
  }
}
