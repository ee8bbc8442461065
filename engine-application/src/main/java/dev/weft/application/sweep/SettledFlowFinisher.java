package dev.weft.application.sweep;

import dev.weft.application.decided.StoreAway;
import dev.weft.application.flow.FlowEnds;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.projection.FlowStanding;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.domain.projection.SettlingDecision;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.in.sweep.FinishSettledFlows;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.out.flow.FlowStore.LockedFlows;
import dev.weft.port.out.flow.FlowSummaries.DueFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts the members of flows that moved: writes their summaries, and the end of those whose
 * members have all ended.
 *
 * <p>A flow that somebody holds is left for the next step. Dispatch passes over what is held here,
 * so a transaction takes as many flows as it counts quickly. If it fails, each of them is tried
 * alone.
 */
public final class SettledFlowFinisher implements FinishSettledFlows {

  private static final int FLOWS = 500;

  /** Members that one transaction counts, unless a single flow has more. */
  private static final int MEMBERS = 500;

  /** Claims and delays touch no flow: what they change is projected this much later. */
  private static final Duration AGAIN = Duration.ofSeconds(15);

  private final Transactions transactions;

  public SettledFlowFinisher(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public FlowSweepReport finishOnce() {
    List<DueFlow> due = transactions.run(stores -> stores.flow().summaries().listDue(FLOWS));
    return batches(due).stream()
        .map(this::together)
        .reduce(FlowSweepReport.NOTHING, FlowSweepReport::plus);
  }

  private static List<List<FlowId>> batches(List<DueFlow> due) {
    List<List<FlowId>> batches = new ArrayList<>();
    int room = 0;
    for (DueFlow flow : due) {
      if (batches.isEmpty() || room < flow.members()) {
        batches.add(new ArrayList<>());
        room = MEMBERS;
      }
      batches.getLast().add(flow.id());
      room -= flow.members();
    }
    return batches;
  }

  private FlowSweepReport together(List<FlowId> due) {
    try {
      return transactions.run(stores -> project(stores, due));
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return due.stream().map(this::alone).reduce(FlowSweepReport.NOTHING, FlowSweepReport::plus);
    }
  }

  private FlowSweepReport alone(FlowId flow) {
    try {
      return transactions.run(stores -> project(stores, List.of(flow)));
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return new FlowSweepReport(1, 0, 1);
    }
  }

  private static FlowSweepReport project(Stores stores, List<FlowId> due) {
    LockedFlows locked = stores.flow().flows().lockFree(due);
    List<FlowId> ids = locked.flows().stream().map(Flow::id).toList();
    if (ids.isEmpty()) {
      return FlowSweepReport.NOTHING;
    }
    Map<FlowId, StateCounts> counts = stores.flow().members().countMembers(ids);
    List<Flow> settled = settled(locked, counts);
    if (!settled.isEmpty()) {
      stores.flow().flows().write(settled);
      FlowEnds.tell(stores, settled);
    }
    writeSummaries(stores, locked, counts);
    return new FlowSweepReport(ids.size(), settled.size(), 0);
  }

  private static List<Flow> settled(LockedFlows locked, Map<FlowId, StateCounts> counts) {
    List<Flow> settled = new ArrayList<>();
    for (Flow flow : locked.flows()) {
      StateCounts members = counts.getOrDefault(flow.id(), StateCounts.NONE);
      FlowStanding standing = new FlowStanding(flow.settlement(), flow.sealed(), members);
      if (standing.settle() instanceof SettlingDecision.Settled end) {
        settled.add(flow.settled(end.settlement(), locked.now()));
      }
    }
    return settled;
  }

  private static void writeSummaries(
      Stores stores, LockedFlows locked, Map<FlowId, StateCounts> counts) {
    List<FlowId> ids = locked.flows().stream().map(Flow::id).toList();
    Map<FlowId, FlowSummary> before = stores.flow().summaries().list(ids);
    List<ProjectedFlow> projected = new ArrayList<>();
    List<FlowId> empty = new ArrayList<>();
    for (Flow flow : locked.flows()) {
      StateCounts members = counts.getOrDefault(flow.id(), StateCounts.NONE);
      summary(before.get(flow.id()), members, locked.now())
          .map(summary -> new ProjectedFlow(flow.id(), summary, again(flow, members)))
          .ifPresentOrElse(projected::add, () -> empty.add(flow.id()));
    }
    stores.flow().summaries().write(projected);
    stores.flow().summaries().leave(empty);
  }

  private static Optional<FlowSummary> summary(
      FlowSummary before, StateCounts members, Instant now) {
    return before == null ? FlowSummary.of(members, now) : Optional.of(before.after(members, now));
  }

  private static Duration again(Flow flow, StateCounts members) {
    boolean over = flow.sealed() || flow.settlement() == Settlement.CANCELLED;
    return over && members.allTerminal() ? ProjectedFlow.NEVER_AGAIN : AGAIN;
  }
}
