package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.append.AppendEvidence;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamAppend;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.stream.DurableAppend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The durable append decides by itself; on random streams as the domain would have decided. */
public abstract class AppendEquivalenceContract extends StreamSuite {

  private static final long SEED = 20_260_505L;
  private static final int ROUNDS = 40;
  private static final int BATCHES = 6;
  private static final int ROWS = 10;

  @TestFactory
  Stream<DynamicTest> an_append_admits_and_mints_what_the_domain_does() {
    return IntStream.range(0, ROUNDS)
        .mapToObj(round -> DynamicTest.dynamicTest("round " + round, () -> play(SEED + round)));
  }

  private void play(long seed) {
    freshPlace();
    Random random = new Random(seed);
    engine().submit(IntStream.range(0, ROWS).mapToObj(i -> work()).toList());
    List<LeaseHandle> handles = new ArrayList<>();
    for (int i = 0; i < BATCHES; i++) {
      stir(random, handles);
      compare(appends(random, handles), i % 2 == 1);
      appends(random, handles).forEach(alone -> compare(List.of(alone), true));
    }
  }

  private void stir(Random random, List<LeaseHandle> handles) {
    Duration ttl = Duration.ofMillis(1_000 + random.nextInt(4) * 1_000);
    engine().claim(ask().upTo(1 + random.nextInt(5)).lasting(ttl)).stream()
        .map(Claim::handle)
        .forEach(handles::add);
    clock().advance(Duration.ofMillis(random.nextInt(5) * 400L - 300L));
    for (int i = 0; i < 4; i++) {
      LeaseHandle handle = handles.get(random.nextInt(handles.size()));
      switch (random.nextInt(7)) {
        case 0 -> moves().apply(handle.execution(), new ExecutionCommand.Complete(handle));
        case 1 ->
            moves()
                .apply(
                    handle.execution(),
                    new ExecutionCommand.Fail(handle, FailureClass.TRANSIENT, "drill", 0.0));
        case 2 -> moves().apply(handle.execution(), new ExecutionCommand.ExpireLease());
        case 3 -> streams().append(handle, numbered(random.nextInt(6), durable("earlier")));
        case 4 -> streams().append(handle, patch("{\"n\":1}"));
        default -> streams().append(handle, bestEffort("telemetry"));
      }
    }
  }

  private List<DurableAppend> appends(Random random, List<LeaseHandle> handles) {
    Map<Object, DurableAppend> onePerStream = new LinkedHashMap<>();
    for (int i = 0; i < 6; i++) {
      LeaseHandle handle = bent(random, handles.get(random.nextInt(handles.size())));
      onePerStream.putIfAbsent(Streams.of(handle), new DurableAppend(handle, frames(random)));
    }
    return List.copyOf(onePerStream.values());
  }

  private static List<NewFrame> frames(Random random) {
    return IntStream.range(0, 1 + random.nextInt(3))
        .mapToObj(
            i ->
                random.nextInt(3) == 0
                    ? numbered(i * 10 + random.nextInt(6), durable("fresh"))
                    : durable("plain"))
        .toList();
  }

  private LeaseHandle bent(Random random, LeaseHandle handle) {
    return switch (random.nextInt(12)) {
      case 0 ->
          new LeaseHandle(handle.execution(), handle.attempt() + 1, handle.lease(), handle.epoch());
      case 1 ->
          new LeaseHandle(handle.execution(), handle.attempt(), handle.lease(), handle.epoch() + 1);
      case 2 ->
          new LeaseHandle(
              handle.execution(), handle.attempt(), opened().ids().lease(), handle.epoch());
      case 3 ->
          new LeaseHandle(
              opened().ids().execution(handle.execution().partition()),
              handle.attempt(),
              handle.lease(),
              handle.epoch());
      default -> handle;
    };
  }

  private void compare(List<DurableAppend> appends, boolean further) {
    List<AppendVerdict> decided = appends.stream().map(append -> decided(append, further)).toList();

    List<Optional<AppendReceipt>> receipts =
        further
            ? opened().transactions().runSingle(stores -> stores.frames().appendFurther(appends))
            : inTransaction(stores -> stores.frames().appendDurable(appends));

    for (int i = 0; i < appends.size(); i++) {
      AppendSighting after = seen(appends.get(i));
      if (decided.get(i) instanceof AppendVerdict.Admitted admitted) {
        assertThat(receipts.get(i))
            .contains(
                new AppendReceipt(
                    admitted.answer(),
                    admitted.next().head().frameCount(),
                    admitted.next().summaryVersion()));
        assertThat(after.ledger()).isEqualTo(admitted.next());
      } else {
        assertThat(receipts.get(i)).isEmpty();
      }
    }
  }

  /** Whatever repeats a number, or is new to the smaller statement, needs a closer look. */
  private AppendVerdict decided(DurableAppend append, boolean further) {
    AppendSighting seen = seen(append);
    AppendVerdict verdict =
        StreamAppend.decide(
            new AppendRequest(append.handle(), append.frames(), Map.of()),
            new AppendEvidence(
                seen.now(),
                seen.execution(),
                seen.ledger(),
                seen.earlier(),
                SummaryDocument.EMPTY));
    boolean unborn = further && seen.ledger().equals(StreamLedger.EMPTY);
    return seen.earlier().isEmpty() && !unborn ? verdict : new AppendVerdict.Known(List.of());
  }

  private AppendSighting seen(DurableAppend append) {
    AppendProbe probe =
        new AppendProbe(
            append.handle(),
            append.frames().stream()
                .map(NewFrame::clientSeq)
                .filter(ClientSeq::isPresent)
                .collect(Collectors.toSet()),
            false);
    return inTransaction(stores -> stores.frames().look(probe));
  }
}
