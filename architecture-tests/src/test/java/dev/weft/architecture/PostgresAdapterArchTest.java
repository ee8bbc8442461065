package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static dev.weft.architecture.Layer.POSTGRES;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Storage translates: SQL in XML, rows inside, sessions in one package. */
class PostgresAdapterArchTest {

  private static final String ANNOTATIONS = "org.apache.ibatis.annotations";

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "mappers_are_called_only_from_their_own_feature_package",
            classes()
                .that()
                .resideInAPackage(in.within(POSTGRES))
                .and()
                .haveSimpleNameEndingWith("Mapper")
                .should(Complain.about("be called at home", PostgresAdapterArchTest::callsAbroad)),
            "call the store of that feature; its mapper is its private tongue",
            POSTGRES),
        Rule.of(
            "sql_lives_in_xml",
            noClasses()
                .that()
                .resideInAPackage(in.everywhere())
                .should()
                .dependOnClassesThat(
                    DescribedType.matching(
                        "MyBatis annotations other than @Param",
                        PostgresAdapterArchTest::isStatementAnnotation)),
            "write the statement in the mapper's XML, where it can be read and commented as SQL",
            POSTGRES),
        Rule.of(
            "rows_are_records_and_stay_in_the_adapter",
            classes()
                .that()
                .resideInAPackage(in.within(POSTGRES))
                .and()
                .haveSimpleNameEndingWith("Row")
                .should(Complain.about("be a record of the adapter", type -> strays(in, type))),
            "convert with toDomain() before anything leaves the adapter",
            POSTGRES),
        Rule.of(
            "only_the_tx_package_touches_sessions_and_connections",
            noClasses()
                .that()
                .resideInAPackage(in.within(POSTGRES))
                .and()
                .resideOutsideOfPackages(
                    in.within(POSTGRES, "tx"),
                    in.within(POSTGRES, "signal"),
                    in.within(POSTGRES, "schema"))
                .should()
                .dependOnClassesThat(
                    DescribedType.matching(
                        "sessions and connections", PostgresAdapterArchTest::isSession)),
            "take a mapper; sessions are tx's, and only the listener and the migrator have a"
                + " connection of their own",
            POSTGRES));
  }

  private static Stream<String> callsAbroad(JavaClass mapper) {
    return mapper.getAccessesToSelf().stream()
        .filter(call -> !call.getOriginOwner().getPackage().equals(mapper.getPackage()))
        .map(call -> "is called from abroad: " + call.getDescription());
  }

  private static boolean isStatementAnnotation(JavaClass type) {
    return type.getPackageName().equals(ANNOTATIONS) && !type.getSimpleName().equals("Param");
  }

  private static Stream<String> strays(Layers in, JavaClass row) {
    Stream<String> shape = Stream.of("is not a record").filter(line -> !row.isRecord());
    Stream<String> leaks =
        row.getDirectDependenciesToSelf().stream()
            .filter(use -> !in.holds(POSTGRES, use.getOriginClass()))
            .map(use -> "leaves the adapter: " + use.getDescription());
    return Stream.concat(shape, leaks);
  }

  private static boolean isSession(JavaClass type) {
    return type.getPackageName().startsWith("org.apache.ibatis.session")
        || type.getPackageName().startsWith("com.zaxxer.hikari")
        || type.getName().equals("java.sql.Connection")
        || type.getName().equals("java.sql.DriverManager")
        || type.getName().equals("javax.sql.DataSource");
  }

  @TestFactory
  Stream<DynamicTest> storage_translates() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
