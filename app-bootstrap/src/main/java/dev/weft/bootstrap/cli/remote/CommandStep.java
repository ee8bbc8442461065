package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One turn of a worker: claim an execution, run the command, send what it prints, tell how it
 * ended.
 *
 * <p>An end that could not be told is told first in a later turn: a repeat answers the same, and a
 * lease that has passed meanwhile refuses it.
 */
final class CommandStep implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(CommandStep.class);
  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Server server;
  private final ClaimTerms terms;
  private final HeldCommands held;
  private final List<String> command;
  private final ExitCodes codes;
  private final Queue<Ending> untold = new ConcurrentLinkedQueue<>();
  private final CountDownLatch stop = new CountDownLatch(1);

  CommandStep(
      Server server, ClaimTerms terms, HeldCommands held, List<String> command, ExitCodes codes) {
    this.server = server;
    this.terms = terms;
    this.held = held;
    this.command = List.copyOf(command);
    this.codes = codes;
  }

  /** No more claims from here on. */
  void stop() {
    stop.countDown();
  }

  private boolean isStopped() {
    return stop.getCount() == 0;
  }

  @Override
  public void run() {
    Ending late = untold.poll();
    if (late != null) {
      tell(late);
    } else if (!isStopped()) {
      claimed().ifPresent(this::work);
    }
  }

  private Optional<JsonObject> claimed() {
    JsonObject answer = server.post("/v1/claims", terms.body());
    return ((JsonArray) answer.find("claims").orElseThrow())
        .elements().stream().map(JsonObject.class::cast).findFirst();
  }

  private void work(JsonObject claim) {
    String handle = Shown.member(claim, "handle");
    try (RunningCommand running = RunningCommand.started(command, claim)) {
      held.add(handle, running.process());
      if (isStopped()) {
        held.releaseAll();
      }
      new FrameUpload(server, claim, () -> goesOn(handle)).send(running.output());
      RunningCommand.Outcome outcome = running.finished();
      if (held.remove(handle)) {
        tell(ending(handle, outcome));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException("the command cannot be run", failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      held.drop(handle);
    }
  }

  /** Waits a little, then answers whether the lease of a command still matters. */
  private boolean goesOn(String handle) {
    try {
      return !stop.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS) && held.holds(handle);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Ending ending(String handle, RunningCommand.Outcome outcome) {
    Members item = new Members().put("handle", handle);
    if (outcome.code() == 0) {
      outcome.result().addTo(item);
      return new Ending("complete", item.done());
    }
    item.put("class", codes.classOf(outcome.code()));
    return new Ending("fail", item.put("reason", outcome.reason()).done());
  }

  private void tell(Ending ending) {
    try {
      JsonObject answer =
          server.post(
              "/v1/leases/" + ending.how(),
              new Members().putEach("items", List.of(ending.item()), item -> item).done());
      LOG.debug("{}: {}", ending.how(), answer);
    } catch (RemoteFailure unknown) {
      untold.add(ending);
      throw unknown;
    }
  }

  private record Ending(String how, JsonObject item) {}
}
