package dev.weft.domain.stream.read;

import dev.weft.domain.stream.StreamPosition;

/**
 * A place a reader names: {@code start}, {@code end}, {@code <ms>} or {@code <ms>-<seq>}.
 *
 * <p>A bare millisecond means its first frame as a lower bound and its last one as an upper bound.
 */
public sealed interface StreamCursor {

  StreamPosition lowerBound();

  StreamPosition upperBound();

  /** Reads the text form; the field names it in the refusal. */
  static StreamCursor parse(String field, String text) {
    return switch (String.valueOf(text)) {
      case Start.WORD -> new Start();
      case End.WORD -> new End();
      default -> CursorDigits.parse(field, text);
    };
  }

  /** Before every frame. */
  record Start() implements StreamCursor {

    private static final String WORD = "start";

    @Override
    public StreamPosition lowerBound() {
      return StreamPosition.BEGINNING;
    }

    @Override
    public StreamPosition upperBound() {
      return StreamPosition.BEGINNING;
    }

    @Override
    public String toString() {
      return WORD;
    }
  }

  /** After every frame. */
  record End() implements StreamCursor {

    private static final String WORD = "end";

    @Override
    public StreamPosition lowerBound() {
      return StreamPosition.LAST;
    }

    @Override
    public StreamPosition upperBound() {
      return StreamPosition.LAST;
    }

    @Override
    public String toString() {
      return WORD;
    }
  }

  /** All frames of one millisecond. */
  record Millis(long millis) implements StreamCursor {

    public Millis {
      new StreamPosition(millis, 0);
    }

    @Override
    public StreamPosition lowerBound() {
      return new StreamPosition(millis, 0);
    }

    @Override
    public StreamPosition upperBound() {
      return new StreamPosition(millis, Long.MAX_VALUE);
    }

    @Override
    public String toString() {
      return Long.toString(millis);
    }
  }

  /** One exact place. */
  record Exact(StreamPosition position) implements StreamCursor {

    @Override
    public StreamPosition lowerBound() {
      return position;
    }

    @Override
    public StreamPosition upperBound() {
      return position;
    }

    @Override
    public String toString() {
      return position.toString();
    }
  }
}
