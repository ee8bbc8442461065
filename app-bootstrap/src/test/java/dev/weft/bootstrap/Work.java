package dev.weft.bootstrap;

import dev.weft.bootstrap.Api.Answer;

/** Submits and claims in one lane, as stories need it. */
public record Work(Api api, String lane) {

  /** Answers the id, as paths take it. */
  public String submit() {
    return submit("");
  }

  /**
   * @param more further members, each beginning with a comma
   */
  public String submit(String more) {
    Answer created =
        api.post("/v1/executions", "{\"kind\":\"work\",\"lane\":\"" + lane + "\"" + more + "}");
    if (created.status() != 201) {
      throw new AssertionError(created.body().toString());
    }
    return created.text("execution_id").replaceAll("[{}]", "");
  }

  /** The handle of the one execution that must be there. */
  public String claim() {
    return claimed().textOfFirst("claims", "handle");
  }

  public Answer claimed() {
    return api.post(
        "/v1/claims",
        "{\"lane\":\"%s\",\"worker_id\":\"w\",\"worker_instance_id\":\"w-1\"}".formatted(lane));
  }

  public Answer settle(String how, String handle, String more) {
    return api.post(
        "/v1/leases/" + how, "{\"items\":[{\"handle\":\"" + handle + "\"" + more + "}]}");
  }

  public Answer renew(String handle) {
    return api.post("/v1/leases/renew", "{\"handles\":[\"" + handle + "\"]}");
  }

  public Answer operate(String id, String what, String body) {
    return api.post("/v1/executions/" + id + "/" + what, body);
  }

  public String state(String id) {
    return api.get("/v1/executions/" + id).text("public_state");
  }
}
