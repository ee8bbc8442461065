package dev.weft.bootstrap.cli.remote;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/** What a command printed, to become its result; more than this is not kept. */
final class PrintedCopy extends OutputStream {

  private static final int MOST = 1 << 20;

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private boolean tooMuch;

  @Override
  public void write(int one) {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    tooMuch |= kept.size() + length > MOST;
    if (!tooMuch) {
      kept.write(bytes, offset, length);
    }
  }

  CommandResult result() {
    return tooMuch ? CommandResult.NOTHING : new CommandResult(kept.toByteArray());
  }
}
