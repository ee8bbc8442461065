package dev.weft.application.runtime;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.time.Duration;
import java.util.List;

/** Counts what is granted and how long the store takes for it. */
public final class MeasuredClaimer implements ClaimExecutions {

  private final ClaimExecutions direct;
  private final Telemetry telemetry;

  public MeasuredClaimer(ClaimExecutions direct, Telemetry telemetry) {
    this.direct = direct;
    this.telemetry = telemetry;
  }

  @Override
  public List<Claim> claim(ClaimRequest request) {
    long start = System.nanoTime();
    List<Claim> claims = direct.claim(request);
    telemetry.took(Measure.CLAIM, Duration.ofNanos(System.nanoTime() - start));
    telemetry.counted(Measure.EXECUTIONS_CLAIMED, claims.size());
    return claims;
  }
}
