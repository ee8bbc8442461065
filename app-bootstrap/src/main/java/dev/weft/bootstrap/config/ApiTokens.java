package dev.weft.bootstrap.config;

import java.util.List;

/**
 * The bearer tokens the API accepts; several may be valid at once, so that one can replace another.
 *
 * <p>{@link #NONE} leaves the API open, which only a loopback address may do.
 */
public record ApiTokens(List<ApiToken> tokens) {

  public static final ApiTokens NONE = new ApiTokens(List.of());

  public ApiTokens {
    tokens = List.copyOf(tokens);
  }

  /** One token per line, with or without the roles in front. */
  public static ApiTokens parse(List<Secret> lines) {
    return new ApiTokens(lines.stream().map(ApiToken::parse).toList());
  }

  public boolean areConfigured() {
    return !tokens.isEmpty();
  }
}
