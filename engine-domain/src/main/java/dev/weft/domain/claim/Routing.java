package dev.weft.domain.claim;

import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.util.Objects;

/** What decides which workers an execution can reach; fixed at submit. */
public record Routing(Lane lane, Kind kind, Capabilities required) {

  public Routing {
    Objects.requireNonNull(lane, "lane");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(required, "required");
  }
}
