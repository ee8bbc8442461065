package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The layers under one base package; the only place that spells package prefixes.
 *
 * <p>A module that lands joins {@link #PRESENT} and the dependencies of this module's pom in the
 * same commit: that switches on every rule about it. A module of the build that is missing here
 * fails {@link HollowRulesArchTest}.
 */
record Layers(String base, Set<Layer> present) {

  static final Set<Layer> PRESENT = EnumSet.allOf(Layer.class);

  static final Layers PRODUCT = new Layers("dev.weft", PRESENT);
  static final Layers FIXTURE =
      new Layers("dev.weft.architecture.fixture", EnumSet.allOf(Layer.class));

  /** The package prefix of a layer, without dots at its end. */
  String prefix(Layer layer) {
    return base + "." + layer.suffix();
  }

  /** A pattern for every package of a layer. */
  String within(Layer layer) {
    return prefix(layer) + "..";
  }

  /** A pattern for one feature package of a layer and what is below it. */
  String within(Layer layer, String feature) {
    return prefix(layer) + "." + feature + "..";
  }

  String everywhere() {
    return base + "..";
  }

  String adapters() {
    return base + ".adapter..";
  }

  /** Patterns of the given layers and of the given outside packages: an allow-list. */
  String[] only(Set<Layer> layers, String... outside) {
    return Stream.concat(layers.stream().map(this::within), Stream.of(outside))
        .toArray(String[]::new);
  }

  Optional<Layer> of(JavaClass type) {
    return Stream.of(Layer.values()).filter(layer -> holds(layer, type)).findFirst();
  }

  boolean holds(Layer layer, JavaClass type) {
    return (type.getPackageName() + ".").startsWith(prefix(layer) + ".");
  }
}
