package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static dev.weft.architecture.Layer.APPLICATION;
import static dev.weft.architecture.Layer.BENCHMARKS;
import static dev.weft.architecture.Layer.BOOTSTRAP;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Who may know whom between modules; what each may touch is {@link AllowedDependencies}. */
class DependencyDirectionArchTest {

  static List<Rule> rules(Layers in) {
    return Stream.concat(AllowedDependencies.rules(in).stream(), directions(in).stream()).toList();
  }

  private static List<Rule> directions(Layers in) {
    return List.of(
        Rule.of(
            "adapters_know_neither_application_nor_each_other",
            classes().that().resideInAPackage(in.everywhere()).should(keepToThemselves(in)),
            "an adapter implements ports; what two adapters share belongs in the domain"),
        Rule.of(
            "only_bootstrap_knows_adapters",
            noClasses()
                .that()
                .resideOutsideOfPackages(in.adapters(), in.within(BOOTSTRAP), in.within(BENCHMARKS))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(in.adapters()),
            "the engine speaks to ports; the wiring chooses the adapter"),
        Rule.of(
            "nobody_knows_bootstrap",
            noClasses()
                .that()
                .resideOutsideOfPackages(in.within(BOOTSTRAP), in.within(BENCHMARKS))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(in.within(BOOTSTRAP), in.within(BENCHMARKS)),
            "bootstrap hands things in through constructors; nothing reaches up to fetch them"),
        Rule.of(
            "every_class_belongs_to_a_layer",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.unless("belong to a present layer", type -> isLayered(in, type))),
            "a new module gets a Layer, a place in Layers.PRESENT and rules of its own"),
        Rule.of(
            "each_module_owns_exactly_one_package_prefix",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.about("come from the module of its prefix", t -> foreign(in, t))),
            "move the class to the prefix of its module, so that no package is split"),
        Rule.of(
            "features_inside_a_module_form_no_cycle",
            slices().assignedFrom(new Features(in)).should().beFreeOfCycles(),
            "point in one direction: submission, dispatch, execution, flow, retry"));
  }

  private static ArchCondition<JavaClass> keepToThemselves(Layers in) {
    return Complain.about(
        "know neither application nor another adapter",
        type ->
            type.getDirectDependenciesFromSelf().stream()
                .filter(dependency -> isForbidden(in, type, dependency.getTargetClass()))
                .map(dependency -> "knows too much: " + dependency.getDescription()));
  }

  private static boolean isForbidden(Layers in, JavaClass type, JavaClass target) {
    Optional<Layer> from = in.of(type).filter(DependencyDirectionArchTest::isAdapter);
    Optional<Layer> to = in.of(target);
    return from.isPresent()
        && to.isPresent()
        && !from.equals(to)
        && (isAdapter(to.get()) || to.get() == APPLICATION);
  }

  private static boolean isAdapter(Layer layer) {
    return layer.suffix().startsWith("adapter.");
  }

  private static boolean isLayered(Layers in, JavaClass type) {
    return in.of(type).filter(in.present()::contains).isPresent();
  }

  private static Stream<String> foreign(Layers in, JavaClass type) {
    String owner = in.of(type).map(Layer::module).orElse("no module");
    String actual = ModuleOf.source(type);
    return Stream.of("belongs to " + owner + " but comes from " + actual)
        .filter(line -> !owner.equals(actual));
  }

  @TestFactory
  Stream<DynamicTest> directions_hold() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
