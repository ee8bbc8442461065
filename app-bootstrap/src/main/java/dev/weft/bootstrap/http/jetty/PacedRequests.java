package dev.weft.bootstrap.http.jetty;

import dev.weft.bootstrap.http.json.Bodies;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/** Tells a connection how far the request on it has come. */
final class PacedRequests implements HttpConfiguration.Customizer {

  @Override
  public Request customize(Request request, HttpFields.Mutable responseHeaders) {
    if (request.getConnectionMetaData().getConnection().getEndPoint()
        instanceof PacedEndPoint end) {
      end.headersRead(hasBody(request.getHeaders()));
      Runnable bodyRead = end::bodyRead;
      request.setAttribute(Bodies.readerAttribute(), bodyRead);
      Request.addCompletionListener(request, failure -> end.answered());
    }
    return request;
  }

  private static boolean hasBody(HttpFields headers) {
    HttpField length = headers.getField(HttpHeader.CONTENT_LENGTH);
    return headers.contains(HttpHeader.TRANSFER_ENCODING)
        || length != null && !length.getValue().strip().equals("0");
  }
}
