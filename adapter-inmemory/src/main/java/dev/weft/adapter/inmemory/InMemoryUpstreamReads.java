package dev.weft.adapter.inmemory;

import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.dispatch.passing.PassedResults;
import dev.weft.domain.dispatch.passing.UpstreamResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.out.dispatch.UpstreamReads;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Results of upstreams, from their completions. */
record InMemoryUpstreamReads(EngineState state) implements UpstreamReads {

  private static final EdgeResolution SUCCEEDED = new EdgeResolution.Resolved(EdgeOutcome.SUCCESS);

  @Override
  public Map<ExecutionId, List<PassedResult>> listResults(List<ExecutionId> children) {
    Map<ExecutionId, List<PassedResult>> results = new HashMap<>();
    children.forEach(child -> results.put(child, passed(child)));
    results.values().removeIf(List::isEmpty);
    return results;
  }

  private List<PassedResult> passed(ExecutionId child) {
    List<UpstreamResult> upstreams =
        state
            .edges
            .into(child)
            .map(EdgeRow::edge)
            .filter(edge -> edge.resolution().equals(SUCCEEDED))
            .map(this::about)
            .toList();
    return switch (PassedResults.of(upstreams)) {
      case PassedResults.Inline inline -> inline.results().stream().map(this::whole).toList();
      case PassedResults.ById named ->
          named.results().stream().<PassedResult>map(PassedResult.ByIdOnly::new).toList();
    };
  }

  private UpstreamResult about(StoredEdge edge) {
    long size = content(edge.upstream()).bytes().size();
    return new UpstreamResult(edge.id(), edge.upstream(), edge.ref(), EdgeOutcome.SUCCESS, size);
  }

  private PassedResult whole(UpstreamResult about) {
    return new PassedResult.WithContent(about, content(about.upstream()));
  }

  private Content content(ExecutionId upstream) {
    return state.history.findLatestSuccess(upstream).map(Completion::result).orElse(Content.EMPTY);
  }
}
