package dev.weft.domain.stream.read;

/**
 * How far a stream has come, in two values that change whenever a tailer has something to learn.
 *
 * @param frameCount how many frames it ever took
 * @param ended whether its attempt has ended
 */
public record StreamMark(long frameCount, boolean ended) {

  /** Of a stream nobody has written, and of one that does not exist. */
  public static final StreamMark NOTHING = new StreamMark(0, false);
}
