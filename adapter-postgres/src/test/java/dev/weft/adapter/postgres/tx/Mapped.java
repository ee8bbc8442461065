package dev.weft.adapter.postgres.tx;

import java.util.List;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.session.Configuration;

/** The statements of all mappers, as MyBatis reads them. */
final class Mapped {

  static final Configuration CONFIGURATION = SessionFactories.configuration();

  private Mapped() {}

  static List<MappedStatement> statements() {
    return SessionFactories.MAPPERS.stream().flatMap(mapper -> of(mapper).stream()).toList();
  }

  /** By full name: MyBatis also keeps every statement under its short one. */
  static List<MappedStatement> of(Class<?> mapper) {
    return CONFIGURATION.getMappedStatementNames().stream()
        .filter(name -> name.startsWith(mapper.getName() + "."))
        .sorted()
        .map(CONFIGURATION::getMappedStatement)
        .toList();
  }

  static MappedStatement named(Class<?> mapper, String id) {
    return CONFIGURATION.getMappedStatement(mapper.getName() + "." + id);
  }

  /** By its short name, which no two mappers of the engine's hot path share. */
  static MappedStatement named(String id) {
    return statements().stream()
        .filter(statement -> shortName(statement).equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no statement " + id));
  }

  static String shortName(MappedStatement statement) {
    return statement.getId().substring(statement.getId().lastIndexOf('.') + 1);
  }

  /** The same text whatever the parameters: no statement is dynamic. */
  static String sql(MappedStatement statement) {
    return statement.getBoundSql(null).getSql();
  }
}
