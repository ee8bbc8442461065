package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.CrowdedEngine;
import dev.weft.application.decided.LockedMoves;
import dev.weft.application.event.EventReader;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventPosition;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.event.ReadEvents;
import dev.weft.port.out.tx.Stores;
import dev.weft.testkit.driving.Crowd;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sixteen writers commit in any order; one subscriber is restarted ten times meanwhile (I31). */
@Timeout(300)
class SubscriberTest {

  private static final int WRITERS = 16;
  private static final int TRANSACTIONS = 100;
  private static final int EVENTS_EACH = 15;
  private static final int ALL = WRITERS * TRANSACTIONS * EVENTS_EACH;
  private static final int RESTARTS = 10;
  private static final int LONGEST_HOLD = 20;

  private final CrowdedEngine engine = CrowdedEngine.ofConnections(WRITERS + 2);
  private final CountDownLatch never = new CountDownLatch(1);
  private final CountDownLatch writing = new CountDownLatch(WRITERS);

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void sees_every_event_once() {
    List<List<ExecutionId>> seen =
        Crowd.of(WRITERS + 1, me -> me < WRITERS ? write(new Random(me)) : subscribe());

    List<ExecutionId> told = seen.getLast();
    List<ExecutionId> written = seen.subList(0, WRITERS).stream().flatMap(List::stream).toList();
    assertThat(written).hasSize(ALL);
    assertThat(told).doesNotHaveDuplicates().hasSize(ALL);
    assertThat(told).containsExactlyInAnyOrderElementsOf(written);
  }

  private List<ExecutionId> write(Random random) {
    List<ExecutionId> ended = new ArrayList<>();
    for (int i = 0; i < TRANSACTIONS; i++) {
      List<ExecutionId> some =
          engine
              .useCases()
              .submit(IntStream.range(0, EVENTS_EACH).mapToObj(n -> aSubmission()).toList());
      int split = random.nextInt(EVENTS_EACH);
      int hold = random.nextInt(LONGEST_HOLD);
      engine
          .transactions()
          .run(
              stores -> {
                cancel(stores, some.subList(0, split));
                held(hold);
                return cancel(stores, some.subList(split, EVENTS_EACH));
              });
      ended.addAll(some);
    }
    writing.countDown();
    return ended;
  }

  private static int cancel(Stores stores, List<ExecutionId> some) {
    ExecutionCommand cancel = new ExecutionCommand.Cancel("drill", "tester");
    return LockedMoves.move(stores, some, id -> cancel).size();
  }

  /** The transaction stays open while others commit. */
  private void held(int millis) {
    try {
      assertThat(never.await(millis, TimeUnit.MILLISECONDS)).isFalse();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private List<ExecutionId> subscribe() {
    List<ExecutionId> told = new ArrayList<>();
    EventPosition position = new EventPosition.Oldest();
    String saved = "";
    int restarts = 0;
    boolean over = false;
    while (!over) {
      boolean quiet = writing.getCount() == 0;
      ReadEvents.Result.Page page = read(position);
      page.events().forEach(event -> told.add(((EngineEvent.Completed) event).execution()));
      saved = page.next().toString();
      position = new EventPosition.After(page.next());
      if (told.size() > (restarts + 1) * ALL / (RESTARTS + 1)) {
        restarts++;
        position = new EventPosition.After(EventCursor.parse(saved));
      }
      // An empty page is not the end: an open transaction of another suite holds events back.
      over = quiet && page.events().isEmpty() && told.size() >= ALL;
    }
    assertThat(restarts).isEqualTo(RESTARTS);
    return told;
  }

  private ReadEvents.Result.Page read(EventPosition position) {
    ReadEvents.Query query = new ReadEvents.Query(position, EventFilter.ALL, 200);
    return (ReadEvents.Result.Page) new EventReader(engine.transactions()).read(query);
  }
}
