package dev.weft.testkit.manual;

import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.lane.LaneLister;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.worker.ExecutionRunner;
import dev.weft.application.worker.LastWord;
import dev.weft.application.worker.LastWords;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.FixedRandom;
import dev.weft.testkit.driving.Sweeps;
import java.time.Instant;
import java.util.List;

/** One pass: every sweep, then each lane in turn, claimed, run and settled. */
record ManualStep(
    Transactions transactions,
    IdSource ids,
    HandlerRegistry handlers,
    Capabilities capabilities,
    DueTimes due,
    JsonCodec json) {

  private static final int AT_ONCE = 100;

  int run() {
    Sweeps sweeps = new Sweeps(transactions);
    sweeps.reap();
    sweeps.timeOut();
    sweeps.expire();
    return handlers.handlers().isEmpty() ? 0 : runLanes();
  }

  private int runLanes() {
    int ran = 0;
    for (LaneView lane : new LaneLister(transactions).list()) {
      List<Claim> claims = claim(lane.lane());
      claims.forEach(this::handle);
      ran += claims.size();
    }
    return ran;
  }

  private List<Claim> claim(Lane lane) {
    return new ExecutionClaimer(transactions, ids)
        .claim(
            new ClaimRequest(
                lane,
                capabilities,
                handlers.kinds(),
                new Worker("manual", "manual"),
                AT_ONCE,
                LeaseTtl.DEFAULT));
  }

  private void handle(Claim claim) {
    HandlerOutcome outcome =
        new ExecutionRunner(handlers, new FrameAppender(transactions, json))
            .run(claim, () -> false);
    Instant now = claim.leaseExpiresAt().minus(LeaseTtl.DEFAULT.value());
    Settlement settlement =
        lastWords().settle(List.of(LastWord.of(claim, outcome, now))).getFirst();
    if (settlement instanceof Settlement.RunsAgain again) {
      due.add(again.runAt());
    }
  }

  private LastWords lastWords() {
    return new LastWords(
        new ExecutionCompleter(transactions),
        new ExecutionFailer(transactions, new FixedRandom(0.0)),
        new ExecutionDelayer(transactions));
  }
}
