package dev.weft.adapter.httpoutbox.exchange;

import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.io.DefaultHttpResponseParserFactory;
import org.apache.hc.core5.http.io.HttpMessageParser;
import org.apache.hc.core5.http.io.SessionInputBuffer;

/**
 * Reads the heads of the answers of one connection, and knows what was received with them.
 *
 * <p>Nobody else shows the buffer of a connection whose answers have no bodies.
 */
final class AnswerHeads extends DefaultHttpResponseParserFactory {

  private SessionInputBuffer buffer;

  AnswerHeads(Http1Config limits) {
    super(limits);
  }

  @Override
  public HttpMessageParser<ClassicHttpResponse> create() {
    HttpMessageParser<ClassicHttpResponse> parser = super.create();
    return (received, in) -> {
      buffer = received;
      return parser.parse(received, in);
    };
  }

  /** Whether bytes lie there that belong to no answer. */
  boolean leftOver() {
    return buffer != null && buffer.length() > 0;
  }
}
