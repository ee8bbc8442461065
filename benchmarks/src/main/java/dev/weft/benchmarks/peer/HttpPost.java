package dev.weft.benchmarks.peer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

/** One request per message; notes when it was answered, by thread. */
record HttpPost(HttpClient client, String url, Map<String, Long> answered) implements PostOffice {

  @Override
  public void post(String payload) {
    var request =
        HttpRequest.newBuilder(URI.create(url))
            .POST(HttpRequest.BodyPublishers.ofString(payload))
            .build();
    try {
      client.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    answered.put(Thread.currentThread().getName(), System.nanoTime());
  }
}
