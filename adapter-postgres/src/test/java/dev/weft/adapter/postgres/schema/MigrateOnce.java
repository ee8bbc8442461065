package dev.weft.adapter.postgres.schema;

import org.postgresql.ds.PGSimpleDataSource;

/** One migrating process; says how many steps it applied. */
final class MigrateOnce {

  private MigrateOnce() {}

  public static void main(String[] arguments) {
    PGSimpleDataSource owner = new PGSimpleDataSource();
    owner.setUrl(System.getenv("MIGRATE_URL"));
    owner.setUser(System.getenv("MIGRATE_USER"));
    owner.setPassword(System.getenv("MIGRATE_PASSWORD"));
    System.out.println(new SchemaMigrator(owner).migrate().size());
  }
}
