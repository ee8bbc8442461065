package dev.weft.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.function.Predicate;

/** Words for sorts of types that ArchUnit has no words for. */
final class DescribedType {

  private DescribedType() {}

  static DescribedPredicate<JavaClass> matching(String words, Predicate<JavaClass> test) {
    return DescribedPredicate.describe(words, test);
  }

  static boolean isFinal(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.FINAL);
  }

  static boolean isSealed(JavaClass type) {
    return type.reflect().isSealed();
  }

  /** An interface with exactly one abstract method of its own: a function with a name. */
  static boolean isFunction(JavaClass type) {
    return type.isInterface()
        && type.getMethods().stream()
                .filter(method -> method.getModifiers().contains(JavaModifier.ABSTRACT))
                .count()
            == 1;
  }

  /** Written by a person as a type: no lambda, no anonymous body, no package-info. */
  static boolean isDeclared(JavaClass type) {
    return !type.isAnonymousClass()
        && !type.getModifiers().contains(JavaModifier.SYNTHETIC)
        && !type.getSimpleName().equals("package-info");
  }

  /** Behaviour and state in one: neither interface, record, enum nor exception. */
  static boolean isPlainClass(JavaClass type) {
    return isDeclared(type)
        && !type.isInterface()
        && !type.isRecord()
        && !type.isEnum()
        && !type.isAssignableTo(Throwable.class);
  }
}
