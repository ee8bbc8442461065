package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.GroupColumns;
import dev.weft.adapter.postgres.flow.ResolutionColumns;
import dev.weft.adapter.postgres.flow.TouchedColumns;
import dev.weft.adapter.postgres.flow.Written;
import dev.weft.port.out.dispatch.DispatchWrites;

/** What a pass of dispatch writes, in one statement. */
public record PostgresDispatchWrites(DispatchMapper mapper) implements DispatchWrites {

  @Override
  public void write(Dispatched dispatched) {
    DispatchedRow written =
        mapper.writeDispatched(
            ResolutionColumns.of(dispatched.edges()),
            GroupColumns.of(null, dispatched.groups()),
            TouchedColumns.of(dispatched.touched()),
            EventKeys.done(dispatched.done()));
    Written.all(dispatched.edges().size(), written.edges(), "edges");
    Written.all(dispatched.groups().size(), written.groups(), "groups");
  }
}
