package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.type.RowReader;
import java.lang.reflect.RecordComponent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The server parses each statement against the migrated schema, as the role that owns nothing. */
class EveryStatementPreparesTest {

  private static PostgresFixture database;
  private static Connection connection;

  @BeforeAll
  static void open() throws SQLException {
    database = PostgresFixture.migrated();
    connection = database.runtime().getConnection();
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
    database.drop();
  }

  static Stream<String> statements() {
    return Mapped.statements().stream().map(MappedStatement::getId);
  }

  static Stream<String> statementsThatAnswerRows() {
    return Mapped.statements().stream()
        .filter(EveryStatementPreparesTest::answersRows)
        .map(MappedStatement::getId);
  }

  static Stream<String> statementsReadByPlace() {
    return Mapped.statements().stream()
        .filter(EveryStatementPreparesTest::isReadByPlace)
        .map(MappedStatement::getId);
  }

  @ParameterizedTest
  @MethodSource("statements")
  void it_prepares(String id) throws SQLException {
    MappedStatement statement = Mapped.CONFIGURATION.getMappedStatement(id);

    int parameters;
    try (PreparedStatement prepared = connection.prepareStatement(Mapped.sql(statement))) {
      parameters = prepared.getParameterMetaData().getParameterCount();
    }

    assertThat(parameters).isEqualTo(statement.getBoundSql(null).getParameterMappings().size());
  }

  @ParameterizedTest
  @MethodSource("statementsThatAnswerRows")
  void its_columns_are_the_components_of_its_row(String id) throws SQLException {
    MappedStatement statement = Mapped.CONFIGURATION.getMappedStatement(id);

    List<String> columns;
    try (PreparedStatement prepared = connection.prepareStatement(Mapped.sql(statement))) {
      columns = names(prepared.getMetaData());
    }

    assertThat(columns)
        .containsExactlyInAnyOrderElementsOf(
            components(statement.getResultMaps().getFirst().getType()).toList());
  }

  @ParameterizedTest
  @MethodSource("statementsReadByPlace")
  void a_row_read_by_place_has_its_columns_in_the_order_of_its_components(String id)
      throws SQLException {
    MappedStatement statement = Mapped.CONFIGURATION.getMappedStatement(id);

    List<String> columns;
    try (PreparedStatement prepared = connection.prepareStatement(Mapped.sql(statement))) {
      columns = names(prepared.getMetaData());
    }

    assertThat(columns)
        .containsExactlyElementsOf(
            components(statement.getResultMaps().getFirst().getType()).toList());
  }

  private static boolean isReadByPlace(MappedStatement statement) {
    return answersRows(statement)
        && Mapped.CONFIGURATION
                .getTypeHandlerRegistry()
                .getTypeHandler(statement.getResultMaps().getFirst().getType())
            instanceof RowReader;
  }

  private static boolean answersRows(MappedStatement statement) {
    return !statement.getResultMaps().isEmpty()
        && statement.getResultMaps().getFirst().getType().isRecord();
  }

  /** A row within a row has columns of its own. */
  private static Stream<String> components(Class<?> row) {
    return Stream.of(row.getRecordComponents())
        .flatMap(
            component ->
                component.getType().isRecord()
                    ? components(component.getType())
                    : Stream.of(column(component)));
  }

  private static String column(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  private static List<String> names(ResultSetMetaData columns) throws SQLException {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      names.add(columns.getColumnName(i));
    }
    return names;
  }
}
