package dev.weft.bootstrap.http.route;

import dev.weft.bootstrap.config.Role;
import java.util.Arrays;
import java.util.Optional;

/** Whom a route is for: everybody, or those whose token has a role. */
public enum Access {
  OPEN,
  READ,
  WORK,
  OPERATE;

  static Access of(Role role) {
    return valueOf(role.name());
  }

  /** The role a token needs, if one is needed at all. */
  Optional<Role> role() {
    return Arrays.stream(Role.values()).filter(role -> role.name().equals(name())).findFirst();
  }
}
