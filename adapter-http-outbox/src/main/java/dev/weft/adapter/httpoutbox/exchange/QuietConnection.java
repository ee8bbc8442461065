package dev.weft.adapter.httpoutbox.exchange;

import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import javax.net.ssl.SSLSocket;
import org.apache.hc.client5.http.impl.io.DefaultManagedHttpClientConnection;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.io.SocketHolder;

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

  private final AnswerHeads heads;
  private boolean usedAgain;

  private QuietConnection(AnswerHeads heads) {
    super("outbox", null, null, LIMITS, null, null, null, heads);
    this.heads = heads;
  }

  static QuietConnection unbound() {
    return new QuietConnection(new AnswerHeads(LIMITS));
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

  /**
   * Waits a moment before the second request, since receivers that hang up after each answer do so
   * after the first; from the third on a look is enough.
   */
  @Override
  public boolean isStale() throws IOException {
    boolean known = usedAgain;
    usedAgain = true;
    SocketHolder sockets = getSocketHolder();
    boolean over = sockets == null || (known ? stirred(sockets) : super.isStale());
    return over || heads.leftOver();
  }

  /** Whether anything came since the last answer: bytes, or the end. */
  private static boolean stirred(SocketHolder sockets) throws IOException {
    return sockets.getInputStream().available() > 0 || !quiet(sockets.getBaseSocket().getChannel());
  }

  /** A byte read here is lost, which does not matter: the connection is not used again. */
  private static boolean quiet(SocketChannel channel) throws IOException {
    channel.configureBlocking(false);
    boolean nothing = channel.read(ByteBuffer.allocate(1)) == 0;
    channel.configureBlocking(true);
    return nothing;
  }
}
