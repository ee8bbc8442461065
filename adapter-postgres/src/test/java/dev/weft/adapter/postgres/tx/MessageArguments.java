package dev.weft.adapter.postgres.tx;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.ParameterMapping;

/** SQL literals for each parameter of a statement, for a batch over the rows of a backlog. */
record MessageArguments(String endpoint, int size) {

  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("probe", "false"),
          Map.entry("abandonedBlocks", "false"),
          Map.entry("token", "'1ea5e000-0000-4000-8000-000000000001'"),
          Map.entry("lease", "60000"),
          Map.entry("parked", "256"),
          Map.entry("now", "1"),
          Map.entry("age", "1"),
          Map.entry("endpoint.url", "'https://hooks.example/'"),
          Map.entry("endpoint.maxBatch", "500"),
          Map.entry("endpoint.kinds", "'{none}'"),
          Map.entry("endpoint.namespaces", "'{}'"),
          Map.entry("endpoint.secretRef", "'env:S'"),
          Map.entry("endpoint.ladderFirstStep", "0"),
          Map.entry("endpoint.ladder", "'{1000}'"),
          Map.entry("endpoint.enabled", "true"),
          Map.entry("endpoint.pausedUntil", "0"),
          Map.entry("endpoint.failures", "0"),
          Map.entry("endpoint.breakerDelay", "NULL"),
          Map.entry("endpoint.breakerUntil", "NULL"),
          Map.entry("endpoint.probeAt", "NULL"),
          Map.entry("endpoint.lastAccepted", "5"));

  private static final Map<String, String> SAME_IN_EACH_ROW =
      Map.of(
          "moves.ageFroms", "1",
          "moves.states", "2",
          "moves.retries", "0",
          "moves.refusals", "0",
          "moves.losses", "0",
          "moves.lossesAlone", "0",
          "moves.sentAts", "7",
          "tries.statuses", "200",
          "tries.meanings", "0",
          "tries.tooks", "5");

  List<String> of(MappedStatement statement) {
    return statement.getBoundSql(null).getParameterMappings().stream()
        .map(ParameterMapping::getProperty)
        .map(this::literal)
        .toList();
  }

  private String literal(String parameter) {
    return switch (parameter) {
      case "id", "endpoint", "endpoint.endpointId" -> "'" + endpoint + "'";
      case "most", "max" -> String.valueOf(size);
      case "messages", "moves.messages", "tries.messages" ->
          array("a0000000-0000-7000-8000-%012d"::formatted);
      default ->
          PLAIN.containsKey(parameter)
              ? PLAIN.get(parameter)
              : array(i -> SAME_IN_EACH_ROW.getOrDefault(parameter, "NULL"));
    };
  }

  private String array(IntFunction<String> element) {
    return IntStream.rangeClosed(1, size)
        .mapToObj(element)
        .collect(Collectors.joining(",", "'{", "}'"));
  }
}
