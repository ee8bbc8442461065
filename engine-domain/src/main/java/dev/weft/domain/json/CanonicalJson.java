package dev.weft.domain.json;

import java.util.HexFormat;
import java.util.Iterator;
import java.util.Map;

/**
 * The one text form of a JSON value: no white space, members in order, as few escapes as JSON
 * allows.
 *
 * <p>Lone surrogates and control characters are escaped, so the text always encodes to UTF-8 and
 * fits a PostgreSQL {@code text} column. Equal inputs give equal bytes on every storage.
 */
public final class CanonicalJson {

  private static final HexFormat HEX = HexFormat.of();

  private final StringBuilder out = new StringBuilder();

  private CanonicalJson() {}

  public static String text(Json value) {
    CanonicalJson writer = new CanonicalJson();
    writer.append(value);
    return writer.out.toString();
  }

  private void append(Json value) {
    switch (value) {
      case JsonObject object -> appendMembers(object);
      case JsonArray array -> appendElements(array);
      case JsonString string -> appendQuoted(string.value());
      case JsonNumber number -> out.append(number.text());
      case JsonBoolean flag -> out.append(flag.value());
      case JsonNull none -> out.append("null");
    }
  }

  private void appendMembers(JsonObject object) {
    out.append('{');
    Iterator<Map.Entry<String, Json>> members = object.members().entrySet().iterator();
    while (members.hasNext()) {
      Map.Entry<String, Json> member = members.next();
      appendQuoted(member.getKey());
      out.append(':');
      append(member.getValue());
      appendCommaBefore(members);
    }
    out.append('}');
  }

  private void appendElements(JsonArray array) {
    out.append('[');
    Iterator<Json> elements = array.elements().iterator();
    while (elements.hasNext()) {
      append(elements.next());
      appendCommaBefore(elements);
    }
    out.append(']');
  }

  private void appendCommaBefore(Iterator<?> rest) {
    if (rest.hasNext()) {
      out.append(',');
    }
  }

  private void appendQuoted(String text) {
    out.append('"');
    text.codePoints().forEach(this::appendEscaped);
    out.append('"');
  }

  private void appendEscaped(int codePoint) {
    switch (codePoint) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> appendOther(codePoint);
    }
  }

  private void appendOther(int codePoint) {
    if (codePoint < ' ' || Character.getType(codePoint) == Character.SURROGATE) {
      out.append("\\u").append(HEX.toHexDigits((char) codePoint));
    } else {
      out.appendCodePoint(codePoint);
    }
  }
}
