package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever was started is closed, the last first, once. */
class PileTest {

  private final Pile pile = new Pile();
  private final List<String> closed = new ArrayList<>();

  @Test
  void the_last_is_closed_first_and_each_once() {
    pile.push(() -> closed.add("pool"));
    pile.push(() -> closed.add("server"));

    pile.close();
    pile.close();

    assertThat(closed).containsExactly("server", "pool");
  }

  @Test
  void who_fails_to_close_keeps_nobody_open_and_is_told_at_the_end() {
    pile.push(() -> closed.add("pool"));
    pile.push(() -> fail("sender"));
    pile.push(() -> closed.add("server"));
    pile.push(() -> fail("loop"));

    assertThatThrownBy(pile::close)
        .hasMessage("loop")
        .satisfies(first -> assertThat(first.getSuppressed()).hasSize(1));
    assertThat(closed).containsExactly("server", "pool");
  }

  private static void fail(String who) {
    throw new IllegalStateException(who);
  }
}
