package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api.Answer;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;

/** The life of one execution through the real wiring, told once for every storage. */
final class WholeStory {

  private WholeStory() {}

  /** Answers the id of the execution, as paths take it. */
  static String tell(Api api) {
    Answer submitted =
        api.post(
            "/v1/executions",
            """
            {"kind":"greet","payload":{"name":"Ada"},"idempotency_key":"first","priority":7}""");
    assertThat(submitted.status()).isEqualTo(201);
    String id = submitted.text("execution_id");
    String path = "/v1/executions/" + inPath(id);
    assertThat(api.get(path).text("public_state")).isEqualTo("waiting");

    Answer claimed =
        api.post(
            "/v1/claims",
            """
            {"lane":"default","worker_id":"w","worker_instance_id":"w-1","capabilities":[],
             "max":10,"lease_ms":30000,"wait_ms":0}""");
    assertThat(claimed.textOfFirst("claims", "execution_id")).isEqualTo(id);
    assertThat(claimed.first("claims").find("payload").orElseThrow().toString())
        .isEqualTo("{\"name\":\"Ada\"}");
    assertThat(api.get(path).text("public_state")).isEqualTo("active");

    String handle = claimed.textOfFirst("claims", "handle");
    Answer completed =
        api.post(
            "/v1/leases/complete",
            "{\"items\":[{\"handle\":\"" + handle + "\",\"result\":{\"text\":\"Hello Ada\"}}]}");
    assertThat(completed.textOfFirst("items", "status")).isEqualTo("completed");

    Answer described = api.get(path);
    assertThat(described.text("public_state")).isEqualTo("completed");
    assertThat(described.body().find("attempt_index")).contains(JsonNumber.of(0));

    assertEnd(api, path, id);
    return inPath(id);
  }

  static void assertEnd(Api api, String path, String id) {
    Answer result = api.get(path + "/result");
    assertThat(result.body())
        .isEqualTo(
            JsonObject.EMPTY
                .with("execution_id", new JsonString(id))
                .with("content_type", new JsonString("application/json"))
                .with("result", JsonObject.EMPTY.with("text", new JsonString("Hello Ada"))));
    assertThat(api.get(path + "/attempts").textOfFirst("attempts", "outcome")).isEqualTo("success");
  }

  static String inPath(String id) {
    return id.replace("{", "").replace("}", "");
  }
}
