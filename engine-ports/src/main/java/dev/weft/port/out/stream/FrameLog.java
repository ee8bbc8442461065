package dev.weft.port.out.stream;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamMark;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The streams of one transaction.
 *
 * <p>The head of a stream is locked from its append to the commit, so ids rise in commit order and
 * a reader is never overtaken (I22, I23). The first append creates the head under a shared lock of
 * the execution, with the lease id of its handle; later ones need no lock of the execution, because
 * whoever ends the lease closes the head. Frames come back byte for byte (I29).
 */
public interface FrameLog {

  /**
   * Appends durable frames, at most one append per stream, and answers in the order given; empty
   * for an append that was not admitted, of which nothing is written. Heads are locked in the order
   * of their keys. One that is not admitted does not hurt its neighbours.
   *
   * <p>Decides by itself, in one statement per batch once the heads exist: an append is admitted
   * when its handle shows a live lease at the store's now, the stream is open and no living frame
   * carries one of its client sequences. Ids and counters are what {@code StreamHead.accept} says
   * of the store's now. Two appends of one client sequence at once end as if one had come after the
   * other.
   */
  List<Optional<AppendReceipt>> appendDurable(List<DurableAppend> appends);

  /**
   * The same for streams that have taken a frame before, in a single statement: others are not
   * admitted, nor need be one whose lease was prolonged while it waited for its head.
   */
  List<Optional<AppendReceipt>> appendFurther(List<DurableAppend> appends);

  /**
   * Looks at a stream alone, without a lock and in a single statement, for an append that is
   * decided as if its lease were live: {@link #append} finds out. Empty for a stream that has taken
   * no frame and when one of the numbers is taken; those need a closer look.
   */
  Optional<StreamGlance> glance(AppendProbe probe);

  /**
   * Looks, without a lock. What it answers may be outdated at once; {@link #append} finds out.
   *
   * <p>An unknown execution is answered as such, with an empty ledger.
   */
  AppendSighting look(AppendProbe probe);

  /**
   * Locks the execution against those who would end its lease, then the head if there is one, and
   * looks: an {@link #append} decided from this sighting is refused only for a head that somebody
   * else created meanwhile, or for the time.
   */
  AppendSighting lookLocked(AppendProbe probe);

  /**
   * Writes a decided append if what it was decided from still holds: the stream is open, took no
   * frame since {@code before}, carries the lease of the handle, and that lease is live at the
   * store's now. Otherwise writes nothing and answers {@code false}; the caller looks again.
   *
   * <p>A single statement: ledger, frames and document change together or not at all. The first
   * patch also writes when the document was first applied.
   *
   * <p>Deletes {@code trim} of the oldest best-effort frames and moves the window to the newest of
   * them. Costs a range of so many rows, whatever else the stream holds, and touches no frame of
   * another mode (I27).
   *
   * <p>An append of nothing but best-effort frames may be answered before it is safe on disk, and
   * with it the transaction it is in, which writes nothing else; a crash may then lose the newest
   * of them, and nothing more.
   */
  boolean append(DecidedAppend append);

  /**
   * Finds the frames of a range in order, with the state of the stream, in one statement: whoever
   * sees the close sees every frame before it (I26). Stops after one frame beyond the limit, or
   * with the first frame by which the content exceeds the most bytes of a page, so that {@code
   * FramePage.cut} can tell that there are more. An empty range finds no frames.
   *
   * <p>An attempt that ended without an append is closed at its end, for the reason {@code
   * CloseReason.of} gives.
   *
   * @return empty when the execution is unknown
   */
  Optional<StreamReading> find(StreamKey stream, ReadRange range);

  /**
   * Finds several ranges together, each as {@link #find} does, in one statement for any number of
   * them, and answers in the order given. A range that does not suffice with its {@code PageShare}
   * is not answered; its neighbours are. A stream may be asked for more than once.
   */
  List<SharedReading> findEach(List<StreamRange> ranges);

  /**
   * How far each of these streams has come, in one statement for any number of them; {@code
   * StreamMark.NOTHING} for those nobody has written. Reads no frames. An attempt that ended
   * without an append has ended here too.
   */
  Map<StreamKey, StreamMark> marks(List<StreamKey> streams);

  /** Empty when no patch ever arrived. */
  Optional<StoredSummary> findSummary(StreamKey stream);

  /**
   * Deletes up to {@code most} frames of ended executions, and the heads and documents of those
   * that have no frames left.
   *
   * @return how many frames went; fewer than {@code most} when nothing is left
   */
  int forget(List<ExecutionId> executions, int most);
}
