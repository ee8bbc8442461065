package dev.weft.adapter.postgres.type;

import java.nio.ByteBuffer;
import java.sql.SQLFeatureNotSupportedException;
import java.util.UUID;
import org.postgresql.util.PGBinaryObject;
import org.postgresql.util.PGobject;

/**
 * UUIDs as one parameter of type {@code uuid[]}, sixteen bytes each.
 *
 * <p>The driver by itself sends them as text, which both sides pay for. It asks for the bytes on
 * connections that allow it, those of the engine's pools, and for the text on others.
 */
final class UuidArray extends PGobject implements PGBinaryObject {

  private static final long serialVersionUID = 1;
  private static final int UUID_OID = 2950;
  private static final int HEAD = 5 * Integer.BYTES;
  private static final int EACH = Integer.BYTES + 2 * Long.BYTES;
  private static final int NULL = -1;

  private final UUID[] values;

  UuidArray(UUID[] values) {
    this.type = "_uuid";
    this.values = values;
  }

  @Override
  public String getValue() {
    StringBuilder text = new StringBuilder("{");
    for (UUID each : values) {
      text.append(text.length() > 1 ? "," : "").append(each == null ? "NULL" : each);
    }
    return text.append('}').toString();
  }

  @Override
  public int lengthInBytes() {
    return HEAD + values.length * EACH - nulls() * 2 * Long.BYTES;
  }

  /**
   * Dimensions, whether there are NULLs, type; length and first index; then each behind its size.
   */
  @Override
  public void toBytes(byte[] bytes, int offset) {
    ByteBuffer out = ByteBuffer.wrap(bytes, offset, lengthInBytes());
    out.putInt(1).putInt(nulls() > 0 ? 1 : 0).putInt(UUID_OID).putInt(values.length).putInt(1);
    for (UUID each : values) {
      if (each == null) {
        out.putInt(NULL);
      } else {
        out.putInt(2 * Long.BYTES);
        out.putLong(each.getMostSignificantBits()).putLong(each.getLeastSignificantBits());
      }
    }
  }

  @Override
  public void setByteValue(byte[] value, int offset) throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException("a parameter is not read");
  }

  private int nulls() {
    int nulls = 0;
    for (UUID each : values) {
      nulls += each == null ? 1 : 0;
    }
    return nulls;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
