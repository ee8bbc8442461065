package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.JsonObject;
import java.util.List;

/** How calls about flows are refused. */
final class FlowRefusals {

  private FlowRefusals() {}

  /** With every problem of the graph. */
  static Refused graph(List<Problem> problems) {
    JsonObject details = new Members().putEach("problems", problems, FlowRefusals::written).done();
    return new Refused(ProblemCode.GRAPH_REFUSED, problems.getFirst().sentence(), details);
  }

  private static JsonObject written(Problem problem) {
    return new Members()
        .put("field", problem.field())
        .put("value", problem.value())
        .put("expected", problem.expected())
        .done();
  }

  static Refused closed(FlowState state) {
    return conflict("the flow is " + state.word() + " and takes no graph calls");
  }

  static Refused notFound(String what) {
    return new Refused(ProblemCode.NOT_FOUND, "there is no " + what);
  }

  static Refused conflict(String detail) {
    return new Refused(ProblemCode.CONFLICT, detail);
  }

  static Refused contention(String detail) {
    return new Refused(ProblemCode.CONTENTION, detail);
  }
}
