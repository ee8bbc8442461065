package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.definition.DefinitionProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What sealing a flow, and with it every group that is still open, did.
 *
 * <p>One group that cannot be sealed refuses the whole call.
 */
public sealed interface FlowSealing<N> {

  /** The groups that this call sealed; those sealed before are not named. */
  record FlowSealed<N>(Map<N, SealDecision> groups) implements FlowSealing<N> {}

  record AlreadySealed<N>() implements FlowSealing<N> {}

  record Refused<N>(List<DefinitionProblem<N>> problems) implements FlowSealing<N> {}

  static <N> FlowSealing<N> seal(boolean flowSealed, Map<N, GrowingGroup> groups) {
    Map<N, SealDecision> sealed = new LinkedHashMap<>();
    List<DefinitionProblem<N>> problems = new ArrayList<>();
    groups.forEach(
        (member, group) -> {
          switch (group.seal()) {
            case SealDecision.AlreadySealed already -> {}
            case SealDecision.Sealed done -> sealed.put(member, done);
            case SealDecision.SealedWithoutEdges done -> sealed.put(member, done);
            case SealDecision.QuorumUnreachable quorum -> problems.add(outOfRange(member, quorum));
          }
        });
    if (!problems.isEmpty()) {
      return new Refused<>(problems);
    }
    return flowSealed && sealed.isEmpty() ? new AlreadySealed<>() : new FlowSealed<>(sealed);
  }

  private static <N> DefinitionProblem<N> outOfRange(
      N member, SealDecision.QuorumUnreachable quorum) {
    return new DefinitionProblem.QuorumOutOfRange<>(member, quorum.k(), quorum.size());
  }
}
