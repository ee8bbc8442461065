package dev.weft.testkit.behaviour;

import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.testkit.behaviour.RandomOperations.Drawn;
import java.util.List;
import java.util.Set;

/** What operators command and ask. */
final class OperatorDeeds {

  private final World world;
  private final Drawn drawn;

  OperatorDeeds(World world, Drawn drawn) {
    this.world = world;
    this.drawn = drawn;
  }

  Object command() {
    List<ExecutionId> ids = drawn.someIds();
    return switch (number(6)) {
      case 0 -> world.operator().cancel(ids, "drill " + number(3));
      case 1 -> world.operator().revoke(ids);
      case 2 -> world.operator().prioritize(ids, number(4));
      case 3, 4 -> ids.stream().distinct().map(this::replay).toList();
      default -> gate(drawn.lane());
    };
  }

  private Object replay(ExecutionId id) {
    return drawn.oneIn(2)
        ? world.operator().replay(id)
        : world.operator().replay(id, new Deadline(world.clock().now().plusMillis(number(9_000))));
  }

  private Object gate(Lane lane) {
    return drawn.oneIn(3) ? world.operator().pause(lane, "drill") : world.operator().resume(lane);
  }

  Object question() {
    return switch (number(4)) {
      case 0 -> world.operator().lanes();
      case 1 -> world.operator().workers();
      case 2 -> drawn.someIds().stream().map(world.operator()::explain).toList();
      default -> page();
    };
  }

  private Object page() {
    PublicState[] states = PublicState.values();
    Set<PublicState> asked = drawn.oneIn(2) ? Set.of() : Set.of(states[number(states.length)]);
    ExecutionFilter filter =
        new ExecutionFilter(Set.of(new Namespace(drawn.place)), Set.of(), asked);
    ListingCursor cursor =
        drawn.someIds().stream()
            .findFirst()
            .filter(id -> drawn.oneIn(2))
            .map(ListingCursor::new)
            .orElse(ListingCursor.START);
    return world.operator().list(filter, cursor, number(8));
  }

  private int number(int bound) {
    return drawn.random.nextInt(bound);
  }
}
