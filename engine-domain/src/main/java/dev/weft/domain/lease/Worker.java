package dev.weft.domain.lease;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.PrintableAscii;

/** Who asks for work: a worker's stable name and the name of its running instance. */
public record Worker(String id, String instance) {

  private static final int LONGEST = 128;

  public Worker {
    checked("worker_id", id);
    checked("worker_instance_id", instance);
  }

  private static void checked(String field, String value) {
    if (!PrintableAscii.isText(value, LONGEST)) {
      throw InvalidInput.of(field, value, "1 to 128 printable ASCII characters");
    }
  }
}
