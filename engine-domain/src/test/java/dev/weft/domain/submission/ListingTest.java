package dev.weft.domain.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListingTest {

  private static final ExecutionId ID =
      ExecutionId.parse("{fp:7}:e0000000-0000-7000-8000-000000000001");

  @Nested
  class A_filter {

    private static final Namespace NAMESPACE = new Namespace("ours");
    private static final Lane LANE = new Lane("lane");

    private final ExecutionSummary waiting =
        new ExecutionSummary(
            ID,
            Membership.ALONE,
            NAMESPACE,
            LANE,
            new Kind("task"),
            PublicState.WAITING,
            0,
            Priority.NORMAL,
            Instant.EPOCH);

    @Test
    void without_wishes_admits_everything() {
      assertThat(ExecutionFilter.ALL.admits(waiting)).isTrue();
    }

    @Test
    void admits_what_fulfils_every_wish() {
      Set<Namespace> ours = Set.of(NAMESPACE);
      Set<Namespace> theirs = Set.of(new Namespace("theirs"));
      Set<Lane> here = Set.of(LANE);
      Set<Lane> there = Set.of(new Lane("there"));
      Set<PublicState> open = Set.of(PublicState.WAITING, PublicState.ACTIVE);
      Set<PublicState> over = Set.of(PublicState.COMPLETED);

      assertThat(new ExecutionFilter(ours, here, open).admits(waiting)).isTrue();
      assertThat(new ExecutionFilter(theirs, here, open).admits(waiting)).isFalse();
      assertThat(new ExecutionFilter(ours, there, open).admits(waiting)).isFalse();
      assertThat(new ExecutionFilter(ours, here, over).admits(waiting)).isFalse();
    }

    @Test
    void is_about_the_living_only_when_no_ended_state_is_asked_for() {
      assertThat(byState().livingOnly()).isFalse();
      assertThat(byState(PublicState.WAITING, PublicState.DELAYED).livingOnly()).isTrue();
      assertThat(byState(PublicState.WAITING, PublicState.FAILED).livingOnly()).isFalse();
    }

    private static ExecutionFilter byState(PublicState... states) {
      return new ExecutionFilter(Set.of(), Set.of(), Set.of(states));
    }
  }

  @Nested
  class A_cursor {

    @Test
    void reads_what_it_wrote() {
      ListingCursor cursor = new ListingCursor(ID);

      assertThat(ListingCursor.parse(cursor.toString())).isEqualTo(cursor);
      assertThat(cursor.toString()).matches("[A-Za-z0-9_-]+");
    }

    @Test
    void starts_before_every_execution() {
      assertThat(ListingCursor.START.after())
          .isLessThan(ExecutionId.parse("{fp:0}:00000000-0000-7000-8000-000000000000"));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "!", "e2ZwOjd9", "{fp:7}:e0000000-0000-7000-8000-000000000001"})
    void refuses_what_no_page_returned(String text) {
      assertThatThrownBy(() -> ListingCursor.parse(text))
          .isInstanceOf(InvalidInput.class)
          .hasMessageStartingWith("cursor was");
    }
  }
}
