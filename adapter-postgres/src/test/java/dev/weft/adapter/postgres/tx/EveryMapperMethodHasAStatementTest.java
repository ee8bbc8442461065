package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EveryMapperMethodHasAStatementTest {

  static List<Class<?>> mappers() {
    return SessionFactories.MAPPERS;
  }

  @Test
  void there_are_mappers() {
    assertThat(Mapped.statements()).hasSizeGreaterThan(15);
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void methods_and_statements_are_the_same(Class<?> mapper) {
    List<String> methods = Stream.of(mapper.getMethods()).map(Method::getName).sorted().toList();

    List<String> statements = Mapped.of(mapper).stream().map(Mapped::shortName).toList();

    assertThat(statements).isEqualTo(methods);
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void every_parameter_of_a_statement_is_given_by_its_method(Class<?> mapper) {
    for (Method method : mapper.getMethods()) {
      MappedStatement statement = Mapped.named(mapper, method.getName());

      assertThat(asked(statement)).as(statement.getId()).isSubsetOf(given(method));
    }
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void a_statement_that_writes_marks_its_session_dirty(Class<?> mapper) {
    for (MappedStatement statement : Mapped.of(mapper)) {
      boolean dirtying =
          statement.isDirtySelect() || !statement.getSqlCommandType().name().equals("SELECT");

      assertThat(dirtying).as(statement.getId()).isEqualTo(writes(Mapped.sql(statement)));
    }
  }

  private static boolean writes(String sql) {
    return Stream.of("INSERT INTO", "UPDATE", "DELETE FROM", "pg_notify").anyMatch(sql::contains);
  }

  private static List<String> asked(MappedStatement statement) {
    return statement.getBoundSql(null).getParameterMappings().stream()
        .map(asked -> asked.getProperty().replaceAll("\\..*", ""))
        .distinct()
        .toList();
  }

  private static List<String> given(Method method) {
    return Stream.of(method.getParameters())
        .flatMap(EveryMapperMethodHasAStatementTest::given)
        .toList();
  }

  private static Stream<String> given(Parameter parameter) {
    Param named = parameter.getAnnotation(Param.class);
    return named == null
        ? Stream.of(parameter.getType().getRecordComponents()).map(RecordComponent::getName)
        : Stream.of(named.value());
  }
}
