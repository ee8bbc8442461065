package dev.weft.testkit.stream;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.TestClock;
import dev.weft.testkit.driving.Sweeps;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A life of some streams, drawn from a seed: written, repeated, trimmed, summed up, ended, taken
 * over, under a clock that jumps.
 *
 * <p>Two stores that live the same life give the same answers, one by one.
 */
public final class RandomStreams {

  private static final BestEffortConfig SMALL =
      new BestEffortConfig(Duration.ofMillis(400), 3, 12, 0.5);

  private final Streams streams;
  private final UseCases engine;
  private final Sweeps sweeps;
  private final TestClock clock;
  private final Random random;
  private final String lane;
  private final List<LeaseHandle> handles = new ArrayList<>();

  public RandomStreams(
      Transactions transactions,
      JsonCodec json,
      IdSource ids,
      TestClock clock,
      String lane,
      long seed) {
    this.streams = new Streams(transactions, json);
    this.engine = new UseCases(transactions, ids);
    this.sweeps = new Sweeps(transactions);
    this.clock = clock;
    this.random = new Random(seed);
    this.lane = lane;
  }

  /** What each step answered. */
  public List<Object> live(int steps) {
    engine.submit(IntStream.range(0, 3).mapToObj(i -> aSubmission().inLane(lane)).toList());
    claim();
    return IntStream.range(0, steps).mapToObj(i -> step()).toList();
  }

  /** Everything every stream holds, and its document byte for byte. */
  public List<Object> inspect() {
    Set<StreamKey> keys = new LinkedHashSet<>();
    handles.forEach(handle -> keys.add(Streams.of(handle)));
    return keys.stream()
        .<Object>map(
            key -> List.of(streams.all(key), summary(key), tail(key, StreamPosition.BEGINNING)))
        .toList();
  }

  private Object step() {
    return switch (random.nextInt(14)) {
      case 0 -> claim();
      case 1 -> end(drawn());
      case 2 -> sweeps.reap();
      case 3, 4 -> pass();
      case 5 -> batch();
      case 6 -> summary(Streams.of(drawn()));
      case 7 -> read();
      default -> streams.append(drawn(), frames());
    };
  }

  private Object claim() {
    List<LeaseHandle> granted =
        engine.claim(aClaim().inLane(lane).upTo(2).lasting(Duration.ofSeconds(20))).stream()
            .map(Claim::handle)
            .toList();
    handles.addAll(granted);
    return granted;
  }

  private LeaseHandle drawn() {
    return handles.get(random.nextInt(handles.size()));
  }

  private Object end(LeaseHandle handle) {
    return random.nextBoolean()
        ? engine.fail(handle, FailureClass.TRANSIENT, "drill")
        : random.nextInt(4) == 0 ? engine.complete(handle, Content.EMPTY) : engine.release(handle);
  }

  private Object pass() {
    long[] steps = {1, 7, 40, 150, 1_000, 4_000, -3_000, -20};
    clock.advance(Duration.ofMillis(steps[random.nextInt(steps.length)]));
    return clock.now();
  }

  private Object batch() {
    return streams.append(
        IntStream.range(0, 1 + random.nextInt(4))
            .mapToObj(i -> new AppendFrames.Command(drawn(), List.of(frames())))
            .toList());
  }

  private NewFrame[] frames() {
    boolean onlyDurable = random.nextInt(3) == 0;
    return IntStream.range(0, 1 + random.nextInt(random.nextInt(5) == 0 ? 40 : 4))
        .mapToObj(i -> onlyDurable ? plain() : any())
        .map(frame -> random.nextInt(6) == 0 ? numbered(random.nextInt(8), frame) : frame)
        .toArray(NewFrame[]::new);
  }

  private NewFrame plain() {
    byte[] bytes = new byte[random.nextInt(20)];
    random.nextBytes(bytes);
    return durable(bytes);
  }

  private NewFrame any() {
    return switch (random.nextInt(6)) {
      case 0, 1 -> bestEffort("t" + random.nextInt(3));
      case 2, 3 -> bestEffort("s" + random.nextInt(3), SMALL);
      case 4 -> patch(document());
      default -> plain();
    };
  }

  private String document() {
    String name = "k" + random.nextInt(4);
    return switch (random.nextInt(6)) {
      case 0 -> "{\"" + name + "\":null}";
      case 1 -> "{\"" + name + "\":{\"deep\":[1,\"__ff_null__\",{}]}}";
      case 2 -> "{\"" + name + "\":1.50e+1}";
      case 3 -> "{\"" + name + "\":\"\\u0000\\ud800 é\"}";
      case 4 -> random.nextInt(4) == 0 ? "[]" : "{}";
      default -> "{ \"" + name + "\" : " + random.nextInt(100) + " }";
    };
  }

  private Object read() {
    StreamKey key = Streams.of(drawn());
    List<Frame> all = streams.frames(key);
    StreamPosition after =
        all.isEmpty()
            ? StreamPosition.BEGINNING
            : all.get(random.nextInt(all.size())).id().position();
    return tail(key, after);
  }

  private Object tail(StreamKey key, StreamPosition after) {
    Visibility visibility = random.nextBoolean() ? Visibility.ALL : Visibility.EXCLUDE_BEST_EFFORT;
    return streams.tail(key, after, new PageLimit(1 + random.nextInt(20)), visibility);
  }

  private Object summary(StreamKey key) {
    return streams
        .summary(key)
        .<Object>map(summary -> List.of(summary, textOf(summary)))
        .orElse("no summary");
  }

  private static String textOf(Summary summary) {
    return summary.document().text();
  }
}
