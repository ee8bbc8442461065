package dev.weft.domain.content;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * An immutable run of bytes, equal by content.
 *
 * <p>Copied on the way in and on the way out, so nobody holds the array inside. Its text form tells
 * the length only: user data stays out of logs.
 */
public final class Bytes {

  public static final Bytes EMPTY = new Bytes(new byte[0]);

  private final byte[] value;

  private Bytes(byte[] value) {
    this.value = value;
  }

  public static Bytes of(byte[] value) {
    return new Bytes(value.clone());
  }

  public static Bytes ofUtf8(String text) {
    return new Bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  public byte[] toArray() {
    return value.clone();
  }

  public String toUtf8() {
    return new String(value, StandardCharsets.UTF_8);
  }

  public int size() {
    return value.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes bytes && Arrays.equals(value, bytes.value);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(value);
  }

  @Override
  public String toString() {
    return value.length + " bytes";
  }
}
