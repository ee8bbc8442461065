package dev.weft.testkit.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.testkit.contract.ContractSuite;
import java.time.Duration;
import java.util.List;

/** The stage of suites about streams: an attempt that runs, and hands to write and read with. */
public abstract class StreamSuite extends ContractSuite {

  private static final Duration LONG = Duration.ofHours(12);

  private Streams streams;

  protected final Streams streams() {
    if (streams == null || streams.transactions() != opened().transactions()) {
      streams = new Streams(opened().transactions(), opened().json());
    }
    return streams;
  }

  /** An attempt whose lease outlives the test. */
  protected final LeaseHandle running() {
    return running(LONG);
  }

  protected final LeaseHandle running(Duration lease) {
    engine().submit(work());
    return engine().claimOne(ask().lasting(lease));
  }

  protected final List<String> texts(StreamKey stream) {
    return streams().frames(stream).stream().map(StreamSuite::text).toList();
  }

  protected static String text(Frame frame) {
    return frame.bytes().value().toUtf8();
  }
}
