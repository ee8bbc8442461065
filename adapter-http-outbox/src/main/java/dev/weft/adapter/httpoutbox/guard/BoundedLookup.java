package dev.weft.adapter.httpoutbox.guard;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Looks names up on borrowed threads and waits only so long.
 *
 * <p>A system lookup can neither be aborted nor told a timeout: without this, a dead name server
 * would hold a sender past its claim, and the message would count as one that kills its senders.
 */
public final class BoundedLookup implements NameLookup {

  private final NameLookup names;
  private final ExecutorService threads;
  private final Duration patience;

  public BoundedLookup(NameLookup names, ExecutorService threads, Duration patience) {
    this.names = names;
    this.threads = threads;
    this.patience = patience;
  }

  @Override
  public InetAddress[] addressesOf(String name) throws UnknownHostException {
    try {
      return awaited(name, threads.submit(() -> names.addressesOf(name)));
    } catch (RejectedExecutionException busy) {
      throw new UnknownHostException(name + ": too many lookups are waiting");
    }
  }

  private InetAddress[] awaited(String name, Future<InetAddress[]> lookup)
      throws UnknownHostException {
    try {
      return lookup.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException failed) {
      throw new UnknownHostException(name);
    } catch (TimeoutException late) {
      throw new UnknownHostException(name + ": no answer from the name server in " + patience);
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      throw new UnknownHostException(name + ": interrupted");
    } finally {
      lookup.cancel(true);
    }
  }
}
