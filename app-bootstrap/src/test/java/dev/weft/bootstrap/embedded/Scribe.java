package dev.weft.bootstrap.embedded;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.json.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Writes a frame and two patches under each lease, and remembers what was acknowledged. */
record Scribe(Api api, Map<String, String> acknowledged) {

  private static final String FRAMES =
      "[{\"kind\":\"stdout\",\"mode\":\"durable\",\"payload\":1,\"client_seq\":1},"
          + "{\"kind\":\"event\",\"mode\":\"summary\",\"payload\":{\"n\":1},\"client_seq\":2},"
          + "{\"kind\":\"event\",\"mode\":\"summary\",\"payload\":{\"n\":2},\"client_seq\":3}]";

  static Scribe over(Api api) {
    return new Scribe(api, new ConcurrentHashMap<>());
  }

  /** Numbered, so it may be asked again for as long as no answer comes. */
  Answer write(String handle) {
    String stream = stream(handle);
    Answer answer =
        api.post(stream + "/frames", "{\"handle\":\"" + handle + "\",\"frames\":" + FRAMES + "}");
    if (answer.status() == 200) {
      acknowledged.put(stream, member(answer, "ids"));
    }
    return answer;
  }

  private static String stream(String handle) {
    LeaseHandle parsed = LeaseHandle.parse(handle);
    String execution = parsed.execution().toString().replaceAll("[{}]", "");
    return "/v1/streams/" + execution + "/" + parsed.attempt();
  }

  /** Streams that are not as they were acknowledged, with what they hold instead. */
  List<String> broken() {
    return acknowledged.entrySet().stream()
        .flatMap(stream -> differences(stream.getKey(), stream.getValue()))
        .toList();
  }

  private Stream<String> differences(String stream, String ids) {
    List<String> stored =
        api.get(stream + "/frames?from=start&to=end&limit=10").texts("frames", "id").stream()
            .map(id -> "\"" + id + "\"")
            .toList();
    Answer summary = api.get(stream + "/summary");
    String held =
        "["
            + String.join(",", stored)
            + "]"
            + member(summary, "version")
            + member(summary, "document");
    return Stream.of(stream + " " + held).filter(it -> !held.equals(ids + "2{\"n\":2}"));
  }

  private static String member(Answer answer, String name) {
    return answer.body().find(name).map(Json::toString).orElse("absent");
  }
}
