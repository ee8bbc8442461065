package dev.weft.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.EvaluationResult;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every rule, given the fixture, fails there and names its violator. */
class RulesBiteTest {

  private static final List<Function<Layers, List<Rule>>> PAGES =
      List.of(
          DependencyDirectionArchTest::rules,
          DomainPurityArchTest::rules,
          PortShapeArchTest::rules,
          ApplicationArchTest::rules,
          PostgresAdapterArchTest::rules,
          WiringArchTest::rules,
          CodingArchTest::rules,
          TestArchTest::rules);

  private static final Map<String, String> VIOLATORS =
      Map.ofEntries(
          Map.entry("domain_depends_only_on_the_jdk", "domain.purity.ReadsFiles"),
          Map.entry("ports_depend_only_on_the_domain", "port.out.broken.Logs"),
          Map.entry("application_depends_only_on_domain_and_ports", "application.broken.SpeaksSql"),
          Map.entry(
              "postgres_adapter_depends_only_on_ports_domain_mybatis_jdbc_pool",
              "adapter.postgres.broken.Injects"),
          Map.entry(
              "inmemory_adapter_depends_only_on_ports_and_domain", "adapter.inmemory.UsesLogger"),
          Map.entry(
              "http_adapter_depends_only_on_ports_domain_and_one_http_client",
              "adapter.httpoutbox.TouchesDatabase"),
          Map.entry(
              "json_adapter_depends_only_on_ports_domain_and_jackson", "adapter.json.UsesLogger"),
          Map.entry(
              "testkit_depends_only_on_domain_ports_application_junit_assertj",
              "testkit.KnowsAnAdapter"),
          Map.entry(
              "adapters_know_neither_application_nor_each_other",
              "adapter.postgres.broken.KnowsItsNeighbour"),
          Map.entry("only_bootstrap_knows_adapters", "testkit.KnowsAnAdapter"),
          Map.entry("nobody_knows_bootstrap", "application.broken.ReachesUp"),
          Map.entry("every_class_belongs_to_a_layer", "stray.Stray"),
          Map.entry("each_module_owns_exactly_one_package_prefix", "stray.Stray"),
          Map.entry("features_inside_a_module_form_no_cycle", "domain.left.Left"),
          Map.entry("domain_types_are_records_enums_sealed_or_final", "domain.purity.OpenType"),
          Map.entry(
              "domain_never_asks_the_time_draws_randomness_or_starts_threads",
              "domain.purity.AsksTheTime"),
          Map.entry("ids_are_records_and_parse_back", "domain.purity.LooseId"),
          Map.entry("optional_is_only_ever_returned", "domain.purity.KeepsOptional"),
          Map.entry("ports_are_interfaces_records_enums_or_failures", "port.out.broken.Behaves"),
          Map.entry("ports_have_no_default_methods", "port.out.broken.HasDefault"),
          Map.entry("port_signatures_use_only_jdk_and_domain_types", "port.out.broken.Logs"),
          Map.entry("ports_declare_no_checked_exceptions", "port.out.broken.ThrowsChecked"),
          Map.entry("nested_results_are_sealed", "port.in.broken.DoesTwoThings$Result"),
          Map.entry("driving_ports_have_one_method", "port.in.broken.DoesTwoThings"),
          Map.entry(
              "driving_ports_have_one_implementation_in_application",
              "port.in.broken.DoesTwoThings"),
          Map.entry("driving_ports_do_not_know_driven_ports", "port.in.broken.HandsOutStore"),
          Map.entry("driven_ports_do_not_know_driving_ports", "port.out.broken.CallsBack"),
          Map.entry("use_cases_are_final_with_private_final_fields", "application.broken.OpenCase"),
          Map.entry("use_cases_start_no_threads_and_never_sleep", "application.broken.Sleeps"),
          Map.entry("use_cases_hold_no_store", "application.broken.HoldsStore"),
          Map.entry("only_use_cases_open_transactions", "bootstrap.broken.OpensTransaction"),
          Map.entry(
              "mappers_are_called_only_from_their_own_feature_package",
              "adapter.postgres.broken.CallsForeignMapper"),
          Map.entry("sql_lives_in_xml", "adapter.postgres.flow.FlowMapper"),
          Map.entry("rows_are_records_and_stay_in_the_adapter", "adapter.postgres.broken.FlowRow"),
          Map.entry(
              "only_the_tx_package_touches_sessions_and_connections",
              "adapter.postgres.broken.HoldsConnection"),
          Map.entry("guice_only_in_bootstrap_wiring", "adapter.postgres.broken.Injects"),
          Map.entry("threads_only_in_application_runtime", "bootstrap.broken.StartsThread"),
          Map.entry(
              "clocks_and_random_generators_are_made_only_in_bootstrap",
              "domain.purity.AsksTheTime"),
          Map.entry("no_field_injection", "adapter.postgres.broken.Injects"),
          Map.entry("no_standard_streams", "bootstrap.broken.Prints"),
          Map.entry("no_java_util_logging", "bootstrap.broken.LogsTheOldWay"),
          Map.entry("loggers_are_private_static_final", "adapter.inmemory.UsesLogger"),
          Map.entry("no_generic_exceptions_thrown", "bootstrap.broken.ThrowsAnything"),
          Map.entry("no_synchronized_methods", "bootstrap.broken.Pins"),
          Map.entry(
              "nobody_judges_certificates_or_names_alone", "adapter.httpoutbox.TrustsAnybody"),
          Map.entry("no_vague_names", "bootstrap.broken.FlowHelper"),
          Map.entry("no_mocks", "testkit.Mocks"),
          Map.entry("no_sleeps", "application.broken.Sleeps"),
          Map.entry("every_contract_is_run_by_both_storage_adapters", "testkit.OrphanContract"),
          Map.entry("arch_tests_are_named_ArchTest_and_live_here", "stray.StrayArchTest"));

  @Test
  void every_rule_has_a_violator() {
    assertThat(rules().map(Rule::name)).containsExactlyInAnyOrderElementsOf(VIOLATORS.keySet());
  }

  @TestFactory
  Stream<DynamicTest> every_rule_bites() {
    return rules().map(rule -> DynamicTest.dynamicTest(rule.name(), () -> bites(rule)));
  }

  private static void bites(Rule rule) {
    EvaluationResult result = rule.fact().evaluate(Imported.fixture());

    assertThat(result.hasViolation()).isTrue();
    assertThat(result.getFailureReport().toString())
        .contains("Rule '" + rule.name() + ", because ")
        .contains(Layers.FIXTURE.base() + "." + VIOLATORS.get(rule.name()));
  }

  private static Stream<Rule> rules() {
    return PAGES.stream().flatMap(page -> page.apply(Layers.FIXTURE).stream());
  }
}
