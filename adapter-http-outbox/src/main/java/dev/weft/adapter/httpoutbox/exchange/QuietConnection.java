package dev.weft.adapter.httpoutbox.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import javax.net.ssl.SSLSocket;
import org.apache.hc.client5.http.impl.io.DefaultManagedHttpClientConnection;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.io.DefaultHttpResponseParserFactory;
import org.apache.hc.core5.http.impl.io.SocketHolder;
import org.apache.hc.core5.http.io.SessionInputBuffer;
import org.apache.hc.core5.util.Timeout;

/**
 * A connection that writes no payload to any log and is stale once the receiver spoke unasked.
 *
 * <p>Bytes left over from one answer, as after a wrong length, would be read as the next answer: a
 * message could be taken for sent that nobody received.
 */
final class QuietConnection extends DefaultManagedHttpClientConnection {

  /** What a receiver may send as its head: answers beyond that are no answers. */
  private static final Http1Config LIMITS =
      Http1Config.custom().setMaxHeaderCount(100).setMaxLineLength(8 * 1024).build();

  private SessionInputBuffer unread;

  QuietConnection() {
    super(
        "outbox",
        null,
        null,
        LIMITS,
        null,
        null,
        null,
        new DefaultHttpResponseParserFactory(LIMITS));
  }

  @Override
  public void bind(Socket socket) throws IOException {
    bind(new SocketHolder(socket));
  }

  @Override
  public void bind(SSLSocket secured, Socket socket) throws IOException {
    bind(new SocketHolder(secured, socket));
  }

  @Override
  protected void onRequestSubmitted(ClassicHttpRequest request) {}

  @Override
  protected void onResponseReceived(ClassicHttpResponse response) {}

  @Override
  protected InputStream createContentInputStream(
      long length, SessionInputBuffer buffer, InputStream in) {
    unread = buffer;
    return super.createContentInputStream(length, buffer, in);
  }

  @Override
  public boolean isStale() throws IOException {
    return super.isStale() || spokeUnasked();
  }

  private boolean spokeUnasked() throws IOException {
    return unread == null ? isDataAvailable(Timeout.ONE_MILLISECOND) : unread.length() > 0;
  }
}
