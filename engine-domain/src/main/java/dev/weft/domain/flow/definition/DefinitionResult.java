package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.NodeKey;
import java.util.List;

/** What became of a draft. */
public sealed interface DefinitionResult<W> {

  record Defined<W>(FlowDefinition<W> definition) implements DefinitionResult<W> {}

  /** Nothing may be stored; the list holds every problem, each once. */
  record Refused<W>(List<DefinitionProblem<NodeKey>> problems) implements DefinitionResult<W> {

    public Refused {
      problems = List.copyOf(problems);
    }
  }
}
