package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static dev.weft.architecture.Layer.APPLICATION;
import static dev.weft.architecture.Layer.DOMAIN;
import static dev.weft.architecture.Layer.HTTP_OUTBOX;
import static dev.weft.architecture.Layer.INMEMORY;
import static dev.weft.architecture.Layer.JSON;
import static dev.weft.architecture.Layer.PORTS;
import static dev.weft.architecture.Layer.POSTGRES;
import static dev.weft.architecture.Layer.TESTKIT;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What each module may touch: allow-lists, so that a renamed package cannot slip through. */
final class AllowedDependencies {

  private AllowedDependencies() {}

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "domain_depends_only_on_the_jdk",
            only(in, DOMAIN, Set.of(DOMAIN), Jdk.PURE),
            "the domain is pure values and decisions: parse, store, log and wait in an adapter",
            DOMAIN),
        Rule.of(
            "ports_depend_only_on_the_domain",
            only(in, PORTS, Set.of(PORTS, DOMAIN), Jdk.PLAIN),
            "a port speaks the domain's language; translate in the adapter",
            PORTS),
        Rule.of(
            "application_depends_only_on_domain_and_ports",
            only(
                in,
                APPLICATION,
                Set.of(APPLICATION, PORTS, DOMAIN),
                and(Jdk.PLAIN, "java.security", "org.slf4j..")),
            "a use case reaches the world through a port; add one if it is missing",
            APPLICATION),
        Rule.of(
            "postgres_adapter_depends_only_on_ports_domain_mybatis_jdbc_pool",
            only(
                in,
                POSTGRES,
                Set.of(POSTGRES, PORTS, DOMAIN),
                "java..",
                "javax.sql..",
                "org.apache.ibatis..",
                "org.postgresql..",
                "com.zaxxer.hikari..",
                "org.slf4j.."),
            "storage translates and writes; decisions are the domain's, JSON is adapter-json's",
            POSTGRES),
        Rule.of(
            "inmemory_adapter_depends_only_on_ports_and_domain",
            only(in, INMEMORY, Set.of(INMEMORY, PORTS, DOMAIN), Jdk.PLAIN),
            "anyone can run the engine in memory with no library at all",
            INMEMORY),
        Rule.of(
            "http_adapter_depends_only_on_ports_domain_and_one_http_client",
            only(
                in,
                HTTP_OUTBOX,
                Set.of(HTTP_OUTBOX, PORTS, DOMAIN),
                and(
                    Jdk.PLAIN,
                    "java.io",
                    "java.net",
                    "java.security..",
                    "javax.crypto..",
                    "javax.net..",
                    "org.apache.hc..",
                    "org.slf4j..")),
            "delivery knows no database and one HTTP client; results return through the port",
            HTTP_OUTBOX),
        Rule.of(
            "json_adapter_depends_only_on_ports_domain_and_jackson",
            only(
                in,
                JSON,
                Set.of(JSON, PORTS, DOMAIN),
                and(Jdk.PLAIN, "java.io", "com.fasterxml.jackson..")),
            "the one parser of the house does nothing but parse and print",
            JSON),
        Rule.of(
            "testkit_depends_only_on_domain_ports_application_junit_assertj",
            only(
                in,
                TESTKIT,
                Set.of(TESTKIT, APPLICATION, PORTS, DOMAIN),
                and(Jdk.PLAIN, "org.junit.jupiter..", "org.assertj..")),
            "a suite asks its subclass for the adapter, so that anyone's adapter can run it",
            TESTKIT));
  }

  private static ArchRule only(Layers in, Layer layer, Set<Layer> layers, String... outside) {
    return classes()
        .that()
        .resideInAPackage(in.within(layer))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(in.only(layers, outside));
  }

  private static String[] and(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }
}
