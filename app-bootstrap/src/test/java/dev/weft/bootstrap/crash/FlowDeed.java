package dev.weft.bootstrap.crash;

import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.testkit.builders.DraftBuilder;

/**
 * What a process may be doing when it dies: the stage is set before, the deed may be done again.
 *
 * <p>Whoever is called {@code slow} is never worked on: it loses.
 */
enum FlowDeed {
  SUBMIT {
    @Override
    void prepare(FlowHands hands) {}

    @Override
    void act(FlowHands hands) {
      hands.submit(fanOut());
    }
  },
  DEFINE {
    @Override
    void prepare(FlowHands hands) {
      hands.submit(FlowHands.nodes("a", "b", "bad").edge("a", "b"));
      hands.work("a", "bad");
      hands.flows().dispatchAll();
    }

    @Override
    void act(FlowHands hands) {
      hands
          .flows()
          .define(
              hands.flow(),
              FlowHands.nodes("late", "later", "hopeless", "behind", "either")
                  .edge("a", "late")
                  .edge("b", "later")
                  .edge("late", "later")
                  .edge("bad", "hopeless")
                  .edge("hopeless", "behind")
                  .edge("a", "either")
                  .edge("bad", "either")
                  .joining("either", new EdgePolicy.AnyOf(OnSatisfied.LET_RUN)));
    }
  },
  GROW {
    @Override
    void prepare(FlowHands hands) {
      FlowGrowth growth = new FlowGrowth(hands);
      growth.create();
      growth.add("a");
      growth.add("bad");
      growth.seal("a");
      growth.seal("bad");
      hands.work("a", "bad");
      hands.flows().dispatchAll();
    }

    @Override
    void act(FlowHands hands) {
      FlowGrowth growth = new FlowGrowth(hands);
      growth.add("late");
      growth.add("either");
      growth.policy("either", new EdgePolicy.AnyOf(OnSatisfied.LET_RUN));
      growth.stage("a", "late");
      growth.apply("a", "late");
      growth.stage("bad", "either");
      growth.apply("bad", "either");
      growth.stage("late", "either");
      growth.seal("late");
      growth.sealFlow();
    }
  },
  DISPATCH {
    @Override
    void prepare(FlowHands hands) {
      hands.submit(fanOut());
      hands.work("source");
      hands.flows().dispatchAll();
    }

    @Override
    void act(FlowHands hands) {
      hands.workAndTell("a");
      hands.work("bad");
      hands.work("b");
      hands.flows().dispatchAll();
      hands.flows().finish();
    }
  },
  CANCEL_FLOW_ONLY {
    @Override
    void act(FlowHands hands) {
      hands.flows().cancel(hands.flow(), CancellationPolicy.FLOW_ONLY);
    }
  },
  CANCEL_ALL {
    @Override
    void act(FlowHands hands) {
      hands.flows().cancel(hands.flow(), CancellationPolicy.CANCEL_ALL);
      hands.flows().dispatchAll();
    }
  },
  CANCEL_PENDING {
    @Override
    void act(FlowHands hands) {
      hands.flows().cancel(hands.flow(), CancellationPolicy.CANCEL_PENDING);
      hands.flows().dispatchAll();
    }
  },
  REPLAY {
    @Override
    void prepare(FlowHands hands) {
      hands.submit(
          FlowHands.nodes("bad", "ok", "next", "join")
              .edge("bad", "next")
              .edge("next", "join")
              .edge("ok", "join")
              .joining("join", new EdgePolicy.Quorum(2, OnSatisfied.LET_RUN)));
      hands.work("bad", "ok");
      hands.flows().dispatchAll();
      hands.flows().finish();
    }

    @Override
    void act(FlowHands hands) {
      new ExecutionReplayer(hands.transactions())
          .replay(new ReplayExecution.Command(hands.execution("bad"), Deadline.NEVER, true));
    }
  };

  /** One has ended, one runs, one waits for a worker, two wait for others. */
  void prepare(FlowHands hands) {
    hands.submit(
        FlowHands.nodes("done", "held", "free", "next", "last")
            .edge("done", "free")
            .edge("held", "next")
            .edge("free", "last")
            .edge("next", "last"));
    hands.work("done");
    hands.flows().dispatchAll();
    hands.start("held");
  }

  abstract void act(FlowHands hands);

  /** Whether it adds edges. */
  boolean grows() {
    return this == SUBMIT || this == DEFINE || this == GROW;
  }

  /** One, three of which two suffice, and a branch that fails and takes others with it. */
  private static DraftBuilder fanOut() {
    return FlowHands.nodes("source", "a", "b", "slow", "join", "end", "bad", "skip", "too")
        .edge("source", "a")
        .edge("source", "b")
        .edge("source", "slow")
        .edge("a", "join")
        .edge("b", "join")
        .edge("slow", "join")
        .joining("join", new EdgePolicy.Quorum(2, OnSatisfied.CANCEL_REMAINING))
        .edge("join", "end")
        .edge("source", "bad")
        .edge("bad", "skip")
        .edge("skip", "too");
  }
}
