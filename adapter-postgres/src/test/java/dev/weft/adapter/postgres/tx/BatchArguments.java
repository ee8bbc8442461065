package dev.weft.adapter.postgres.tx;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.ParameterMapping;

/** SQL literals for each parameter of a statement, for a batch over the rows of a backlog. */
record BatchArguments(String lane, int size) {

  private static final Map<String, String> SAME_IN_EACH_ROW =
      Map.of(
          "phases", "1",
          "priorities", "5",
          "runAts", "1",
          "epochs", "1",
          "generations", "0",
          "nextAttempts", "0",
          "retries", "0",
          "reclaims", "0",
          "endings", "2",
          "endedAts", "1");

  List<String> of(MappedStatement statement) {
    return statement.getBoundSql(null).getParameterMappings().stream()
        .map(ParameterMapping::getProperty)
        .map(this::literal)
        .toList();
  }

  private String literal(String parameter) {
    return switch (parameter) {
      case "lease" -> "'1ea5e000-0000-4000-8000-000000000001'";
      case "ttl" -> "30000";
      case "interval" -> "10000";
      case "ability" -> "'ab111700-0000-4000-8000-000000000001'";
      case "workerId", "workerInstanceId" -> "'w'";
      case "lane" -> "'" + lane + "'";
      case "capabilities" -> "'{gpu}'";
      case "kinds" -> "NULL";
      case "max" -> String.valueOf(size);
      case "partitions" -> array(i -> String.valueOf(i % 256));
      case "executions" -> array("e0000000-0000-7000-8000-%012d"::formatted);
      case "attempts" -> array(i -> "0");
      default -> array(i -> SAME_IN_EACH_ROW.getOrDefault(parameter, "NULL"));
    };
  }

  private String array(IntFunction<String> element) {
    return IntStream.rangeClosed(1, size)
        .mapToObj(element)
        .collect(Collectors.joining(",", "'{", "}'"));
  }
}
