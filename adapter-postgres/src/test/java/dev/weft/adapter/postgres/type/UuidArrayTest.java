package dev.weft.adapter.postgres.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.ds.PGSimpleDataSource;

/** What the server makes of the parameter, sent as text and sent as bytes. */
class UuidArrayTest {

  private static final String AS_TEXT = "";
  private static final String AS_BYTES = "UUID_ARRAY";
  private static final UUID LOW = new UUID(1, 2);
  private static final UUID HIGH = new UUID(-1, Long.MIN_VALUE);

  private static PostgresFixture database;

  @BeforeAll
  static void open() {
    database = PostgresFixture.empty();
  }

  @AfterAll
  static void close() {
    database.drop();
  }

  @ParameterizedTest
  @ValueSource(strings = {AS_TEXT, AS_BYTES})
  void values_and_gaps_arrive_in_their_order(String binary) throws SQLException {
    assertThat(arrived(binary, LOW, null, HIGH)).isEqualTo("{" + LOW + ",NULL," + HIGH + "}");
    assertThat(arrived(binary, HIGH, LOW)).isEqualTo("{" + HIGH + "," + LOW + "}");
    assertThat(arrived(binary, (UUID) null)).isEqualTo("{NULL}");
  }

  @ParameterizedTest
  @ValueSource(strings = {AS_TEXT, AS_BYTES})
  void nothing_is_an_empty_array(String binary) throws SQLException {
    assertThat(arrived(binary)).isEqualTo("{}");
  }

  private static String arrived(String binary, UUID... values) throws SQLException {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(database.url());
    source.setUser(database.ownerName());
    source.setPassword(database.ownerPassword());
    source.setBinaryTransferEnable(binary);
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement("SELECT (?::uuid[])::text")) {
      statement.setObject(1, new UuidArray(values));
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return row.getString(1);
      }
    }
  }
}
