package dev.weft.adapter.postgres.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may do what: the owner migrates without being superuser, others have only what they need. */
class RolesTest {

  private static final String PLAIN_OWNER =
      """
      CREATE ROLE weft_plain_owner NOSUPERUSER NOCREATEROLE NOCREATEDB;
      GRANT CREATE ON DATABASE %s TO weft_plain_owner;
      """;

  private static PostgresFixture database;

  @BeforeAll
  static void open() {
    database = PostgresFixture.migrated();
  }

  @AfterAll
  static void drop() {
    database.drop();
  }

  @Test
  void an_owner_without_any_privilege_migrates() throws SQLException {
    PostgresFixture empty = PostgresFixture.empty();
    try (UncommittedOwner owner = UncommittedOwner.in(empty.owner())) {
      beThePlainOwner(owner);

      List<Migration> applied = new SchemaMigrator(owner.source()).migrate();

      assertThat(applied).isEqualTo(Migration.all());
      owner.run("SET ROLE weft_runtime");
      assertThat(owner.rows("SELECT count(*) FROM weft.live")).containsExactly("0");
    } finally {
      empty.drop();
    }
  }

  @Test
  void an_owner_migrates_where_the_other_roles_are_missing() throws SQLException {
    PostgresFixture empty = PostgresFixture.empty();
    try (UncommittedOwner owner = UncommittedOwner.in(empty.owner())) {
      owner.run("ALTER ROLE weft_runtime RENAME TO weft_runtime_elsewhere");
      owner.run("ALTER ROLE weft_reader RENAME TO weft_reader_elsewhere");
      beThePlainOwner(owner);

      List<Migration> applied = new SchemaMigrator(owner.source()).migrate();

      assertThat(applied).isEqualTo(Migration.all());
      assertThat(owner.rows("SELECT 1 FROM pg_roles WHERE rolname = 'weft_runtime'")).isEmpty();
    } finally {
      empty.drop();
    }
  }

  @Test
  void the_runtime_role_owns_nothing_and_is_nobody_special() {
    String owned =
        """
        SELECT c.relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
         WHERE r.rolname IN ('weft_runtime', 'weft_reader', 'weft_suite')
        """;
    String rights =
        "SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolcanlogin OR rolbypassrls"
            + " FROM pg_roles WHERE rolname IN ('weft_runtime', 'weft_reader')";

    assertThat(Sql.rows(database.owner(), owned)).isEmpty();
    assertThat(Sql.rows(database.owner(), rights)).containsExactly("false", "false");
  }

  @Test
  void the_runtime_role_reads_and_writes_rows_and_only_reads_the_history() {
    List<String> unusual =
        Sql.rows(
            database.owner(),
            """
            SELECT c.relname, string_agg(a.privilege_type, ' ' ORDER BY a.privilege_type)
              FROM pg_class c
              LEFT JOIN LATERAL aclexplode(c.relacl) a ON a.grantee = 'weft_runtime'::regrole
             WHERE c.relnamespace = 'weft'::regnamespace AND c.relkind = 'r'
             GROUP BY c.relname
            HAVING string_agg(a.privilege_type, ' ' ORDER BY a.privilege_type)
                   IS DISTINCT FROM 'DELETE INSERT SELECT UPDATE'
            """);

    assertThat(unusual).containsExactly("audit | DELETE INSERT SELECT", "schema_history | SELECT");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TABLE weft.mine (x int)",
        "CREATE TABLE weft_inspect.mine (x int)",
        "CREATE TABLE public.mine (x int)",
        "CREATE SCHEMA mine",
        "CREATE FUNCTION weft.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
        "CREATE OR REPLACE FUNCTION weft.now_ms() RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint'",
        "CREATE INDEX ON weft.live (kind)",
        "TRUNCATE weft.live",
        "DROP TABLE weft.live",
        "ALTER TABLE weft.live ADD COLUMN x int",
        "DROP SCHEMA weft CASCADE",
        "CREATE ROLE mine",
        "UPDATE weft.audit SET actor = 'somebody else'",
        "DELETE FROM weft.schema_history"
      })
  void the_runtime_role_may_not(String sql) {
    refused(sql, "weft_runtime");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"execution", "attempt", "lease", "completion", "flow", "edge", "edge_group"})
  void the_reader_role_sees_every_view(String view) throws SQLException {
    try (Connection connection = as("weft_reader")) {
      assertThat(Sql.rows(connection, "SELECT * FROM weft_inspect." + view)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 1 FROM weft.execution",
        "SELECT 1 FROM weft.live",
        "SELECT 1 FROM weft.completion",
        "SELECT 1 FROM weft.attempt",
        "SELECT 1 FROM weft.idempotency",
        "SELECT 1 FROM weft.schema_history",
        "SELECT weft.now_ms()",
        "DELETE FROM weft_inspect.lease",
        "CREATE TABLE weft_inspect.mine (x int)"
      })
  void the_reader_role_may_not(String sql) {
    refused(sql, "weft_reader");
  }

  private void beThePlainOwner(UncommittedOwner owner) throws SQLException {
    String name = owner.rows("SELECT quote_ident(current_database())").getFirst();
    owner.run(PLAIN_OWNER.formatted(name));
    owner.run("SET ROLE weft_plain_owner");
  }

  private void refused(String sql, String role) {
    assertThatThrownBy(
            () -> {
              try (Connection connection = as(role)) {
                Sql.run(connection, sql);
              }
            })
        .isInstanceOfSatisfying(
            SQLException.class, e -> assertThat(e.getSQLState()).isEqualTo("42501"));
  }

  private Connection as(String role) throws SQLException {
    Connection connection = database.owner().getConnection();
    Sql.run(connection, "SET ROLE " + role);
    return connection;
  }
}
