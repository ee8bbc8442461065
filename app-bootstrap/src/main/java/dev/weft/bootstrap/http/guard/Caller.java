package dev.weft.bootstrap.http.guard;

import dev.weft.bootstrap.config.Role;
import io.javalin.http.Context;
import java.util.Set;

/**
 * Who sends a request, as far as its token tells.
 *
 * @param token names the token without giving it away; {@code none} where none is needed
 */
public record Caller(String token, Set<Role> roles) {

  static final Caller ANYBODY = new Caller("none", Role.ALL);

  private static final String ATTRIBUTE = "weft.caller";

  public Caller {
    roles = Set.copyOf(roles);
  }

  static void remember(Context ctx, Caller caller) {
    ctx.attribute(ATTRIBUTE, caller);
  }

  /** The one whose token was accepted. */
  public static Caller of(Context ctx) {
    Caller caller = ctx.attribute(ATTRIBUTE);
    return caller == null ? new Caller("none", Set.of()) : caller;
  }

  boolean may(Role role) {
    return roles.contains(role);
  }
}
