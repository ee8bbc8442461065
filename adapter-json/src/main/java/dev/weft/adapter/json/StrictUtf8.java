package dev.weft.adapter.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8 and nothing else.
 *
 * <p>Jackson, given bytes, would guess UTF-16 and UTF-32 too and skip a byte order mark.
 */
final class StrictUtf8 {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private StrictUtf8() {}

  static char[] decoded(byte[] bytes) throws CharacterCodingException {
    CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
    if (text.hasRemaining() && text.charAt(0) == BYTE_ORDER_MARK) {
      throw new CharacterCodingException();
    }
    char[] chars = new char[text.remaining()];
    text.get(chars);
    return chars;
  }
}
