package dev.weft.adapter.httpoutbox.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class BoundedLookupTest {

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch never = new CountDownLatch(1);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  @Test
  void an_answer_in_time_is_passed_on() throws UnknownHostException {
    InetAddress[] here = {InetAddress.getLoopbackAddress()};

    assertThat(patient(name -> here).addressesOf("a.test")).isEqualTo(here);
  }

  @Test
  void a_name_server_that_does_not_answer_is_not_waited_for() {
    assertThatThrownBy(() -> lookup(name -> stuck()).addressesOf("a.test"))
        .isInstanceOf(UnknownHostException.class)
        .hasMessage("a.test: no answer from the name server in PT0.05S");
  }

  @Test
  void an_unknown_name_stays_unknown() {
    NameLookup nobody =
        name -> {
          throw new UnknownHostException("inner words");
        };

    assertThatThrownBy(() -> patient(nobody).addressesOf("a.test"))
        .isInstanceOf(UnknownHostException.class)
        .hasMessage("a.test");
  }

  @Test
  void without_a_free_thread_the_name_is_unknown_for_now() {
    threads.shutdownNow();

    assertThatThrownBy(() -> lookup(name -> stuck()).addressesOf("a.test"))
        .isInstanceOf(UnknownHostException.class)
        .hasMessageContaining("too many lookups");
  }

  @Test
  void an_interrupted_wait_ends_and_the_flag_stays() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> lookup(name -> stuck()).addressesOf("a.test"))
        .isInstanceOf(UnknownHostException.class)
        .hasMessageContaining("interrupted");
    assertThat(Thread.interrupted()).isTrue();
  }

  /** For answers that come, however long a thread takes to begin. */
  private NameLookup patient(NameLookup names) {
    return new BoundedLookup(names, threads, Duration.ofSeconds(15));
  }

  private NameLookup lookup(NameLookup names) {
    return new BoundedLookup(names, threads, Duration.ofMillis(50));
  }

  private InetAddress[] stuck() throws UnknownHostException {
    try {
      never.await();
    } catch (InterruptedException stopped) {
      throw new UnknownHostException("stopped");
    }
    return new InetAddress[0];
  }
}
