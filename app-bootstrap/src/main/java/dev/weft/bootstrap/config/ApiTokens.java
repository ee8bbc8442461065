package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.util.List;

/**
 * The bearer tokens the API accepts; several may be valid at once, so that one can replace another.
 *
 * <p>{@link #NONE} leaves the API open, which only a loopback address may do.
 */
public record ApiTokens(List<Secret> tokens) {

  /** 32 random bytes in base64 have this many characters, in hex more. */
  private static final int SHORTEST = 43;

  public static final ApiTokens NONE = new ApiTokens(List.of());

  public ApiTokens {
    tokens = List.copyOf(tokens);
    for (Secret token : tokens) {
      if (token.value().length() < SHORTEST) {
        throw InvalidInput.of(
            "token_file",
            "a token of " + token.value().length() + " characters",
            "at least " + SHORTEST + " characters, such as: openssl rand -hex 32");
      }
    }
  }

  public boolean areConfigured() {
    return !tokens.isEmpty();
  }
}
