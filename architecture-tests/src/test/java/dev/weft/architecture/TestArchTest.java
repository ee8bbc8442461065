package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static dev.weft.architecture.Layer.INMEMORY;
import static dev.weft.architecture.Layer.POSTGRES;
import static dev.weft.architecture.Layer.TESTKIT;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests are honest: real doubles, no waiting on the clock, every suite run by both storages. */
class TestArchTest {

  private static final String[] MOCKS = {
    "..mockito..", "..easymock..", "..powermock..", "..jmockit..", "..mockk.."
  };

  private static final String HERE = "dev.weft.architecture";

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "no_mocks",
            noClasses()
                .that()
                .resideInAPackage(in.everywhere())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(MOCKS),
            "use the in-memory adapter or a hand-written double that keeps the contract"),
        Rule.of(
            "no_sleeps",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.accessing("sleeps", Nondeterminism::sleeps)),
            "call the tick, move the clock, or wait on a listener with a timeout"),
        Rule.of(
            "every_contract_is_run_by_both_storage_adapters",
            classes()
                .that()
                .resideInAPackage(in.within(TESTKIT))
                .and(DescribedType.matching("are suites", TestArchTest::isSuite))
                .should(Complain.about("be run by both storages", type -> missing(in, type))),
            "extend it in each storage adapter's tests; five lines are enough",
            TESTKIT,
            INMEMORY),
        Rule.of(
            "arch_tests_are_named_ArchTest_and_live_here",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.about("rule from here only", TestArchTest::misplaced)),
            "a rule belongs in architecture-tests, in an ArchTest with a violator that proves it"));
  }

  private static boolean isSuite(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.ABSTRACT)
        && type.isTopLevelClass()
        && (type.getSimpleName().endsWith("Contract")
            || type.getSimpleName().endsWith("Behaviour"));
  }

  private static Stream<String> missing(Layers in, JavaClass suite) {
    return Stream.of(INMEMORY, POSTGRES)
        .filter(in.present()::contains)
        .filter(storage -> suite.getAllSubclasses().stream().noneMatch(t -> in.holds(storage, t)))
        .map(storage -> "is not run by " + storage.module());
  }

  private static Stream<String> misplaced(JavaClass type) {
    boolean here = type.getPackageName().equals(HERE);
    boolean rules =
        type.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getPackageName())
            .anyMatch(name -> name.startsWith("com.tngtech.archunit"));
    boolean named = isRulePage(type) || type.isNestedClass();
    return Stream.concat(
        Stream.of("states a rule outside " + HERE)
            .filter(line -> !here && (rules || isRulePage(type))),
        Stream.of("tests here under another name").filter(line -> here && !named && runs(type)));
  }

  private static boolean isRulePage(JavaClass type) {
    return type.getSimpleName().endsWith("ArchTest");
  }

  private static boolean runs(JavaClass type) {
    return !type.getSimpleName().equals(RulesBiteTest.class.getSimpleName())
        && type.getMethods().stream()
            .anyMatch(m -> m.isAnnotatedWith(Test.class) || m.isAnnotatedWith(TestFactory.class));
  }

  @TestFactory
  Stream<DynamicTest> tests_are_honest() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.tests());
  }
}
