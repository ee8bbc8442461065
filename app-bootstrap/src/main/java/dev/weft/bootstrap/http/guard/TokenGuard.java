package dev.weft.bootstrap.http.guard;

import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * Asks for a bearer token on every path but liveness, when one is configured (S2, S3, S5).
 *
 * <p>Hashes of one length are compared, all of them and in constant time; a missing token and a
 * wrong one take the same path to the same answer.
 */
public final class TokenGuard {

  private static final String SCHEME = "Bearer ";
  private static final String OPEN = "/livez";

  private final List<byte[]> accepted;

  public TokenGuard(ApiTokens tokens) {
    this.accepted = tokens.tokens().stream().map(token -> hash(token.value())).toList();
  }

  public void check(Context ctx) {
    if (accepted.isEmpty() || ctx.path().equals(OPEN) || admits(ctx.header("Authorization"))) {
      return;
    }
    ctx.header("WWW-Authenticate", "Bearer");
    throw new Refused(ProblemCode.UNAUTHORIZED, "send Authorization: Bearer and a token");
  }

  private boolean admits(String header) {
    String sent = header == null ? "" : header;
    boolean bearer = sent.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    byte[] shown = hash(bearer ? sent.substring(SCHEME.length()).strip() : "");
    boolean known = false;
    for (byte[] token : accepted) {
      known |= MessageDigest.isEqual(token, shown);
    }
    return known;
  }

  private static byte[] hash(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
