package dev.weft.bootstrap.http.guard;

import dev.weft.bootstrap.http.problem.ProblemAnswers;
import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/** Gives every request an id, the caller's own if it has a harmless shape, and answers it. */
public final class RequestIds {

  private static final String HEADER = "X-Request-Id";
  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private final RandomGenerator random;

  public RequestIds(RandomGenerator random) {
    this.random = random;
  }

  public void assign(Context ctx) {
    String given = ctx.header(HEADER);
    String id = given != null && SHAPE.matcher(given).matches() ? given : fresh();
    ctx.attribute(ProblemAnswers.REQUEST_ID, id);
    ctx.header(HEADER, id);
    ctx.header("Cache-Control", "no-store");
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "no-referrer");
  }

  /** An id nobody has seen. */
  public String fresh() {
    return HexFormat.of().toHexDigits(random.nextLong());
  }
}
