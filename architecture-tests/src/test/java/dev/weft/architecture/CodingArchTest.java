package dev.weft.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.GeneralCodingRules.USE_JAVA_UTIL_LOGGING;
import static dev.weft.architecture.Layer.BENCHMARKS;
import static dev.weft.architecture.Layer.BOOTSTRAP;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Habits of every file, whatever its layer. */
class CodingArchTest {

  private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])");
  private static final Set<String> VAGUE =
      Set.of(
          "util",
          "utils",
          "helper",
          "helpers",
          "manager",
          "common",
          "commons",
          "base",
          "data",
          "info",
          "impl",
          "misc",
          "service",
          "services");

  private static final Set<String> TRUST =
      Set.of("javax.net.ssl.TrustManager", "javax.net.ssl.HostnameVerifier");
  private static final Set<String> BLIND_TRUST =
      Set.of("NoopHostnameVerifier", "TrustAllStrategy", "TrustSelfSignedStrategy");

  /** The glossary owns this phrase whole: the label an edge carries. */
  private static final String OWNED_PHRASE = "DataPassing";

  private static final Set<JavaModifier> LOGGER =
      Set.of(JavaModifier.PRIVATE, JavaModifier.STATIC, JavaModifier.FINAL);

  static List<Rule> rules(Layers in) {
    return List.of(
        Rule.of(
            "no_standard_streams",
            noClasses()
                .that()
                .resideOutsideOfPackages(in.within(BOOTSTRAP, "cli"), in.within(BENCHMARKS))
                .should(ACCESS_STANDARD_STREAMS),
            "log through slf4j; only the command line prints"),
        Rule.of(
            "no_java_util_logging",
            noClasses().that().resideInAPackage(in.everywhere()).should(USE_JAVA_UTIL_LOGGING),
            "log through slf4j, so that the embedder chooses the binding"),
        Rule.of(
            "loggers_are_private_static_final",
            everyClass(in, "keep loggers private static final", CodingArchTest::looseLoggers),
            "declare private static final Logger LOG"),
        Rule.of(
            "no_generic_exceptions_thrown",
            noClasses().that().resideInAPackage(in.everywhere()).should(THROW_GENERIC_EXCEPTIONS),
            "return a sealed result, or throw the exception that says whose fault it is"),
        Rule.of(
            "no_synchronized_methods",
            everyClass(in, "synchronize no method", CodingArchTest::synchronizedMethods),
            "use a ReentrantLock: synchronized pins a virtual thread's carrier on JDK 21"),
        Rule.of(
            "nobody_judges_certificates_or_names_alone",
            everyClass(in, "leave trust to the JDK", CodingArchTest::ownTrust),
            "add an authority by file; a trust manager or name verifier of our own is a way to"
                + " trust anybody"),
        Rule.of(
            "no_vague_names",
            everyClass(in, "have a telling name", type -> vagueWords(in, type)),
            "name the domain idea; the glossary has the words"));
  }

  private static ArchRule everyClass(
      Layers in, String words, Function<JavaClass, Stream<String>> complaints) {
    return classes()
        .that()
        .resideInAPackage(in.everywhere())
        .should(Complain.about(words, complaints));
  }

  private static Stream<String> looseLoggers(JavaClass type) {
    return type.getFields().stream()
        .filter(field -> field.getRawType().getName().equals("org.slf4j.Logger"))
        .filter(field -> !field.getModifiers().containsAll(LOGGER))
        .map(JavaField::getName)
        .map(name -> "has the loose logger " + name);
  }

  private static Stream<String> synchronizedMethods(JavaClass type) {
    return type.getMethods().stream()
        .filter(method -> method.getModifiers().contains(JavaModifier.SYNCHRONIZED))
        .map(method -> "synchronizes " + method.getName());
  }

  private static Stream<String> ownTrust(JavaClass type) {
    Stream<String> judges =
        TRUST.stream().filter(type::isAssignableTo).map(judge -> "is its own " + judge);
    Stream<String> blind =
        type.getDirectDependenciesFromSelf().stream()
            .map(used -> used.getTargetClass().getSimpleName())
            .filter(BLIND_TRUST::contains)
            .map(used -> "uses " + used);
    return Stream.concat(judges, blind);
  }

  private static Stream<String> vagueWords(Layers in, JavaClass type) {
    String places = type.getPackageName().substring(in.base().length());
    return WORD.matcher(places + "." + typeName(type))
        .results()
        .map(word -> word.group().toLowerCase(Locale.ROOT))
        .filter(VAGUE::contains)
        .map(word -> "is named with the vague word " + word);
  }

  private static String typeName(JavaClass type) {
    return DescribedType.isDeclared(type) ? type.getSimpleName().replace(OWNED_PHRASE, "") : "";
  }

  @TestFactory
  Stream<DynamicTest> habits_are_kept() {
    return Rule.tests(rules(Layers.PRODUCT), Imported.production());
  }
}
