package dev.weft.port.out.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The projected rows of flows, and which of them are due to be projected. */
public interface FlowSummaries {

  /**
   * Makes flows due after the pause, unless they are due before that: a member ended, came or was
   * replayed, or the flow was sealed. Flows this transaction has locked.
   *
   * @param pause nothing where the flow may have ended; some time where it goes on for certain, so
   *     that a busy flow is not counted anew at each end
   */
  void touch(List<FlowId> flows, Duration pause);

  /** Up to {@code max} flows that are due, the longest due first. Nothing is locked. */
  List<DueFlow> listDue(int max);

  /** The summaries written before; a flow that has none is left out. */
  Map<FlowId, FlowSummary> list(List<FlowId> flows);

  /**
   * Writes summaries of flows this transaction has locked, and makes each due again as it says; a
   * settled one only when it is touched.
   */
  void write(List<ProjectedFlow> flows);

  /** Flows without members have no summary: they are due again when touched. */
  void leave(List<FlowId> flows);

  /**
   * A flow to project, and what that costs.
   *
   * @param members how many it has
   */
  record DueFlow(FlowId id, int members) {}
}
