package dev.weft.port.out.handler;

import dev.weft.domain.content.Content;

/** Turns the values of one type into content and back. Used by many threads at once. */
public interface PayloadCodec<T> {

  /**
   * Reads what somebody submitted.
   *
   * @throws RuntimeException when the content is no such value; retrying does not help
   */
  T decode(Content content);

  Content encode(T value);
}
