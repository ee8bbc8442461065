package dev.weft.application.execution;

import dev.weft.domain.input.Problem;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.submission.KeyStore.KeyClaim;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Stores submissions and their keys. One transaction.
 *
 * <p>Parents are locked first: a child is born only under its parent's live lease. Keys are taken
 * before anything is inserted: whoever owns a key after that is its execution, and only items that
 * own theirs, or have none, are born.
 */
public final class ExecutionSubmitter implements SubmitExecutions {

  /** The most submissions one call may carry. */
  public static final int MOST = 10_000;

  private final Transactions transactions;
  private final IdSource ids;

  public ExecutionSubmitter(Transactions transactions, IdSource ids) {
    this.transactions = transactions;
    this.ids = ids;
  }

  @Override
  public Result submit(Command command) {
    int size = command.submissions().size();
    if (size < 1 || size > MOST) {
      return new Result.Refused(
          List.of(new Problem("submissions", size + " items", "1 to " + MOST + " items")));
    }
    List<NewExecution> asked = command.submissions().stream().map(this::newExecution).toList();
    return transactions.run(stores -> submit(stores, asked));
  }

  private static Result submit(Stores stores, List<NewExecution> asked) {
    List<Problem> problems = ParentLeases.problems(stores, asked);
    return problems.isEmpty()
        ? new Result.Submitted(store(stores, asked))
        : new Result.Refused(problems);
  }

  private NewExecution newExecution(Submission submission) {
    return NewExecution.alone(ids.execution(submission.lane().partition()), submission);
  }

  private static List<Receipt> store(Stores stores, List<NewExecution> asked) {
    Map<Integer, KeyOwner> owners = takeKeys(stores, asked);
    List<Receipt> receipts =
        IntStream.range(0, asked.size())
            .mapToObj(item -> receipt(asked.get(item), owners.get(item)))
            .toList();
    List<NewExecution> born =
        IntStream.range(0, asked.size())
            .filter(item -> receipts.get(item) instanceof Receipt.Created)
            .mapToObj(asked::get)
            .toList();
    stores.executions().insert(born);
    born.stream().map(item -> item.submission().lane()).distinct().forEach(stores.hints()::workIn);
    return receipts;
  }

  private static Map<Integer, KeyOwner> takeKeys(Stores stores, List<NewExecution> asked) {
    List<Integer> keyed =
        IntStream.range(0, asked.size())
            .filter(item -> asked.get(item).submission().findKey().isPresent())
            .boxed()
            .toList();
    if (keyed.isEmpty()) {
      return Map.of();
    }
    List<KeyClaim> claims = new ArrayList<>();
    keyed.forEach(item -> claims.add(claimOf(asked.get(item))));
    List<KeyOwner> owners = stores.keys().take(claims);
    Map<Integer, KeyOwner> byItem = new HashMap<>();
    IntStream.range(0, keyed.size()).forEach(i -> byItem.put(keyed.get(i), owners.get(i)));
    return byItem;
  }

  private static KeyClaim claimOf(NewExecution asked) {
    Submission submission = asked.submission();
    IdempotencyKey key = submission.findKey().orElseThrow();
    return new KeyClaim(submission.namespace(), key, ContentHash.of(submission), asked.id());
  }

  private static Receipt receipt(NewExecution asked, KeyOwner owner) {
    if (owner == null || owner.execution().equals(asked.id())) {
      return new Receipt.Created(asked.id());
    }
    return owner.content().equals(ContentHash.of(asked.submission()))
        ? new Receipt.Existing(owner.execution())
        : new Receipt.Conflicted(owner.execution());
  }
}
