package dev.weft.bootstrap.http.admin;

import dev.weft.bootstrap.http.json.Members;
import java.lang.reflect.RecordComponent;
import java.util.Locale;

/** The numbers of a report under the names of its components. */
final class ReportJson {

  private ReportJson() {}

  static void put(Members answer, Record report) {
    for (RecordComponent component : report.getClass().getRecordComponents()) {
      answer.put(snake(component.getName()), number(report, component));
    }
  }

  private static String snake(String name) {
    return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  private static int number(Record report, RecordComponent component) {
    try {
      return (int) component.getAccessor().invoke(report);
    } catch (ReflectiveOperationException hidden) {
      throw new IllegalStateException(report + " hides " + component.getName(), hidden);
    }
  }
}
