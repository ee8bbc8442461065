package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads one pipe of a command to its end: its lines go to the output, all of it to the copy. */
record OutputPump(InputStream pipe, FrameKind kind, CommandOutput output, OutputStream copy)
    implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(OutputPump.class);
  private static final int CHUNK = 8 * 1024;

  @Override
  public void run() {
    FrameLabel label = FrameLabel.of(kind).withContentType("text/plain");
    LineCutter lines = new LineCutter(line -> output.add(label, line));
    try {
      byte[] chunk = new byte[CHUNK];
      for (int count = pipe.read(chunk); count >= 0; count = pipe.read(chunk)) {
        copy.write(chunk, 0, count);
        lines.write(chunk, count);
      }
    } catch (IOException broken) {
      LOG.debug("the {} of a command broke off", kind.word(), broken);
    } finally {
      lines.end();
      output.pipeEnded();
    }
  }
}
