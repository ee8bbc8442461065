package dev.weft.domain.flow;

import dev.weft.domain.name.Tags;
import java.time.Instant;
import java.util.Objects;

/**
 * A flow without its members: what its row says and its lock protects.
 *
 * <p>{@code spec} is what its creator asked for and never changes; {@code tags} are those of now.
 *
 * @param settledAt when the settlement was written; {@link Instant#MAX} while unsettled
 * @param settlings how often it has come to an end; a replay takes an end back and leaves this
 */
public record Flow(
    FlowSpec spec,
    Tags tags,
    boolean sealed,
    GraphRevision revision,
    int nodes,
    int edges,
    Instant createdAt,
    Instant mutatedAt,
    Settlement settlement,
    Instant settledAt,
    int settlings,
    FlowCancellation cancellation) {

  public Flow {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(tags, "tags");
    Objects.requireNonNull(revision, "revision");
    Objects.requireNonNull(createdAt, "createdAt");
    Objects.requireNonNull(mutatedAt, "mutatedAt");
    Objects.requireNonNull(settlement, "settlement");
    Objects.requireNonNull(settledAt, "settledAt");
    Objects.requireNonNull(cancellation, "cancellation");
    if (nodes < 0 || edges < 0) {
      throw new IllegalArgumentException(spec.id() + ": " + nodes + " nodes, " + edges + " edges");
    }
  }

  /** An empty flow that takes members and edges. */
  public static Flow created(FlowSpec spec, Instant now) {
    return new Flow(
        spec,
        spec.tags(),
        false,
        GraphRevision.FIRST,
        0,
        0,
        now,
        now,
        Settlement.UNSETTLED,
        Instant.MAX,
        0,
        FlowCancellation.NONE);
  }

  public FlowId id() {
    return spec.id();
  }

  /** Whether graph calls are refused: it was cancelled, or has finished and is not replayed. */
  public boolean isClosed() {
    return settlement != Settlement.UNSETTLED;
  }

  /** The flow after a call that changed its graph. */
  public Flow grown(int moreNodes, int moreEdges, Instant now) {
    return new Flow(
        spec,
        tags,
        sealed,
        revision.next(),
        nodes + moreNodes,
        edges + moreEdges,
        createdAt,
        now,
        settlement,
        settledAt,
        settlings,
        cancellation);
  }

  /** The flow that takes no more members one by one. */
  public Flow seal() {
    return new Flow(
        spec,
        tags,
        true,
        revision,
        nodes,
        edges,
        createdAt,
        mutatedAt,
        settlement,
        settledAt,
        settlings,
        cancellation);
  }

  public Flow tagged(Tags changed) {
    return new Flow(
        spec,
        changed,
        sealed,
        revision,
        nodes,
        edges,
        createdAt,
        mutatedAt,
        settlement,
        settledAt,
        settlings,
        cancellation);
  }

  /** The flow after the finisher, or after a replay that took its end back. */
  public Flow settled(Settlement written, Instant now) {
    return new Flow(
        spec,
        tags,
        sealed,
        revision,
        nodes,
        edges,
        createdAt,
        mutatedAt,
        written,
        written == Settlement.UNSETTLED ? Instant.MAX : now,
        written == Settlement.UNSETTLED ? settlings : settlings + 1,
        cancellation);
  }

  /** The flow under this cancellation, which is one end however often it is written. */
  public Flow cancelled(FlowCancellation.Cancelled by) {
    return new Flow(
        spec,
        tags,
        sealed,
        revision,
        nodes,
        edges,
        createdAt,
        mutatedAt,
        Settlement.CANCELLED,
        by.at(),
        settlement == Settlement.CANCELLED ? settlings : settlings + 1,
        by);
  }
}
