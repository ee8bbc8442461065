package dev.weft.bootstrap.http.guard;

import dev.weft.bootstrap.config.ApiToken;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Asks for a bearer token on every path but liveness, when one is configured (S2 to S5).
 *
 * <p>Hashes of one length are compared, all of them and in constant time; a missing token and a
 * wrong one take the same path to the same answer.
 */
public final class TokenGuard {

  private static final String SCHEME = "Bearer ";
  private static final String OPEN = "/livez";
  private static final int NAME_BYTES = 4;

  private final List<Known> accepted;
  private final FailedLogins failures;

  public TokenGuard(ApiTokens tokens, FailedLogins failures) {
    this.accepted = tokens.tokens().stream().map(Known::of).toList();
    this.failures = failures;
  }

  /** Lets the request go on, with who sends it, or ends it. */
  public void check(Context ctx) {
    if (accepted.isEmpty()) {
      Caller.remember(ctx, Caller.ANYBODY);
    } else if (!ctx.path().equals(OPEN)) {
      Caller.remember(
          ctx, find(ctx.header("Authorization")).orElseThrow(() -> unauthorized(ctx)).caller());
    }
  }

  /** Ends the request of somebody who is known and may not do this. */
  public static void require(Context ctx, Role role) {
    if (!Caller.of(ctx).may(role)) {
      throw new Refused(ProblemCode.FORBIDDEN, "this needs a token with the role " + role.word());
    }
  }

  private Refused unauthorized(Context ctx) {
    if (failures.tooMany(ctx.ip())) {
      ctx.header("Retry-After", "1");
      return new Refused(ProblemCode.TOO_MANY_REQUESTS, "too many attempts without a valid token");
    }
    ctx.header("WWW-Authenticate", "Bearer");
    return new Refused(ProblemCode.UNAUTHORIZED, "send Authorization: Bearer and a token");
  }

  private Optional<Known> find(String header) {
    String sent = header == null ? "" : header;
    boolean bearer = sent.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    byte[] shown = hash(bearer ? sent.substring(SCHEME.length()).strip() : "");
    Known found = null;
    for (Known token : accepted) {
      found = MessageDigest.isEqual(token.hash, shown) ? token : found;
    }
    return Optional.ofNullable(found);
  }

  private static byte[] hash(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** A token's hash and who shows it; named by the beginning of the hash of the hash. */
  private record Known(byte[] hash, Caller caller) {

    static Known of(ApiToken token) {
      byte[] hash = TokenGuard.hash(token.secret().value());
      byte[] again = TokenGuard.hash(HexFormat.of().formatHex(hash));
      String name = HexFormat.of().formatHex(again, 0, NAME_BYTES);
      return new Known(hash, new Caller(name, token.roles()));
    }
  }
}
