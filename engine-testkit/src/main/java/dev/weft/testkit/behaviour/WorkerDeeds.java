package dev.weft.testkit.behaviour;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.testkit.behaviour.RandomOperations.Drawn;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** What submitters and workers do, drawn so that ties, repeats and late calls are common. */
final class WorkerDeeds {

  private final World world;
  private final Drawn drawn;

  WorkerDeeds(World world, Drawn drawn) {
    this.world = world;
    this.drawn = drawn;
  }

  Object submit() {
    List<Receipt> receipts = world.engine().receipts(submission(), submission());
    receipts.forEach(receipt -> drawn.made(receipt.execution()));
    return receipts;
  }

  private SubmissionBuilder submission() {
    SubmissionBuilder asked =
        aSubmission()
            .inLane(drawn.lane())
            .inNamespace(new Namespace(drawn.place))
            .ofKind("kind-" + number(2))
            .withPriority(number(3))
            .requiring(capabilities())
            .carrying("" + number(9));
    asked = drawn.oneIn(3) ? limited(asked) : asked;
    asked = drawn.oneIn(4) ? asked.until(world.clock().now().plusMillis(number(9_000))) : asked;
    asked = drawn.oneIn(4) ? asked.notBefore(world.clock().now().plusMillis(number(3_000))) : asked;
    return drawn.oneIn(6) ? asked.keyed(drawn.place + "-" + number(3)) : asked;
  }

  private SubmissionBuilder limited(SubmissionBuilder asked) {
    RetryPolicy policy =
        new RetryPolicy(number(3), Duration.ofMillis(number(900)), 2.0, Duration.ofSeconds(1), 0.5);
    return asked
        .retrying(policy)
        .reclaimedAtMost(number(3))
        .attemptsWithin(Duration.ofMillis(1 + number(2_000)));
  }

  Object claim() {
    ClaimBuilder asked =
        aClaim()
            .inLane(drawn.lane())
            .by("w" + number(2))
            .able(capabilities())
            .lasting(Duration.ofMillis(1_000 + number(2_000)))
            .upTo(1 + number(3));
    List<Claim> claims =
        world.engine().claim(drawn.oneIn(3) ? asked.ofKinds("kind-" + number(2)) : asked);
    claims.forEach(claim -> drawn.held(claim.handle()));
    return claims;
  }

  Object settle() {
    List<LeaseHandle> handles = drawn.someHandles();
    return switch (number(5)) {
      case 0, 1 -> complete(handles);
      case 2 -> fail(handles);
      case 3 -> delay(handles);
      default -> world.engine().renew(handles, Duration.ofMillis(1_000 + number(2_000)));
    };
  }

  private Object complete(List<LeaseHandle> handles) {
    Content result = Content.json("" + number(9));
    return world
        .engine()
        .complete(
            handles.stream().map(handle -> new CompleteExecutions.Item(handle, result)).toList());
  }

  private Object fail(List<LeaseHandle> handles) {
    FailureClass failure = FailureClass.values()[Math.max(0, number(9) - 4)];
    List<FailExecutions.Item> items =
        handles.stream().map(handle -> new FailExecutions.Item(handle, failure, "no")).toList();
    return world.engine().fail(items, drawn.random.nextDouble());
  }

  private Object delay(List<LeaseHandle> handles) {
    DelayCause cause = drawn.oneIn(2) ? DelayCause.DELAY : DelayCause.QUOTA;
    Instant until =
        world.clock().now().plusMillis(number(2_000) - 500).plusNanos(number(1_000_000));
    return world
        .engine()
        .delay(
            handles.stream()
                .map(handle -> new DelayExecutions.Item(handle, until, cause))
                .toList());
  }

  private String[] capabilities() {
    return Stream.of("arm", "gpu").filter(name -> drawn.oneIn(3)).toArray(String[]::new);
  }

  private int number(int bound) {
    return drawn.random.nextInt(bound);
  }
}
