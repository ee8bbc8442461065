package dev.weft.bootstrap.http.route;

import dev.weft.bootstrap.http.json.Bodies;
import java.util.List;

/**
 * What a route takes in its body (S11).
 *
 * @param limit bytes it may have at most
 * @param required whether there must be one
 */
public record Body(int limit, boolean required, List<Input> members) {

  public static final int SMALL = Bodies.SMALL;
  public static final int BATCH = Bodies.BATCH;

  /** Nothing is read from it. */
  public static final Body NONE = new Body(SMALL, false, List.of());

  public Body {
    members = List.copyOf(members);
  }

  public static Body small(Input... members) {
    return new Body(SMALL, true, List.of(members));
  }

  /** A small one that may be left out. */
  public static Body optional(Input... members) {
    return new Body(SMALL, false, List.of(members));
  }

  /** A large one: batches and graphs. */
  public static Body batch(Input... members) {
    return new Body(BATCH, true, List.of(members));
  }
}
