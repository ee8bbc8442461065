package dev.weft.testkit.behaviour;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * One random life: everything workers, operators and passing time can do, and all answers to it.
 *
 * <p>Worlds may live many lives, one after the other, as long as they live the same ones.
 */
public final class RandomOperations {

  private final World world;
  private final Random random;
  private final Drawn drawn;
  private final WorkerDeeds worker;
  private final OperatorDeeds operator;

  /**
   * @param life names the lanes and the namespace of this life, which no other life has
   */
  public RandomOperations(World world, int life, long seed) {
    this.world = world;
    this.random = new Random(seed);
    this.drawn = new Drawn(random, life);
    this.worker = new WorkerDeeds(world, drawn);
    this.operator = new OperatorDeeds(world, drawn);
  }

  /** The answers to this many operations, then what everything came to; nothing stays live. */
  public List<Object> play(int operations) {
    List<Object> answers = new ArrayList<>(live(operations));
    answers.add(inspect());
    answers.add(end());
    return answers;
  }

  /** The answers to this many operations; what is live then may be looked at. */
  public List<Object> live(int operations) {
    List<Object> answers = new ArrayList<>();
    for (int i = 0; i < operations; i++) {
      answers.add(one());
    }
    return answers;
  }

  /** What every execution of this life has come to. */
  public List<Inspection> inspect() {
    return Inspection.of(world, drawn.made());
  }

  /** Cancels what is live and leaves the place to the next life. */
  public Object end() {
    Object cancelled = world.operator().cancel(drawn.made(), "the end");
    leaveQuietly();
    return cancelled;
  }

  /** Lanes open and workers forgotten: the next life is not to hear of this one. */
  private void leaveQuietly() {
    drawn.lanes().forEach(lane -> world.operator().resume(lane));
    world.clock().advance(WorkerSighting.LATELY);
  }

  private Object one() {
    return switch (random.nextInt(10)) {
      case 0, 1 -> worker.submit();
      case 2, 3 -> worker.claim();
      case 4, 5 -> worker.settle();
      case 6 -> operator.command();
      case 7 -> operator.question();
      case 8 -> sweep();
      default -> pass();
    };
  }

  private Object sweep() {
    return switch (random.nextInt(3)) {
      case 0 -> world.sweeps().reap();
      case 1 -> world.sweeps().timeOut();
      default -> world.sweeps().expire();
    };
  }

  private Object pass() {
    world.clock().advance(Duration.ofMillis(random.nextInt(4) * 500L));
    return world.clock().now();
  }

  /** What is known so far, and what may be drawn from it. */
  static final class Drawn {

    final Random random;
    final String place;
    private final List<ExecutionId> made = new ArrayList<>();
    private final List<LeaseHandle> held = new ArrayList<>();

    Drawn(Random random, int life) {
      this.random = random;
      this.place = "life-" + life;
    }

    List<ExecutionId> made() {
      return made.stream().distinct().toList();
    }

    void made(ExecutionId id) {
      made.add(id);
    }

    void held(LeaseHandle handle) {
      held.add(handle);
    }

    List<ExecutionId> someIds() {
      return some(made);
    }

    List<LeaseHandle> someHandles() {
      return some(held);
    }

    Lane lane() {
      return lanes().get(random.nextInt(2));
    }

    List<Lane> lanes() {
      return List.of(new Lane(place + " 0"), new Lane(place + " 1"));
    }

    boolean oneIn(int chances) {
      return random.nextInt(chances) == 0;
    }

    /** Up to three, late ones more often than early ones; the same one may come twice. */
    private <T> List<T> some(List<T> from) {
      List<T> some = new ArrayList<>();
      for (int i = from.isEmpty() ? 0 : 1 + random.nextInt(3); i > 0; i--) {
        int back = Math.min(random.nextInt(from.size()), random.nextInt(from.size()));
        some.add(from.get(from.size() - 1 - back));
      }
      return some;
    }
  }
}
