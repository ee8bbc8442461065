package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Optional;

/**
 * Cuts each module into its features: the first word below its prefix, or below {@code in} and
 * {@code out} of the ports.
 */
record Features(Layers in) implements SliceAssignment {

  @Override
  public SliceIdentifier getIdentifierOf(JavaClass type) {
    Optional<Layer> layer = in.of(type);
    String rest = layer.map(of -> below(in.prefix(of), type.getPackageName())).orElse("");
    return rest.isEmpty()
        ? SliceIdentifier.ignore()
        : SliceIdentifier.of(layer.get().module(), feature(rest));
  }

  @Override
  public String getDescription() {
    return "features";
  }

  private static String below(String prefix, String name) {
    return name.length() > prefix.length() ? name.substring(prefix.length() + 1) : "";
  }

  private static String feature(String rest) {
    String[] words = rest.split("\\.");
    boolean direction = words.length > 1 && (words[0].equals("in") || words[0].equals("out"));
    return direction ? words[0] + "." + words[1] : words[0];
  }
}
