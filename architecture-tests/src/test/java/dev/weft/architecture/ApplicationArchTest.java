package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static dev.weft.architecture.Layer.APPLICATION;
import static dev.weft.architecture.Layer.BENCHMARKS;
import static dev.weft.architecture.Layer.PORTS;
import static dev.weft.architecture.Layer.TESTKIT;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Use cases are small: one unit of work over ports, no threads, no state of their own. */
class ApplicationArchTest {

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "use_cases_are_final_with_private_final_fields",
            useCases(in).should(Complain.about("be closed", ApplicationArchTest::openness)),
            "a use case holds its ports and nothing that changes",
            APPLICATION),
        Rule.of(
            "use_cases_start_no_threads_and_never_sleep",
            useCases(in)
                .should(Complain.accessing("touches threads", Nondeterminism::touchesThreads)),
            "offer one public step; application.runtime calls it in a loop",
            APPLICATION),
        Rule.of(
            "use_cases_hold_no_store",
            classes()
                .that()
                .resideInAPackage(in.within(APPLICATION))
                .should(Complain.about("hold no store", type -> heldStores(in, type))),
            "take Transactions and ask the stores it hands out",
            APPLICATION,
            PORTS),
        Rule.of(
            "only_use_cases_open_transactions",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.accessing("opens a transaction", access -> opens(in, access))),
            "call the use case's driving port; where a transaction begins is its decision",
            APPLICATION,
            PORTS));
  }

  private static GivenClassesConjunction useCases(Layers in) {
    return classes()
        .that()
        .resideInAPackage(in.within(APPLICATION))
        .and()
        .resideOutsideOfPackage(in.within(APPLICATION, "runtime"));
  }

  private static Stream<String> openness(JavaClass type) {
    if (!DescribedType.isPlainClass(type)) {
      return Stream.empty();
    }
    Stream<String> open = Stream.of("is not final").filter(line -> !DescribedType.isFinal(type));
    Stream<String> fields =
        type.getFields().stream()
            .filter(field -> !isPrivateFinal(field))
            .map(field -> "has a field that is not private final: " + field.getName());
    return Stream.concat(open, fields);
  }

  private static boolean isPrivateFinal(JavaField field) {
    Set<JavaModifier> modifiers = field.getModifiers();
    return modifiers.contains(JavaModifier.SYNTHETIC)
        || modifiers.contains(JavaModifier.FINAL)
            && (modifiers.contains(JavaModifier.PRIVATE)
                || modifiers.contains(JavaModifier.STATIC));
  }

  private static Stream<String> heldStores(Layers in, JavaClass type) {
    return type.getFields().stream()
        .filter(field -> isStore(in, field.getRawType()))
        .map(field -> "holds the store " + field.getRawType().getSimpleName());
  }

  /** What the Stores of a transaction hand out, or Stores itself. */
  private static boolean isStore(Layers in, JavaClass type) {
    String stores = in.prefix(PORTS) + ".out.tx.Stores";
    return type.getName().equals(stores)
        || type.getDirectDependenciesToSelf().stream()
            .anyMatch(use -> use.getOriginClass().getName().equals(stores));
  }

  private static boolean opens(Layers in, JavaAccess<?> access) {
    JavaClass origin = access.getOriginOwner();
    boolean mayOpen =
        in.holds(APPLICATION, origin) && !isRuntime(in, origin)
            || in.holds(TESTKIT, origin)
            || in.holds(BENCHMARKS, origin)
            || origin.equals(access.getTargetOwner());
    return !mayOpen
        && access.getTarget().getName().equals("run")
        && access.getTargetOwner().isAssignableTo(in.prefix(PORTS) + ".out.tx.Transactions");
  }

  private static boolean isRuntime(Layers in, JavaClass type) {
    return (type.getPackageName() + ".").startsWith(in.prefix(APPLICATION) + ".runtime.");
  }

  @TestFactory
  Stream<DynamicTest> use_cases_are_small() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
