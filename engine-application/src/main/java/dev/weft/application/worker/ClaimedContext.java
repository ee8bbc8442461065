package dev.weft.application.worker;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.name.Kind;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.handler.AttemptOutput;
import dev.weft.port.out.handler.HandlerContext;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A claim as its handler sees it. */
record ClaimedContext(Claim claim, BooleanSupplier cancelled, AttemptOutput output)
    implements HandlerContext {

  @Override
  public ExecutionId execution() {
    return claim.handle().execution();
  }

  @Override
  public LeaseHandle handle() {
    return claim.handle();
  }

  @Override
  public Kind kind() {
    return claim.kind();
  }

  @Override
  public int attempt() {
    return claim.handle().attempt();
  }

  @Override
  public Origin origin() {
    return claim.origin();
  }

  @Override
  public Content payload() {
    return claim.payload();
  }

  @Override
  public String payloadText() {
    return claim.payload().bytes().toUtf8();
  }

  @Override
  public List<PassedResult> upstreams() {
    return claim.upstreams();
  }

  @Override
  public boolean isCancelled() {
    return cancelled.getAsBoolean();
  }
}
