package dev.weft.domain.partition;

/** CRC16/XMODEM: polynomial 0x1021, initial value 0, no reflection, no final xor. */
public final class Crc16 {

  private static final int POLYNOMIAL = 0x1021;

  private Crc16() {}

  public static int of(byte[] bytes) {
    int crc = 0;
    for (byte next : bytes) {
      crc = shiftedIn(crc, next);
    }
    return crc;
  }

  private static int shiftedIn(int crc, byte next) {
    int register = crc ^ (next & 0xFF) << 8;
    for (int bit = 0; bit < 8; bit++) {
      boolean carry = (register & 0x8000) != 0;
      register = register << 1 & 0xFFFF ^ (carry ? POLYNOMIAL : 0);
    }
    return register;
  }
}
