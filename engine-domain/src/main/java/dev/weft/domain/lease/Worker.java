package dev.weft.domain.lease;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** Who asks for work: a worker's stable name and the name of its running instance. */
public record Worker(String id, String instance) {

  private static final Pattern SHAPE = Pattern.compile("[\\x20-\\x7E]{1,128}");

  public Worker {
    checked("worker_id", id);
    checked("worker_instance_id", instance);
  }

  private static void checked(String field, String value) {
    if (value == null || !SHAPE.matcher(value).matches()) {
      throw InvalidInput.of(field, value, "1 to 128 printable ASCII characters");
    }
  }
}
