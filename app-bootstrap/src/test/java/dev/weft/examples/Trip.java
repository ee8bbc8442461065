package dev.weft.examples;

import dev.weft.application.runtime.WeftEngine;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.definition.FlowSketch;
import dev.weft.domain.flow.definition.FlowSketch.Mark;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.flow.SubmitFlow;

/** A flow: two quotes race, the first one is booked, the loser is cancelled. */
final class Trip {

  private Trip() {}

  static ExecutionId booked(WeftEngine engine, FlowSpec trip) {
    FlowSketch<Submission> sketch = new FlowSketch<>();
    Mark air = sketch.node("air", Submission.of("quote"));
    Mark rail = sketch.node("rail", Submission.of("quote"));
    EdgePolicy first = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
    Mark book = sketch.node("book", Submission.of("book"), first, air, rail);
    sketch.node("mail", Submission.of("mail"), book);
    SubmitFlow.Result taken =
        engine.submit(new SubmitFlow.Command(trip, sketch.draft(), "travel desk"));
    if (taken instanceof SubmitFlow.Result.Submitted submitted) {
      return submitted.executions().get(new NodeKey("mail"));
    }
    throw new IllegalStateException(taken.toString());
  }
}
