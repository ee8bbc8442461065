package dev.weft.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the module a class file was read from: a build folder of the reactor, or a jar. */
final class ModuleOf {

  private static final Pattern FOLDER = Pattern.compile("/([^/]+)/target/(test-)?classes/");
  private static final Pattern JAR = Pattern.compile("/([^/]+?)-\\d[^/]*\\.jar!");

  private ModuleOf() {}

  static String source(JavaClass type) {
    String place = type.getSource().map(source -> source.getUri().toString()).orElse("nowhere");
    Matcher jar = JAR.matcher(place);
    if (jar.find()) {
      return jar.group(1);
    }
    Matcher folder = FOLDER.matcher(place);
    return folder.find() ? folder.group(1) : place;
  }
}
