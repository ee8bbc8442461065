package dev.weft.domain.dispatch.loser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.Ids;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.OnSatisfied;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LosersTest {

  /** Groups as policy/decided or undecided/phase of the child, separated by spaces. */
  @ParameterizedTest
  @CsvSource({
    "'', live, kept",
    "any-cancel/decided/left, live, lost",
    "any-cancel/decided/left, ended, kept",
    "any-cancel/decided/blocked, live, lost",
    "any-cancel/undecided/blocked, live, kept",
    "any-cancel/undecided/left, live, kept",
    "quorum-cancel/decided/left, live, lost",
    "quorum-cancel/undecided/blocked, live, kept",
    "any-let/decided/left, live, kept",
    "quorum-let/decided/left, live, kept",
    "all/decided/left, live, kept",
    "all/undecided/blocked, live, kept",
    "any-cancel/decided/left all/undecided/blocked, live, kept",
    "any-cancel/decided/left all/undecided/left, live, lost",
    "any-cancel/decided/left all/decided/left, live, lost",
    "any-cancel/decided/left any-cancel/undecided/blocked, live, kept",
    "any-cancel/decided/left any-cancel/undecided/left, live, lost",
    "any-cancel/decided/left quorum-cancel/decided/left, live, lost",
    "any-cancel/decided/left any-let/undecided/blocked, live, kept",
    "any-cancel/decided/left any-let/undecided/left, live, kept",
    "any-cancel/decided/left any-let/decided/left, live, kept",
    "any-cancel/decided/left quorum-let/decided/left, live, kept",
    "all/decided/left any-cancel/undecided/left, live, kept",
    "any-cancel/decided/left all/undecided/left, ended, kept"
  })
  void an_upstream_is_lost_when_given_up_and_spared_by_none(
      String groups, String upstream, String verdict) {
    Upstream tested = new Upstream(Ids.execution(1), upstream.equals("ended"), groups(groups));

    assertThat(tested.isLoser()).isEqualTo(verdict.equals("lost"));
  }

  @Test
  void losers_are_named_in_id_order_and_the_others_left_alone() {
    List<Upstream> upstreams =
        List.of(loser(3), new Upstream(Ids.execution(2), true, decided()), loser(1));

    Losers losers = Losers.among(upstreams);

    assertThat(losers).isEqualTo(new Losers(List.of(Ids.execution(1), Ids.execution(3)), false));
  }

  @Test
  void five_hundred_are_tested_at_once() {
    Losers losers =
        Losers.among(IntStream.rangeClosed(1, 500).mapToObj(LosersTest::loser).toList());

    assertThat(losers.cancelled()).hasSize(500);
    assertThat(losers.moreForSweep()).isFalse();
  }

  @Test
  void what_is_beyond_five_hundred_is_left_to_the_sweep() {
    List<Upstream> upstreams =
        IntStream.rangeClosed(1, 501)
            .mapToObj(LosersTest::loser)
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.reverse(upstreams);

    Losers losers = Losers.among(upstreams);

    assertThat(losers.cancelled())
        .isEqualTo(IntStream.rangeClosed(1, 500).mapToObj(Ids::execution).toList());
    assertThat(losers.moreForSweep()).isTrue();
  }

  private static Upstream loser(int n) {
    return new Upstream(Ids.execution(n), false, decided());
  }

  private static List<ContainingGroup> decided() {
    return groups("any-cancel/decided/left");
  }

  private static List<ContainingGroup> groups(String text) {
    return Arrays.stream(text.split(" "))
        .filter(word -> !word.isEmpty())
        .map(LosersTest::group)
        .toList();
  }

  private static ContainingGroup group(String text) {
    String[] words = text.split("/");
    return new ContainingGroup(
        policy(words[0]), words[1].equals("decided"), words[2].equals("blocked"));
  }

  private static EdgePolicy policy(String word) {
    return switch (word) {
      case "all" -> new AllOf();
      case "any-cancel" -> new AnyOf(OnSatisfied.CANCEL_REMAINING);
      case "any-let" -> new AnyOf(OnSatisfied.LET_RUN);
      case "quorum-cancel" -> new Quorum(2, OnSatisfied.CANCEL_REMAINING);
      case "quorum-let" -> new Quorum(2, OnSatisfied.LET_RUN);
      default -> throw new IllegalArgumentException(word);
    };
  }
}
