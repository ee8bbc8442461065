package dev.weft.bootstrap.http.json;

import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import dev.weft.port.out.json.JsonCodec.Reason;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads and writes whole JSON bodies, small ones and batches (S11).
 *
 * <p>A body that says or turns out to be larger than allowed is refused without being kept.
 */
public final class Bodies {

  public static final int SMALL = 1 << 20;
  public static final int BATCH = 16 << 20;

  private static final Logger LOG = LoggerFactory.getLogger(Bodies.class);
  private static final long MOST_SKIPPED = 64L << 20;
  private static final String LIMIT = "weft.body-limit";
  private static final String READER = "weft.body-reader";

  private final JsonCodec codec;

  public Bodies(JsonCodec codec) {
    this.codec = codec;
  }

  public Fields small(Context ctx) {
    return fields(bytes(ctx, SMALL));
  }

  /** A small body that may be left out, which says nothing. */
  public Fields optional(Context ctx) {
    byte[] bytes = bytes(ctx, SMALL);
    return bytes.length == 0 ? Fields.of(JsonObject.EMPTY) : fields(bytes);
  }

  public Fields batch(Context ctx) {
    return fields(bytes(ctx, BATCH));
  }

  /** Says how large the body of this request may be; nothing it says later makes it larger. */
  public static void limit(Context ctx, int most) {
    ctx.attribute(LIMIT, most);
    if (ctx.req().getContentLengthLong() > most) {
      throw tooLarge(ctx, most);
    }
  }

  /** Under this name the connection leaves what to run once the body is read. */
  public static String readerAttribute() {
    return READER;
  }

  private static byte[] bytes(Context ctx, int asked) {
    Integer declared = ctx.attribute(LIMIT);
    int most = declared == null ? asked : Math.min(asked, declared);
    if (ctx.req().getContentLengthLong() > most) {
      throw tooLarge(ctx, most);
    }
    byte[] bytes = read(ctx, most);
    if (bytes.length > most) {
      throw tooLarge(ctx, most);
    }
    return bytes;
  }

  private static byte[] read(Context ctx, int most) {
    try {
      byte[] bytes = ctx.bodyInputStream().readNBytes(most + 1);
      if (ctx.req().getAttribute(READER) instanceof Runnable done) {
        done.run();
      }
      return bytes;
    } catch (IOException cutOff) {
      throw InvalidRequest.of("body", "cut off", "a whole body");
    }
  }

  private static Refused tooLarge(Context ctx, int most) {
    skipRest(ctx);
    return new Refused(ProblemCode.TOO_LARGE, "the body is larger than " + most + " bytes");
  }

  /** A client that is still sending does not listen: the rest is let by, up to a bound. */
  private static void skipRest(Context ctx) {
    try {
      ctx.bodyInputStream().skip(MOST_SKIPPED);
    } catch (IOException gone) {
      LOG.debug("the sender of a large body has gone", gone);
    }
  }

  private Fields fields(byte[] bytes) {
    Json value = parsed(bytes);
    if (value instanceof JsonObject) {
      return Fields.of(value);
    }
    throw InvalidRequest.of("body", bytes.length + " bytes", "a JSON object");
  }

  private Json parsed(byte[] bytes) {
    return switch (codec.parse(bytes)) {
      case ParseResult.Parsed parsed -> parsed.value();
      case ParseResult.Unparseable refused ->
          throw InvalidRequest.of("body", bytes.length + " bytes", expected(refused.reason()));
    };
  }

  private static String expected(Reason reason) {
    return switch (reason) {
      case EMPTY -> "a JSON object, found nothing";
      case NOT_UTF8 -> "JSON in UTF-8 without a byte order mark";
      case MALFORMED -> "well-formed JSON";
      case DUPLICATE_MEMBER -> "objects that name each member once";
      case TRAILING_CONTENT -> "one JSON value and nothing behind it";
      case OVER_LIMIT -> "JSON that is less deep and has shorter names, texts and numbers";
    };
  }

  public void answer(Context ctx, int status, Json body) {
    ctx.status(status);
    ctx.contentType("application/json");
    ctx.result(codec.write(body).getBytes(StandardCharsets.UTF_8));
  }
}
