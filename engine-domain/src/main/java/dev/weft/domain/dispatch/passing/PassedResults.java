package dev.weft.domain.dispatch.passing;

import dev.weft.domain.dispatch.EdgeOutcome;
import java.util.List;

/**
 * What a claim carries of the results of its upstreams: all of them, or the ids of all.
 *
 * <p>Never a part: a handler finds its inputs in one form.
 */
public sealed interface PassedResults {

  /** Bytes that travel inline at most, all results together: 1 MiB. */
  long MOST_INLINE = 1_048_576;

  List<UpstreamResult> results();

  record Inline(List<UpstreamResult> results) implements PassedResults {

    public Inline {
      results = List.copyOf(results);
    }
  }

  /** Too large together; the handler reads them by id. */
  record ById(List<UpstreamResult> results) implements PassedResults {

    public ById {
      results = List.copyOf(results);
    }
  }

  static PassedResults of(List<UpstreamResult> upstreams) {
    List<UpstreamResult> results =
        upstreams.stream().filter(result -> result.outcome() == EdgeOutcome.SUCCESS).toList();
    long total = results.stream().mapToLong(UpstreamResult::size).sum();
    return total <= MOST_INLINE ? new Inline(results) : new ById(results);
  }
}
