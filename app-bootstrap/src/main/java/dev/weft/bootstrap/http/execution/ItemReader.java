package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import java.util.Optional;

/** Reads one item of a complete; one that cannot be read is answered, its neighbours go on. */
final class ItemReader {

  private final Contents contents;

  ItemReader(Contents contents) {
    this.contents = contents;
  }

  Reading read(Json value) {
    try {
      return new Reading.Readable(item(Fields.of(value)));
    } catch (InvalidInput refused) {
      return new Reading.Unreadable(refused.problem());
    } catch (InvalidRequest refused) {
      return new Reading.Unreadable(refused.problems().getFirst());
    }
  }

  private Item item(Fields fields) {
    Optional<LeaseHandle> handle =
        fields.require("handle", value -> LeaseHandle.parse(Values.text(value)));
    Content result = contents.read(fields, "result");
    fields.finish();
    return new Item(handle.orElseThrow(), result);
  }

  sealed interface Reading {

    record Readable(Item item) implements Reading {}

    record Unreadable(Problem problem) implements Reading {

      JsonObject answer() {
        return new Members()
            .putNull("execution_id")
            .put("status", "invalid_input")
            .put("field", problem.field())
            .put("value", problem.value())
            .put("expected", problem.expected())
            .done();
      }
    }
  }
}
