package dev.weft.domain.stream;

/** Whether the attempt of a stream was ever opened, which decides what a tailer of it gets. */
public enum StreamPresence {
  /** The attempt runs or has ended; its frames may be read. */
  STARTED,
  /** The next attempt to be opened; a tailer parks. */
  NEXT,
  /** Nothing will come soon; not found. */
  BEYOND
}
