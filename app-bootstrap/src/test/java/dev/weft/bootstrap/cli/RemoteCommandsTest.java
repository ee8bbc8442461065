package dev.weft.bootstrap.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Secret;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RemoteCommandsTest {

  private static final String NOBODY = "fp:7:00000000-0000-7000-8000-000000000000";

  private static Engine engine;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @Test
  void a_life_is_told_command_by_command() {
    Work work = new Work(new Api(engine), "cli");
    String id =
        told("exec submit hello --lane cli --payload 7 --priority 3 --tag team.owner=a")
            .split(" ")[0];
    assertThat(told("exec ls --lane cli --state waiting,active")).contains(id, "waiting", "hello");
    assertThat(told("exec explain " + id)).contains("no_capable_worker_seen");
    assertThat(told("exec priority " + id + " 9")).isEqualTo(id + " is changed");
    assertThat(told("exec show " + id)).contains("public_state", "waiting", "priority");

    work.settle("complete", work.claim(), ",\"result\":{\"ok\":true}");

    assertThat(told("exec result " + id)).isEqualTo("{\"ok\":true}");
    assertThat(told("exec attempts " + id)).contains("attempt_index", "success", "w-1");
    assertThat(told("exec replay " + id + " --reason again")).isEqualTo(id + " is replayed");
    assertThat(told("exec cancel " + id + " --reason enough --actor ada"))
        .isEqualTo(id + " is cancelled");
    assertThat(told("exec show " + id)).contains("enough", "ada");
    assertThat(told("worker ls")).contains("worker_id", "w-1");
  }

  @Test
  void a_lease_is_taken_away() {
    Work work = new Work(new Api(engine), "taken");
    String id = told("exec submit hello --lane taken").split(" ")[0];
    work.claim();

    assertThat(told("exec revoke " + id + " --reason stuck")).isEqualTo(id + " is revoked");
    assertThat(told("exec show " + id)).contains("waiting");
  }

  @Test
  void a_stream_is_printed_and_followed_to_its_end() {
    Work work = new Work(new Api(engine), "told");
    String id = told("exec submit hello --lane told").split(" ")[0];
    String handle = work.claim();
    new Api(engine)
        .post(
            "/v1/streams/" + id.replace("{", "").replace("}", "") + "/0/frames",
            "{\"handle\":\""
                + handle
                + "\",\"frames\":["
                + "{\"kind\":\"stdout\",\"mode\":\"durable\",\"payload\":\"out\"},"
                + "{\"kind\":\"stderr\",\"mode\":\"durable\",\"payload_base64\":\"G1sybQ==\"},"
                + "{\"kind\":\"blob\",\"mode\":\"durable\",\"payload_base64\":\"AAE=\"},"
                + "{\"kind\":\"event\",\"mode\":\"best_effort\",\"payload\":{\"t\":1}}]}");

    assertThat(told("tail " + id).lines())
        .containsExactly("\"out\"", ".[2m", "[2 bytes of application/octet-stream]", "{\"t\":1}");
    assertThat(told("tail --durable " + id)).doesNotContain("{\"t\":1}");
    assertThat(told("tail --json " + id).lines())
        .hasSize(4)
        .allMatch(line -> line.contains("\"id\":"));
    work.settle("complete", handle, "");
    assertThat(told("tail -f " + id).lines()).hasSize(5).last().isEqualTo("-- attempt_success");
    assertThat(told("tail " + id + " --attempt 0 --after 9999999999999-0"))
        .isEqualTo("-- attempt_success");
  }

  @Test
  void messages_and_their_endpoints_are_looked_after() {
    String added = told("outbox endpoints add https://hooks.example/in --secret-ref env:NONE");
    String id = added.lines().findFirst().orElseThrow().split(" +")[1];
    assertThat(told("outbox endpoints ls")).contains(id, "https://hooks.example/in", "closed");
    assertThat(told("outbox endpoints disable " + id + " --reason drill")).contains("false");
    assertThat(told("outbox endpoints enable " + id)).contains("true");
    assertThat(told("outbox endpoints show " + id)).contains("secret_ref", "env:NONE");
    new Api(engine)
        .post("/v1/outbox/messages", "{\"kind\":\"note\",\"endpoint_id\":\"" + id + "\"}");
    String listed = told("outbox ls --state pending --endpoint " + id);
    assertThat(listed).contains("note", "pending");
    String message = listed.lines().skip(1).findFirst().orElseThrow().split(" +")[0];
    assertThat(told("outbox attempts " + message)).contains("try", "duration_ms");
    assertThat(told("outbox stats")).contains("pending");
    assertThat(told("outbox redrive --force --endpoint " + id)).isEqualTo("0 messages");
    assertThat(told("outbox unpark --endpoint " + id)).isEqualTo("0 messages");
    assertThat(told("outbox drain --older-than 2020-01-01T00:00:00Z --dry-run --limit 5"))
        .contains("total", "0");
    assertThat(told("outbox drain --older-than 2020-01-01T00:00:00Z --json"))
        .isEqualTo("{\"dry_run\":false,\"total\":0,\"kinds\":{}}");
    assertThat(told("outbox endpoints rm " + id + " --abandon")).contains("removed");
  }

  @Test
  void lanes_are_paused_and_resumed() {
    assertThat(told("lane pause busy --reason flood")).isEqualTo("busy is paused");
    assertThat(told("lane ls")).contains("busy", "paused", "flood");
    assertThat(told("lane resume busy")).isEqualTo("busy is resumed");
  }

  @Test
  void what_operators_did_is_listed() {
    told("lane pause audited --reason flood --actor ada");
    told("lane resume audited");

    assertThat(told("audit ls --limit 2"))
        .contains("pause_lane", "audited", "done", "127.0.0.1", "flood", "ada")
        .contains("more: --before ");
    assertThat(told("audit ls --limit 1 --json")).startsWith("{\"actions\":[{\"number\":");
  }

  @Test
  void a_page_tells_how_to_go_on() {
    told("exec submit a --lane pages");
    told("exec submit b --lane pages");

    assertThat(told("exec ls --lane pages --limit 1")).contains("more: --cursor ");
    assertThat(told("exec ls --lane pages --limit 1 --json")).startsWith("{\"executions\":[{");
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        arguments("exec show " + NOBODY, 1, "there is no execution"),
        arguments("exec result " + NOBODY, 1, "(404 not_found)"),
        arguments("exec ls --limit 501", 1, "limit was '501'"),
        arguments("exec submit work --payload {", 2, "payload was '{'"),
        arguments("exec show nonsense", 2, "was 'nonsense'"),
        arguments("exec show", 2, "Missing required parameter"),
        arguments("exec", 2, "say what to do with executions"),
        arguments("lane", 2, "ls, pause or resume"),
        arguments("worker", 2, "say what to do: run or ls"),
        arguments("worker run --workers 0 -- true", 2, "workers was '0'"),
        arguments("worker run --otherwise maybe -- true", 2, "otherwise was 'maybe'"),
        arguments("worker run", 2, "Missing required parameter"),
        arguments("audit", 2, "say what to do: ls"),
        arguments("audit ls --limit 501", 1, "limit was '501'"),
        arguments("outbox", 2, "redrive, drain"),
        arguments("outbox endpoints", 2, "ls, show, add"),
        arguments("outbox attempts nonsense", 1, "message_id"),
        arguments("outbox endpoints rm x", 1, "endpoint_id"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void a_failure_is_one_line_and_a_code(String line, int code, String told) {
    assertThat(run(line)).isEqualTo(code);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).startsWith("weft: ").contains(told);
  }

  @Test
  void a_server_that_is_not_there_is_told_with_what_to_do() {
    int code = execute("worker", "ls", "--url", "http://127.0.0.1:1");

    assertThat(code).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines(
            "weft: no server answers at http://127.0.0.1:1: start one with weft serve, or say"
                + " where with --url");
  }

  @Test
  void an_address_that_is_none_is_a_mistake() {
    assertThat(execute("worker", "ls", "--url", "localhost")).isEqualTo(2);
    assertThat(execute("worker", "ls", "--url", "ftp://localhost")).isEqualTo(2);
    assertThat(execute("worker", "ls", "--url", "http://local host")).isEqualTo(2);
  }

  @Test
  void a_guarded_server_wants_the_token(@TempDir Path folder) throws IOException {
    String token = "0123456789abcdef".repeat(4);
    Path file = Files.writeString(folder.resolve("token"), token + "\n");
    try (Engine guarded = Engines.guardedBy(ApiTokens.parse(List.of(new Secret(token))))) {
      String url = guarded.address().toString();

      assertThat(execute("lane", "ls", "--url", url)).isEqualTo(1);
      assertThat(err.toString()).contains("--token-file").doesNotContain(token);
      assertThat(execute("lane", "ls", "--url", url, "--token-file", file.toString())).isZero();
      assertThat(CommandRun.with(Map.of("WEFT_TOKEN", token), "lane", "ls", "--url", url).code())
          .isZero();
    }
  }

  private String told(String line) {
    out.getBuffer().setLength(0);
    assertThat(run(line)).as(err.toString()).isZero();
    return out.toString().strip();
  }

  private int run(String line) {
    return WeftCommand.line(Map.of("WEFT_URL", engine.address().toString()))
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(line.split(" "));
  }

  private int execute(String... arguments) {
    return WeftCommand.line(Map.of())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }
}
