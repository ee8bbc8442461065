package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.util.Set;

/** One bearer token and what it is good for. */
public record ApiToken(Secret secret, Set<Role> roles) {

  /** 32 random bytes in base64 have this many characters, in hex more. */
  private static final int SHORTEST = 43;

  private static final String COLON = ":";

  public ApiToken {
    roles = Set.copyOf(roles);
    int length = secret.value().length();
    if (length < SHORTEST) {
      throw InvalidInput.of(
          "token_file",
          "a token of " + length + " characters",
          "at least " + SHORTEST + " characters, such as: openssl rand -hex 32");
    }
  }

  /**
   * Reads {@code role:token}, or a bare token that may do everything.
   *
   * <p>A colon always ends a role: a misspelt one is refused and never becomes part of a token that
   * may do everything.
   */
  public static ApiToken parse(Secret line) {
    String[] parts = line.value().split(COLON, 2);
    return parts.length == 1
        ? new ApiToken(line, Role.ALL)
        : new ApiToken(new Secret(parts[1].strip()), Role.parse(parts[0]));
  }
}
