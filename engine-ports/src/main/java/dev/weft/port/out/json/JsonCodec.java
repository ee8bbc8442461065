package dev.weft.port.out.json;

import dev.weft.domain.json.Json;
import java.util.Objects;

/**
 * Turns bytes into JSON values and back.
 *
 * <p>Safe for hostile input: an implementation bounds the size of the document, its depth, its
 * tokens and the length of each name, string and number, and never throws for anything the bytes
 * may hold. May be used by many threads at once.
 */
public interface JsonCodec {

  /**
   * Reads one JSON value.
   *
   * <p>The bytes are UTF-8 without a byte order mark and hold exactly one RFC 8259 value, white
   * space around it apart. Members keep their order; an object that names a member twice is
   * refused; numbers keep the text they were written in. An escaped lone surrogate may be part of a
   * string, as when a text was cut inside a character, but not of a name. The array is not kept and
   * not changed.
   *
   * @return the value, or why there is none; the reason never quotes the bytes
   */
  ParseResult parse(byte[] bytes);

  /**
   * Writes the canonical text: no white space, members in order, escapes only where JSON or UTF-8
   * needs them.
   *
   * <p>Equal members in equal order give equal text on every implementation. What was parsed can be
   * written and parsed again, and is the same value.
   */
  String write(Json value);

  /** What reading bytes came to. */
  sealed interface ParseResult {

    /** The bytes were one JSON value. */
    record Parsed(Json value) implements ParseResult {

      public Parsed {
        Objects.requireNonNull(value, "value");
      }
    }

    /** The bytes were refused. */
    record Unparseable(Reason reason) implements ParseResult {

      public Unparseable {
        Objects.requireNonNull(reason, "reason");
      }
    }
  }

  /** Why bytes are not an acceptable JSON value. */
  enum Reason {
    /** There is no value, only white space or nothing. */
    EMPTY,
    /** Not well-formed UTF-8, or it starts with a byte order mark. */
    NOT_UTF8,
    /** Not well-formed JSON, or it ends too early, or a name holds half a character. */
    MALFORMED,
    /** One object names a member twice. */
    DUPLICATE_MEMBER,
    /** Something follows the value. */
    TRAILING_CONTENT,
    /** Larger, deeper or longer than the implementation accepts. */
    OVER_LIMIT
  }
}
