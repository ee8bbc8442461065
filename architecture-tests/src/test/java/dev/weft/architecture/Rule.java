package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * One named fact about the code, the layers it speaks of, and what to do instead of breaking it.
 */
record Rule(String name, Set<Layer> needs, ArchRule fact) {

  static Rule of(String name, ArchRule fact, String instead, Layer... needs) {
    return new Rule(name, Set.of(needs), fact.as(name).because(instead));
  }

  /** The rules that are switched on, as tests of the given classes. */
  static Stream<DynamicTest> tests(List<Rule> rules, JavaClasses classes) {
    return rules.stream()
        .filter(rule -> Layers.PRESENT.containsAll(rule.needs()))
        .map(rule -> DynamicTest.dynamicTest(rule.name(), () -> rule.fact().check(classes)));
  }
}
