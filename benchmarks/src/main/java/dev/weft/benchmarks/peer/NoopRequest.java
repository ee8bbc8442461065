package dev.weft.benchmarks.peer;

import java.io.Serial;
import org.jobrunr.jobs.lambdas.JobRequest;

/** A JobRunr job that carries a payload and does nothing; JobRunr stores it as JSON. */
public final class NoopRequest implements JobRequest {

  @Serial private static final long serialVersionUID = 1L;

  private String payload = "";

  /** For JobRunr, which reads jobs back by reflection. */
  public NoopRequest() {}

  NoopRequest(String payload) {
    this.payload = payload;
  }

  public String payload() {
    return payload;
  }

  @Override
  public Class<NoopHandler> getJobRequestHandler() {
    return NoopHandler.class;
  }
}
