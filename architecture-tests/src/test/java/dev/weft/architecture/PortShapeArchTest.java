package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static dev.weft.architecture.Layer.APPLICATION;
import static dev.weft.architecture.Layer.DOMAIN;
import static dev.weft.architecture.Layer.PORTS;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Ports are contracts: shapes without behaviour, in words of the domain. */
class PortShapeArchTest {

  static List<Rule> rules(Layers in) {
    return Stream.concat(contracts(in).stream(), drivingPorts(in).stream()).toList();
  }

  private static List<Rule> contracts(Layers in) {
    return List.of(
        Rule.of(
            "ports_are_interfaces_records_enums_or_failures",
            ports(in).should(Complain.unless("be a contract", PortShapeArchTest::isContract)),
            "behaviour belongs in the domain or in a use case",
            PORTS),
        Rule.of(
            "ports_have_no_default_methods",
            ports(in).should(Complain.about("have no default methods", PortShapeArchTest::bodies)),
            "put the behaviour into the domain type the method works on",
            PORTS),
        Rule.of(
            "port_signatures_use_only_jdk_and_domain_types",
            ports(in).should(Complain.about("speak the domain", type -> foreign(in, type))),
            "give the domain a value for it and let the adapter translate",
            PORTS),
        Rule.of(
            "ports_declare_no_checked_exceptions",
            ports(in).should(Complain.about("throw nothing checked", PortShapeArchTest::checked)),
            "expected outcomes are sealed results; the broken world is a port failure",
            PORTS),
        Rule.of(
            "nested_results_are_sealed",
            ports(in).should(Complain.unless("seal its results", PortShapeArchTest::isSealedPart)),
            "seal it, so that a switch over the answer needs no default",
            PORTS));
  }

  private static List<Rule> drivingPorts(Layers in) {
    DescribedPredicate<JavaClass> driving =
        DescribedType.matching("driving ports", type -> isDriving(in, type));
    return List.of(
        Rule.of(
            "driving_ports_have_one_method",
            classes()
                .that(driving)
                .should(Complain.unless("have exactly one method", DescribedType::isFunction)),
            "one use case, one verb: split the port",
            PORTS),
        Rule.of(
            "driving_ports_have_one_implementation_in_application",
            classes()
                .that(driving)
                .should(Complain.about("have one use case", type -> unserved(in, type))),
            "one use case implements it; decorators live in application.runtime",
            PORTS,
            APPLICATION),
        Rule.of(
            "driving_ports_do_not_know_driven_ports",
            knowsNot(in, "in", "out"),
            "a driving port speaks domain types; stores are the use case's affair",
            PORTS),
        Rule.of(
            "driven_ports_do_not_know_driving_ports",
            knowsNot(in, "out", "in"),
            "an adapter never calls back into a use case",
            PORTS));
  }

  private static ArchRule knowsNot(Layers in, String from, String to) {
    return noClasses()
        .that()
        .resideInAPackage(in.within(PORTS, from))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(in.within(PORTS, to));
  }

  private static GivenClassesConjunction ports(Layers in) {
    return classes()
        .that()
        .resideInAPackage(in.within(PORTS))
        .and(DescribedType.matching("declared", DescribedType::isDeclared));
  }

  private static boolean isContract(JavaClass type) {
    return type.isInterface()
        || type.isRecord()
        || type.isEnum()
        || type.isAssignableTo(Throwable.class);
  }

  private static Stream<String> bodies(JavaClass type) {
    return type.getMethods().stream()
        .filter(method -> type.isInterface())
        .filter(method -> !is(method, JavaModifier.ABSTRACT))
        .filter(method -> !is(method, JavaModifier.STATIC) && !is(method, JavaModifier.SYNTHETIC))
        .map(method -> "has a body in " + method.getName());
  }

  private static Stream<String> foreign(Layers in, JavaClass type) {
    return type.getMethods().stream()
        .flatMap(
            method ->
                spoken(method)
                    .filter(word -> !isSpeakable(in, word))
                    .map(word -> "names " + word.getName() + " in " + method.getName()));
  }

  private static Stream<JavaClass> spoken(JavaMethod method) {
    return Stream.concat(Stream.of(method.getReturnType()), method.getParameterTypes().stream())
        .flatMap(part -> part.getAllInvolvedRawTypes().stream())
        .distinct();
  }

  private static boolean isSpeakable(Layers in, JavaClass word) {
    JavaClass element = word.getBaseComponentType();
    return JavaClass.Predicates.resideInAnyPackage(in.only(Set.of(PORTS, DOMAIN), Jdk.PLAIN))
        .test(element);
  }

  private static Stream<String> checked(JavaClass type) {
    return type.getMethods().stream()
        .filter(method -> method.getThrowsClause().getTypes().stream().anyMatch(t -> isChecked(t)))
        .map(JavaCodeUnit::getName)
        .map(name -> "declares a checked exception in " + name);
  }

  private static boolean isChecked(JavaClass type) {
    return !type.isAssignableTo(RuntimeException.class) && !type.isAssignableTo(Error.class);
  }

  private static boolean isSealedPart(JavaClass type) {
    return type.isTopLevelClass()
        || !type.isInterface()
        || DescribedType.isSealed(type)
        || DescribedType.isFunction(type);
  }

  private static boolean isDriving(Layers in, JavaClass type) {
    return type.getPackageName().startsWith(in.prefix(PORTS) + ".in.")
        && type.isTopLevelClass()
        && type.isInterface()
        && !DescribedType.isSealed(type)
        && DescribedType.isDeclared(type);
  }

  private static Stream<String> unserved(Layers in, JavaClass type) {
    String runtime = in.prefix(APPLICATION) + ".runtime";
    List<String> servants =
        type.getAllSubclasses().stream()
            .filter(servant -> in.holds(APPLICATION, servant))
            .filter(servant -> !servant.getPackageName().startsWith(runtime))
            .map(JavaClass::getSimpleName)
            .toList();
    return Stream.of("is implemented by " + servants).filter(line -> servants.size() != 1);
  }

  private static boolean is(HasModifiers member, JavaModifier modifier) {
    return member.getModifiers().contains(modifier);
  }

  @TestFactory
  Stream<DynamicTest> ports_are_contracts() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
