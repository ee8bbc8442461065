package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api.Answer;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.ArrayList;
import java.util.List;

/** A flow from its submission to its replay, told over HTTP; the storage does not matter. */
final class FlowStory {

  private static final String GRAPH =
      """
      {"kind":"order","namespace":"shop","graph":{
        "nodes":[{"key":"a","kind":"work","lane":"%1$s","priority":9},
                 {"key":"b","kind":"work","lane":"%1$s","priority":8},
                 {"key":"c","kind":"work","lane":"%1$s","priority":7},
                 {"key":"join","kind":"work","lane":"%1$s"},
                 {"key":"last","kind":"work","lane":"%1$s"}],
        "edges":[{"from":"a","to":"join","data_passing_ref":"left"},{"from":"b","to":"join"},
                 {"from":"c","to":"join"},{"from":"join","to":"last"}],
        "policies":[{"to":"join","policy":{"kind":"quorum","k":1}}]}}
      """;

  private static final int ENDS = 7;

  private final Api api;
  private final Work work;
  private Answer submitted;

  FlowStory(Api api, String lane) {
    this.api = api;
    this.work = new Work(api, lane);
  }

  void tell() {
    submit();
    theFirstSuccessStartsTheJoinAndCancelsTheOthers();
    theJoinGetsTheResultAndFails();
    whatWaitedForItIsSkippedAndTheFlowFails();
    aReplayWithDownstreamEndsWell();
    subscribersHeardOfEveryEnd();
  }

  private void submit() {
    submitted = api.post("/v1/flows", GRAPH.formatted(work.lane()));
    assertThat(submitted.status()).isEqualTo(201);
    assertThat(submitted.body().find("graph_revision")).contains(JsonNumber.of(1));
    assertThat(submitted.body().find("node_count")).contains(JsonNumber.of(5));
    assertThat(state("join")).isEqualTo("waiting_children");
    assertThat(explain("join").toString()).contains("waiting_for_upstreams");
  }

  private void theFirstSuccessStartsTheJoinAndCancelsTheOthers() {
    String handle = work.claim();
    assertThat(work.settle("complete", handle, ",\"result\":{\"n\":1}").status()).isEqualTo(200);
    awaitState("b", "cancelled");
    awaitState("c", "cancelled");
    awaitState("join", "waiting");
    assertThat(api.get(flow() + "/edges?to=" + id("join")).texts("edges", "state"))
        .containsOnly("resolved");
  }

  private void theJoinGetsTheResultAndFails() {
    Answer claimed = work.claimed();
    JsonObject upstream =
        (JsonObject)
            ((JsonArray) claimed.first("claims").find("upstreams").orElseThrow())
                .elements()
                .getFirst();
    assertThat(upstream.find("data_passing_ref")).contains(new JsonString("left"));
    assertThat(upstream.find("result").orElseThrow().toString()).isEqualTo("{\"n\":1}");
    work.settle(
        "fail",
        claimed.textOfFirst("claims", "handle"),
        ",\"class\":\"permanent\",\"reason\":\"no\"");
  }

  private void whatWaitedForItIsSkippedAndTheFlowFails() {
    awaitState("last", "skipped");
    api.post("/v1/admin/reconcile/flow-finisher", "");
    Answer described = api.get(flow());
    assertThat(described.text("state")).isEqualTo("failed");
    assertThat(api.get(flow() + "/summary").text("derived_state")).isEqualTo("failed");
    assertThat(api.get("/v1/flows?namespace=shop&state=failed").texts("flows", "flow_id"))
        .contains(submitted.text("flow_id"));
  }

  private void aReplayWithDownstreamEndsWell() {
    assertThat(work.operate(id("join"), "replay", "{\"downstream\":true}").status()).isEqualTo(200);
    assertThat(state("last")).isEqualTo("waiting_children");
    work.settle("complete", work.claim(), "");
    awaitState("last", "waiting");
    work.settle("complete", work.claim(), "");
    awaitState("last", "completed");
    assertThat(api.get(flow() + "/graph").texts("nodes", "public_state"))
        .containsExactlyInAnyOrder("completed", "cancelled", "cancelled", "completed", "completed");
  }

  private void subscribersHeardOfEveryEnd() {
    String feed = "/v1/events?kinds=completion&namespace=shop&wait_ms=5000";
    Answer events = api.get(feed);
    List<String> ended = new ArrayList<>(events.texts("events", "outcome"));
    for (int page = 1; page < ENDS && ended.size() < ENDS; page++) {
      events = api.get(feed + "&after=" + events.text("next"));
      ended.addAll(events.texts("events", "outcome"));
    }
    assertThat(ended)
        .containsExactlyInAnyOrder(
            "success", "cancelled", "cancelled", "failed", "skipped", "success", "success");
    Answer more = api.get("/v1/events?namespace=shop&after=" + events.text("next"));
    assertThat(more.status()).isEqualTo(200);
  }

  private String flow() {
    return "/v1/flows/" + submitted.text("flow_id");
  }

  private String id(String key) {
    JsonObject executions = (JsonObject) submitted.body().find("executions").orElseThrow();
    return ((JsonString) executions.find(key).orElseThrow()).value().replaceAll("[{}]", "");
  }

  private String state(String key) {
    return work.state(id(key));
  }

  private JsonObject explain(String key) {
    return api.get("/v1/executions/" + id(key) + "/explain").body();
  }

  /** Dispatch runs beside the caller; a tick of its own helps where it is late. */
  private void awaitState(String key, String expected) {
    for (int i = 0; i < 1_000 && !state(key).equals(expected); i++) {
      api.post("/v1/admin/reconcile/dependency-reconciler", "");
    }
    assertThat(state(key)).as(key).isEqualTo(expected);
  }
}
