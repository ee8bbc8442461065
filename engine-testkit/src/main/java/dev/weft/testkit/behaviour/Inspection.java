package dev.weft.testkit.behaviour;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import java.util.List;

/** Everything that can be read about one execution. */
public record Inspection(
    ExecutionView execution, List<AttemptView> attempts, List<Content> result) {

  /** In the order of the ids, read in one transaction. */
  public static List<Inspection> of(World world, List<ExecutionId> ids) {
    return world
        .transactions()
        .run(
            stores ->
                ids.stream()
                    .map(
                        id ->
                            new Inspection(
                                stores.reads().find(id).orElseThrow(),
                                stores.reads().listAttempts(id),
                                stores.reads().findResult(id).stream().toList()))
                    .toList());
  }
}
