package dev.weft.benchmarks.steady;

import java.util.List;

/** Takes work while it works. When closed, no connection is open. */
public interface Station extends AutoCloseable {

  /** Submits all of it in one call; each payload comes back to the one who opened the station. */
  void submit(List<byte[]> payloads);

  @Override
  void close();

  /** Opens a station. */
  interface Opening {

    Station open(Begun begun);
  }

  /** Hears the payload of each execution as its handler begins. */
  interface Begun {

    void begun(byte[] payload);
  }
}
