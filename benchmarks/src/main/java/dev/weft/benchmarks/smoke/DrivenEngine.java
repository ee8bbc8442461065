package dev.weft.benchmarks.smoke;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.application.stream.FrameAppender;
import dev.weft.benchmarks.weft.DrivenOutbox;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.NoJson;
import dev.weft.port.out.tx.Transactions;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.TreeSet;

/** The use cases called by hand, a hundred items at a time; nothing runs by itself. */
final class DrivenEngine {

  static final int BATCH = 100;

  private static final ClaimRequest HUNDRED =
      new ClaimRequest(
          Lane.DEFAULT,
          Capabilities.NONE,
          new TreeSet<>(),
          new Worker("bench", "bench-1"),
          BATCH,
          LeaseTtl.DEFAULT);
  private static final Content KILOBYTE = new Content(Bytes.of(new byte[1024]), ContentType.OCTETS);
  private static final NewFrame FRAME =
      new NewFrame(
          FrameLabel.of(FrameKind.STDOUT),
          FrameBytes.of(new byte[200]),
          new FrameMode.Durable(),
          ClientSeq.NONE);

  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final Queue<List<LeaseHandle>> claimed = new ArrayDeque<>();
  private final LeaseHandle writer;
  private final DrivenOutbox outbox;

  /**
   * @param writer holds the stream that is appended to
   */
  DrivenEngine(Transactions transactions, LeaseHandle writer) {
    this.writer = writer;
    this.outbox = DrivenOutbox.registered(transactions, ids, BATCH);
  }

  void submit(Transactions transactions) {
    var work = Collections.nCopies(BATCH, Submission.of(new Kind("noop"), KILOBYTE));
    new ExecutionSubmitter(transactions, ids).submit(new SubmitExecutions.Command(work));
  }

  void claim(Transactions transactions) {
    var claims = new ExecutionClaimer(transactions, ids).claim(HUNDRED);
    requireAll("claimed", claims.size());
    claimed.add(claims.stream().map(ClaimExecutions.Claim::handle).toList());
  }

  void complete(Transactions transactions) {
    var items =
        claimed.remove().stream()
            .map(handle -> new CompleteExecutions.Item(handle, Content.EMPTY))
            .toList();
    var ended =
        new ExecutionCompleter(transactions)
            .complete(items).stream().filter(Settlement.Ended.class::isInstance).count();
    requireAll("completed", ended);
  }

  void append(Transactions transactions) {
    var call = new AppendFrames.Command(writer, Collections.nCopies(BATCH, FRAME));
    var answer = new FrameAppender(transactions, new NoJson()).append(List.of(call)).getFirst();
    requireAll(
        "appended",
        answer instanceof AppendFrames.Result.Appended appended ? appended.ids().size() : 0);
  }

  void dispatch(Transactions transactions) {
    var report = new CompletionDispatcher(transactions, BATCH).dispatchNext();
    requireAll("unblocked", report.unblocked());
  }

  void enqueue(Transactions transactions) {
    outbox.enqueue(transactions);
  }

  void flush(Transactions transactions) {
    requireAll("sent", outbox.flush(transactions));
  }

  private static void requireAll(String what, long items) {
    if (items != BATCH) {
      throw new IllegalStateException(items + " of " + BATCH + " " + what);
    }
  }
}
