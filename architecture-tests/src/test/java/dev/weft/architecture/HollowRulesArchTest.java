package dev.weft.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Guards against rules that hold because they look at nothing. */
class HollowRulesArchTest {

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
  private static final Set<String> WITHOUT_PRODUCTION_CODE = Set.of("bom", "architecture-tests");

  @TestFactory
  Stream<DynamicTest> every_prefix_a_rule_names_holds_production_classes() {
    return Layers.PRESENT.stream()
        .map(
            layer ->
                DynamicTest.dynamicTest(
                    Layers.PRODUCT.prefix(layer),
                    () -> assertThat(classesOf(layer)).as(hint(layer)).isNotEmpty()));
  }

  @Test
  void every_module_of_the_build_is_switched_on() throws IOException {
    List<String> built =
        MODULE
            .matcher(Files.readString(Imported.REPOSITORY.resolve("pom.xml")))
            .results()
            .map((MatchResult found) -> found.group(1))
            .filter(module -> !WITHOUT_PRODUCTION_CODE.contains(module))
            .toList();

    Set<String> checked = Layers.PRESENT.stream().map(Layer::module).collect(Collectors.toSet());

    assertThat(checked)
        .as("add the new module to Layers.PRESENT and to the pom of architecture-tests")
        .containsExactlyInAnyOrderElementsOf(built);
  }

  @Test
  void the_tests_of_every_module_are_read() {
    JavaClasses tests = Imported.tests();

    assertThat(tests.contain(RulesBiteTest.class)).isTrue();
    assertThat(tests.stream().map(ModuleOf::source).distinct())
        .as("build first: mvn -pl architecture-tests -am verify")
        .containsAll(Imported.testedModules().toList());
  }

  private static List<String> classesOf(Layer layer) {
    return Imported.production().stream()
        .filter(type -> Layers.PRODUCT.holds(layer, type))
        .map(type -> type.getName())
        .limit(1)
        .toList();
  }

  private static String hint(Layer layer) {
    return layer.module() + " has no class: add it to the pom, or take it out of Layers.PRESENT";
  }
}
