package dev.weft.bootstrap.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FrameUploadTest {

  private static final String EXECUTION = "{fp:7}:550e8400-e29b-41d4-a716-446655440000";
  private static final JsonObject CLAIM =
      new Members()
          .put("execution_id", EXECUTION)
          .put("attempt_index", 2)
          .put("handle", "the handle")
          .done();

  private final JsonCodec json = new JacksonJsonCodec(JsonLimits.DEFAULT);
  private final Queue<Integer> statuses = new ArrayDeque<>();
  private final Queue<JsonObject> bodies = new ConcurrentLinkedQueue<>();
  private final Queue<String> paths = new ConcurrentLinkedQueue<>();
  private HttpServer stub;

  @BeforeEach
  void listen() throws IOException {
    stub = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    stub.createContext("/", this::answer);
    stub.start();
  }

  @AfterEach
  void close() {
    stub.stop(0);
  }

  @Test
  void an_append_without_an_answer_is_sent_again_with_the_same_numbers() throws Exception {
    statuses.addAll(List.of(503, 500, 429, 200));
    CommandOutput output = printed("one", "two");

    upload(true).send(output);

    assertThat(paths)
        .hasSize(4)
        .allMatch("/v1/streams/fp:7:550e8400-e29b-41d4-a716-446655440000/2/frames"::equals);
    assertThat(bodies.stream().distinct()).hasSize(1);
    assertThat(((JsonArray) bodies.peek().find("frames").orElseThrow()).elements())
        .extracting(frame -> Shown.member((JsonObject) frame, "client_seq"))
        .containsExactly("1", "2");
  }

  @Test
  void what_the_server_refuses_is_dropped_and_holds_nobody_up() throws Exception {
    statuses.add(409);
    CommandOutput output = printed("one");

    upload(true).send(output);
    IntStream.range(0, 2_000).forEach(i -> output.add(label(), FrameBytes.ofUtf8("more")));

    assertThat(paths).hasSize(1);
    assertThat(output.take()).isEmpty();
  }

  @Test
  void nobody_asks_again_once_the_worker_ends() throws Exception {
    statuses.add(503);

    upload(false).send(printed("one"));

    assertThat(paths).hasSize(1);
  }

  @Test
  void a_command_that_prints_faster_than_the_server_takes_it_waits() throws Exception {
    int frames = 2_000;
    CommandOutput output = new CommandOutput(1);
    CountDownLatch printedAll = new CountDownLatch(1);
    Thread.ofVirtual()
        .start(
            () -> {
              IntStream.range(0, frames).forEach(i -> output.add(label(), FrameBytes.ofUtf8("x")));
              output.pipeEnded();
              printedAll.countDown();
            });

    int taken = 0;
    for (int most = output.take().size(); most > 0; most = output.take().size()) {
      assertThat(most).isLessThanOrEqualTo(500);
      taken += most;
    }

    printedAll.await();
    assertThat(taken).isEqualTo(frames);
  }

  private FrameUpload upload(boolean again) {
    URI address = URI.create("http://127.0.0.1:" + stub.getAddress().getPort());
    return new FrameUpload(new Server(address, Secret.NONE, json), CLAIM, () -> again);
  }

  private static CommandOutput printed(String... lines) {
    CommandOutput output = new CommandOutput(1);
    List.of(lines).forEach(line -> output.add(label(), FrameBytes.ofUtf8(line)));
    output.pipeEnded();
    return output;
  }

  private static FrameLabel label() {
    return FrameLabel.of(FrameKind.STDOUT);
  }

  private void answer(HttpExchange exchange) throws IOException {
    if (json.parse(exchange.getRequestBody().readAllBytes()) instanceof ParseResult.Parsed parsed) {
      bodies.add((JsonObject) parsed.value());
    }
    paths.add(exchange.getRequestURI().getRawPath());
    byte[] answer = "{\"code\":\"said\",\"detail\":\"said\"}".getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(statuses.remove(), answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }
}
