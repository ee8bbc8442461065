package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The class files the rules look at, each set read once. */
final class Imported {

  /** Where all modules lie; tests run in the folder of their module. */
  static final Path REPOSITORY = Path.of("").toAbsolutePath().getParent();

  private static final JavaClasses PRODUCTION =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(Layers.PRODUCT.base());
  private static final JavaClasses FIXTURE =
      new ClassFileImporter().importPackages(Layers.FIXTURE.base());

  private Imported() {}

  static JavaClasses production() {
    return PRODUCTION;
  }

  static JavaClasses fixture() {
    return FIXTURE;
  }

  /** Tests of all present modules, and the test kit, which is test code that is published. */
  static JavaClasses tests() {
    List<Path> folders = Stream.concat(testClasses(), testkitClasses()).toList();
    return new ClassFileImporter()
        .importPaths(folders)
        .that(DescribedType.matching("not the fixture", Imported::isNotFixture));
  }

  /** The modules that have tests, this one included. */
  static Stream<String> testedModules() {
    Stream<String> modules = Layers.PRESENT.stream().map(Layer::module);
    return Stream.concat(modules, Stream.of("architecture-tests"))
        .filter(module -> Files.exists(REPOSITORY.resolve(module).resolve("src/test/java")));
  }

  private static Stream<Path> testClasses() {
    return testedModules()
        .map(REPOSITORY::resolve)
        .map(module -> module.resolve("target/test-classes"));
  }

  private static Stream<Path> testkitClasses() {
    return Stream.of(Layer.TESTKIT)
        .filter(Layers.PRESENT::contains)
        .map(layer -> REPOSITORY.resolve(layer.module()).resolve("target/classes"));
  }

  private static boolean isNotFixture(JavaClass type) {
    return !type.getPackageName().startsWith(Layers.FIXTURE.base());
  }
}
