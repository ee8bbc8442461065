package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static dev.weft.architecture.Layer.DOMAIN;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The domain is values and decisions: immutable, closed, deterministic. */
class DomainPurityArchTest {

  private static final Set<String> OPTIONALS =
      Set.of(
          Optional.class.getName(),
          OptionalInt.class.getName(),
          OptionalLong.class.getName(),
          OptionalDouble.class.getName());

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "domain_types_are_records_enums_sealed_or_final",
            classes().that().resideInAPackage(in.within(DOMAIN)).should(closedAndImmutable()),
            "make it a record or a final class with final fields; a new state is a new value",
            DOMAIN),
        Rule.of(
            "domain_never_asks_the_time_draws_randomness_or_starts_threads",
            classes().that().resideInAPackage(in.within(DOMAIN)).should(beDeterministic()),
            "take now and the drawn number as arguments; threads belong to application.runtime",
            DOMAIN),
        Rule.of(
            "ids_are_records_and_parse_back",
            classes()
                .that()
                .resideInAPackage(in.within(DOMAIN))
                .and()
                .areTopLevelClasses()
                .and()
                .haveSimpleNameEndingWith("Id")
                .should(Complain.about("be a record that parses back", DomainPurityArchTest::id)),
            "an id is a record with toString and a static parse(String) that reads it again",
            DOMAIN),
        Rule.of(
            "optional_is_only_ever_returned",
            classes()
                .that()
                .resideInAPackage(in.everywhere())
                .should(Complain.about("only return Optional", DomainPurityArchTest::optionals)),
            "give absence a value of its own, a sealed case or a NONE constant"));
  }

  private static ArchCondition<JavaClass> closedAndImmutable() {
    return Complain.about(
        "be a record, an enum, sealed or final, with final fields",
        type -> Stream.concat(openness(type), mutability(type)));
  }

  private static Stream<String> openness(JavaClass type) {
    boolean closed =
        !DescribedType.isDeclared(type)
            || type.isEnum()
            || DescribedType.isFinal(type)
            || DescribedType.isSealed(type)
            || DescribedType.isFunction(type);
    return Stream.of("is open for extension").filter(line -> !closed);
  }

  private static Stream<String> mutability(JavaClass type) {
    return type.getFields().stream()
        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
        .map(field -> "has the mutable field " + field.getName());
  }

  private static ArchCondition<JavaClass> beDeterministic() {
    return Complain.accessing("asks the world", Nondeterminism::isAsked);
  }

  private static Stream<String> id(JavaClass type) {
    return Stream.of(
            type.isRecord() ? "" : "is not a record",
            parses(type) ? "" : "has no public static parse(String) giving itself",
            type.tryGetMethod("toString").isPresent() ? "" : "has no text form")
        .filter(line -> !line.isEmpty());
  }

  private static boolean parses(JavaClass type) {
    return type.tryGetMethod("parse", String.class)
        .filter(method -> method.getModifiers().contains(JavaModifier.STATIC))
        .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
        .filter(method -> method.getRawReturnType().equals(type))
        .isPresent();
  }

  private static Stream<String> optionals(JavaClass type) {
    Stream<String> fields =
        type.getFields().stream()
            .filter(field -> isOptional(field.getRawType()))
            .map(JavaField::getName)
            .map(name -> "keeps an Optional in " + name);
    Stream<String> parameters =
        type.getCodeUnits().stream()
            .filter(unit -> !unit.getModifiers().contains(JavaModifier.SYNTHETIC))
            .filter(unit -> unit.getRawParameterTypes().stream().anyMatch(t -> isOptional(t)))
            .map(JavaCodeUnit::getName)
            .map(name -> "takes an Optional in " + name);
    return Stream.concat(fields, parameters);
  }

  private static boolean isOptional(JavaClass type) {
    return OPTIONALS.contains(type.getName());
  }

  @TestFactory
  Stream<DynamicTest> the_domain_is_pure() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
