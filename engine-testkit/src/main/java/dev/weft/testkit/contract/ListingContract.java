package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.port.in.execution.ListExecutions.Page;
import dev.weft.port.in.execution.ListExecutions.Rest;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists of executions: filtered, in id order, page by page. */
public abstract class ListingContract extends ContractSuite {

  private ExecutionFilter here(PublicState... states) {
    return new ExecutionFilter(Set.of(namespace()), Set.of(), Set.of(states));
  }

  private List<ExecutionId> listed(ExecutionFilter filter) {
    return idsOf(operator().list(filter, ListingCursor.START, 1_000));
  }

  private static List<ExecutionId> idsOf(Page page) {
    return page.executions().stream().map(ExecutionSummary::id).toList();
  }

  @Test
  void an_execution_is_summed_up() {
    ExecutionId id = engine().submit(work().ofKind("fetch").withPriority(3).carrying("[1]"));

    Page page = operator().list(here(), ListingCursor.START, 10);

    assertThat(page)
        .isEqualTo(
            new Page(
                List.of(
                    new ExecutionSummary(
                        id,
                        Membership.ALONE,
                        namespace(),
                        lane(),
                        new Kind("fetch"),
                        PublicState.WAITING,
                        0,
                        new Priority(3),
                        now())),
                new Rest.Nothing()));
  }

  @Test
  void pages_follow_each_other_in_id_order_without_gap_and_repeat() {
    List<ExecutionId> ids =
        engine().submit(IntStream.range(0, 10).mapToObj(i -> inSomeLane(i)).toList());

    List<ExecutionId> walked = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    Rest rest = new Rest.Behind(ListingCursor.START);
    while (rest instanceof Rest.Behind behind) {
      ListingCursor sent = ListingCursor.parse(behind.cursor().toString());
      Page page = operator().list(here(), sent, 4);
      walked.addAll(idsOf(page));
      sizes.add(page.executions().size());
      rest = page.rest();
    }

    assertThat(walked).isEqualTo(ids.stream().sorted().toList());
    assertThat(sizes).containsExactly(4, 4, 2);
  }

  private SubmissionBuilder inSomeLane(int i) {
    return work().inLane(lane() + " " + i % 3);
  }

  @Test
  void there_is_no_cursor_behind_a_page_that_is_the_last() {
    engine().submit(List.of(work(), work()));

    assertThat(operator().list(here(), ListingCursor.START, 2).rest())
        .isEqualTo(new Rest.Nothing());
    assertThat(operator().list(here(), ListingCursor.START, 1).rest())
        .isInstanceOf(Rest.Behind.class);
  }

  @Test
  void a_page_of_zero_is_empty() {
    engine().submit(work());

    assertThat(operator().list(here(), ListingCursor.START, 0))
        .isEqualTo(new Page(List.of(), new Rest.Nothing()));
  }

  @Test
  void every_state_can_be_asked_for() {
    Map<PublicState, ExecutionId> byState = oneOfEach();

    byState.forEach(
        (state, id) -> assertThat(listed(here(state))).as(state.word()).containsExactly(id));
    assertThat(listed(here(PublicState.ACTIVE, PublicState.COMPLETED)))
        .containsExactlyInAnyOrder(
            byState.get(PublicState.ACTIVE), byState.get(PublicState.COMPLETED));
    assertThat(listed(here())).hasSize(byState.size());
  }

  private Map<PublicState, ExecutionId> oneOfEach() {
    Map<PublicState, ExecutionId> byState = new EnumMap<>(PublicState.class);
    byState.put(PublicState.COMPLETED, engine().complete(granted(), Content.EMPTY).execution());
    LeaseHandle limited = granted();
    engine().delay(limited, now().plusSeconds(9), DelayCause.QUOTA);
    byState.put(PublicState.RATE_LIMITED, limited.execution());
    byState.put(PublicState.ACTIVE, granted().execution());
    byState.put(PublicState.CANCELLED, engine().submit(work()));
    operator().cancel(byState.get(PublicState.CANCELLED), "drill");
    byState.put(PublicState.DELAYED, engine().submit(work().notBefore(now().plusSeconds(9))));
    byState.put(PublicState.WAITING_CHILDREN, insert(blockedMember(work())));
    byState.put(PublicState.WAITING, engine().submit(work()));
    return byState;
  }

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask());
  }

  @Test
  void lanes_filter_too() {
    Lane other = new Lane(lane() + " too");
    engine().submit(work());
    ExecutionId there = engine().submit(work().inLane(other));

    ExecutionFilter anyState = new ExecutionFilter(Set.of(), Set.of(other), Set.of());
    ExecutionFilter waiting =
        new ExecutionFilter(Set.of(), Set.of(other), Set.of(PublicState.WAITING));

    assertThat(listed(anyState)).containsExactly(there);
    assertThat(listed(waiting)).containsExactly(there);
  }

  @Test
  void a_replayed_execution_is_listed_once_as_it_is_now() {
    ExecutionId id = engine().complete(granted(), Content.EMPTY).execution();
    operator().replay(id);

    Page page = operator().list(here(), ListingCursor.START, 10);

    assertThat(page.executions())
        .extracting(ExecutionSummary::state, ExecutionSummary::generation)
        .containsExactly(tuple(PublicState.WAITING, 1));
  }

  @Test
  void a_limit_or_cursor_that_is_none_is_refused() {
    assertThatThrownBy(() -> operator().list(here(), ListingCursor.START, -1))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> operator().list(here(), ListingCursor.START, 1_001))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> ListingCursor.parse("nonsense!")).isInstanceOf(InvalidInput.class);
  }
}
