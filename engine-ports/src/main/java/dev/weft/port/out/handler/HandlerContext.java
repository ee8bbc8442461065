package dev.weft.port.out.handler;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.name.Kind;
import java.util.List;

/** One attempt as its handler sees it. */
public interface HandlerContext {

  ExecutionId execution();

  /** What fenced writes show, such as the submission of a child. */
  LeaseHandle handle();

  Kind kind();

  /** From 0; counts every claim of the execution. */
  int attempt();

  Origin origin();

  Content payload();

  /** The payload's bytes as UTF-8. */
  String payloadText();

  /**
   * The results of the upstreams that succeeded, by edge id; empty outside a flow. All come with
   * their bytes, or none: then each is read by its upstream's id.
   */
  List<PassedResult> upstreams();

  /** Where this attempt writes what it has to tell. */
  AttemptOutput output();

  /** The lease is gone, or the engine stops: leave soon, the answer will be dropped. */
  boolean isCancelled();
}
