package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static dev.weft.architecture.Layer.APPLICATION;
import static dev.weft.architecture.Layer.BENCHMARKS;
import static dev.weft.architecture.Layer.BOOTSTRAP;
import static dev.weft.architecture.Layer.TESTKIT;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Things are made in one place and handed in through constructors. */
class WiringArchTest {

  private static final String[] INJECTION = {
    "com.google.inject..", "jakarta.inject..", "javax.inject.."
  };

  private static final Set<String> CLOCK_FACTORIES =
      Set.of("java.time.Clock", "java.time.InstantSource");

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "guice_only_in_bootstrap_wiring",
            noClasses()
                .that()
                .resideInAPackage(in.everywhere())
                .and()
                .resideOutsideOfPackage(in.within(BOOTSTRAP, "wiring"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(INJECTION),
            "give the class one constructor and call it from a @Provides method in wiring"),
        Rule.of(
            "threads_only_in_application_runtime",
            classes()
                .that()
                .resideOutsideOfPackages(
                    in.within(APPLICATION, "runtime"), in.within(TESTKIT), in.within(BENCHMARKS))
                .should(Complain.accessing("starts a thread", Nondeterminism::startsThreads)),
            "expose a blocking step and let a loop of application.runtime drive it"),
        Rule.of(
            "clocks_and_random_generators_are_made_only_in_bootstrap",
            classes()
                .that()
                .resideOutsideOfPackages(
                    in.within(BOOTSTRAP), in.within(TESTKIT), in.within(BENCHMARKS))
                .should(Complain.accessing("makes its own world", WiringArchTest::makes)),
            "take an InstantSource, a RandomGenerator or an IdSource in the constructor; stored"
                + " time is the store's"),
        Rule.of(
            "no_field_injection",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.about("inject no field", WiringArchTest::injected)),
            "take it in the constructor, so that a missing argument is a compile error"));
  }

  private static boolean makes(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    String name = access.getTarget().getName();
    return Nondeterminism.readsTheProcessClock(access)
        || CLOCK_FACTORIES.contains(owner) && name.startsWith("system")
        || owner.equals("java.util.UUID") && name.equals("randomUUID")
        || owner.equals("java.lang.Math") && name.equals("random")
        || makesGenerator(access.getTargetOwner(), name);
  }

  private static boolean makesGenerator(JavaClass owner, String name) {
    return owner.isAssignableTo("java.util.random.RandomGenerator")
        && Set.of("<init>", "of", "getDefault", "current").contains(name);
  }

  private static Stream<String> injected(JavaClass type) {
    return type.getFields().stream()
        .filter(WiringArchTest::isInjected)
        .map(field -> "has the injected field " + field.getName());
  }

  private static boolean isInjected(JavaField field) {
    return field.getAnnotations().stream()
        .anyMatch(annotation -> annotation.getRawType().getSimpleName().equals("Inject"));
  }

  @TestFactory
  Stream<DynamicTest> things_are_handed_in() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
