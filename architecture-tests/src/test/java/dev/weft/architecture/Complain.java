package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Conditions written as a function from a type to the complaints about it; none means it holds. */
final class Complain {

  private Complain() {}

  static ArchCondition<JavaClass> about(
      String words, Function<JavaClass, Stream<String>> complaints) {
    return new ArchCondition<>(words) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        complaints
            .apply(type)
            .map(complaint -> type.getFullName() + " " + complaint + " in " + place(type))
            .forEach(line -> events.add(SimpleConditionEvent.violated(type, line)));
      }
    };
  }

  static ArchCondition<JavaClass> unless(String words, Predicate<JavaClass> holds) {
    return about(words, type -> Stream.of("does not " + words).filter(line -> !holds.test(type)));
  }

  /** Complains about each call, reference or field access the predicate forbids. */
  static ArchCondition<JavaClass> accessing(String words, Predicate<JavaAccess<?>> forbidden) {
    return about(
        "not " + words,
        type ->
            type.getAccessesFromSelf().stream()
                .filter(forbidden)
                .map(access -> words + ": " + access.getDescription()));
  }

  private static String place(JavaClass type) {
    return type.getSourceCodeLocation().toString();
  }
}
