package dev.weft.adapter.postgres.tx;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.ParameterMapping;

/** SQL literals for each parameter of a statement: the members in the middle of so many flows. */
record FlowArguments(int size) {

  private static final String MEMBER = "e0000000-0000-7000-8000-%012d";
  private static final String FLOW = "f0000000-0000-7000-8000-%012d";
  private static final String EDGE = "ed000000-0000-7000-8000-%012d";

  List<String> of(MappedStatement statement) {
    return statement.getBoundSql(null).getParameterMappings().stream()
        .map(ParameterMapping::getProperty)
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .map(name -> counts(statement, name) ? "NULL" : literal(name))
        .toList();
  }

  /** Columns of a flow count its edges; elsewhere edges are ids. */
  private static boolean counts(MappedStatement statement, String parameter) {
    return parameter.equals("edges") && Mapped.shortName(statement).equals("writeFlows");
  }

  private String literal(String parameter) {
    return switch (parameter) {
      case "max" -> String.valueOf(size);
      case "window", "mostRows" -> String.valueOf(2 * size);
      case "mostEdges" -> String.valueOf(size + 1);
      case "partition" -> "7";
      case "execution", "after" -> "'" + MEMBER.formatted(700) + "'";
      case "flow" -> "'" + FLOW.formatted(7) + "'";
      case "edge" -> "'" + EDGE.formatted(701) + "'";
      case "tx", "passed" -> "0";
      case "horizon" -> "9000000000";
      case "age", "olderThan", "pause" -> "0";
      case "mostInline" -> "1048576";
      case "downstream" -> "true";
      case "error", "by" -> "'w'";
      case "namespaces", "states", "tagKey", "tagValue" -> "NULL";
      case "lowest" -> "0";
      case "highest" -> "255";
      case "partitions" -> array(i -> String.valueOf(i % 256));
      case "executions", "upstreams" -> array(i -> MEMBER.formatted(i * 100 + 50));
      case "children" -> array(i -> MEMBER.formatted(i * 100 + 51));
      case "flows" -> array(FLOW::formatted);
      case "edges" -> array(i -> EDGE.formatted(i * 100 + 51));
      case "generations", "outcomes", "unresolved", "pauses" -> array(i -> "0");
      case "policies", "failures", "skips" -> array(i -> "0");
      case "sizes", "successes", "decisions" -> array(i -> "1");
      case "sealed" -> array(i -> "true");
      default -> "NULL";
    };
  }

  private String array(IntFunction<String> element) {
    return IntStream.range(0, size).mapToObj(element).collect(Collectors.joining(",", "'{", "}'"));
  }
}
