package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.ExpiryCause;

/** How an execution ended, as columns of {@code weft.completion}. */
record StoredEnding(short ending, Short failureClass, String reason, String by) {

  static StoredEnding of(Ending ending) {
    return switch (ending) {
      case Ending.Succeeded succeeded -> new StoredEnding((short) 0, null, null, null);
      case Ending.Failed failed ->
          new StoredEnding((short) 1, Code.FAILURE.of(failed.failure()), failed.reason(), null);
      case Ending.Cancelled cancelled ->
          new StoredEnding((short) 2, null, cancelled.reason(), cancelled.by());
      case Ending.Skipped skipped -> new StoredEnding((short) 3, null, null, null);
      case Ending.Expired expired ->
          new StoredEnding(
              expired.cause() == ExpiryCause.DEADLINE ? (short) 4 : 5, null, null, null);
    };
  }

  Ending toDomain() {
    return switch (ending) {
      case 0 -> new Ending.Succeeded();
      case 1 -> new Ending.Failed(Code.FAILURE.at(failureClass), reason);
      case 2 -> new Ending.Cancelled(reason, by);
      case 3 -> new Ending.Skipped();
      case 4 -> new Ending.Expired(ExpiryCause.DEADLINE);
      case 5 -> new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT);
      default -> throw new IllegalStateException("ending " + ending + " is not known");
    };
  }
}
