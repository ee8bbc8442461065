package dev.weft.adapter.inmemory;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.Operator;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Does anything an engine can do, in a drawn order, and remembers every id it made. */
final class RandomDeeds {

  private final Random random;
  private final MutableClock clock;
  private final IdSource ids;
  private final RandomFlows flows;
  private final List<ExecutionId> made = new ArrayList<>();
  private final List<LeaseHandle> held = new ArrayList<>();
  private final RandomPosts messages;

  RandomDeeds(Random random, MutableClock clock, IdSource ids) {
    this.random = random;
    this.clock = clock;
    this.ids = ids;
    this.messages = new RandomPosts(random, clock, ids);
    this.flows = new RandomFlows(random, ids);
  }

  List<ExecutionId> made() {
    return List.copyOf(made);
  }

  void some(int count, Transactions transactions) {
    for (int i = 0; i < count; i++) {
      one(transactions);
    }
  }

  private void one(Transactions transactions) {
    UseCases engine = new UseCases(transactions, ids);
    Moves moves = new Moves(transactions);
    switch (random.nextInt(10)) {
      case 0 -> submit(engine);
      case 1 -> claim(engine);
      case 2 -> settle(engine, moves);
      case 3 -> interfere(moves);
      case 4 -> renew(engine);
      case 5 -> gate(new Operator(transactions));
      case 6, 7 -> flows.one(transactions);
      case 8 -> messages.one(transactions);
      default -> clock.advance(Duration.ofMillis(random.nextInt(2_000)));
    }
  }

  private void submit(UseCases engine) {
    made.add(
        engine.submit(
            aSubmission()
                .inLane("lane " + random.nextInt(2))
                .ofKind("kind-" + random.nextInt(2))
                .withPriority(random.nextInt(3))
                .notBefore(clock.now().plusMillis(random.nextInt(1_000) - 500))));
    engine.asked(aSubmission().inLane("keyed").keyed("k" + random.nextInt(5)));
  }

  private void claim(UseCases engine) {
    engine.claim(aClaim().inLane("lane " + random.nextInt(2)).upTo(4)).stream()
        .map(Claim::handle)
        .forEach(held::add);
  }

  private void settle(UseCases engine, Moves moves) {
    if (held.isEmpty()) {
      return;
    }
    LeaseHandle handle = held.get(random.nextInt(held.size()));
    if (random.nextBoolean()) {
      engine.complete(handle, Content.json("1"));
    } else {
      moves.apply(
          handle.execution(),
          new ExecutionCommand.Delay(handle, clock.now().plusMillis(5), DelayCause.DELAY));
    }
  }

  private void renew(UseCases engine) {
    engine.renew(List.copyOf(held), Duration.ofMillis(1_000 + random.nextInt(2_000)));
  }

  private void gate(Operator operator) {
    Lane lane = new Lane("lane " + random.nextInt(2));
    if (random.nextInt(3) == 0) {
      operator.pause(lane, "drill");
    } else {
      operator.resume(lane);
    }
  }

  private void interfere(Moves moves) {
    if (!made.isEmpty()) {
      moves.apply(made.get(random.nextInt(made.size())), interference());
    }
  }

  private ExecutionCommand interference() {
    return switch (random.nextInt(4)) {
      case 0 -> new ExecutionCommand.Cancel("drill", "operator");
      case 1 -> new ExecutionCommand.Replay(Deadline.NEVER);
      case 2 -> new ExecutionCommand.ExpireLease();
      default -> new ExecutionCommand.Reprioritize(new Priority(random.nextInt(3)));
    };
  }
}
