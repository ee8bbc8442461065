package dev.weft.domain.outbox.isolation;

import static dev.weft.domain.outbox.Messages.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.isolation.IsolationStep.Finished;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeriesTest {

  private static final DeliveryClass ACCEPTED = new DeliveryClass.Accepted();

  private static Answered answer(int status) {
    return Answered.of(status, "", "");
  }

  private static Finished delivered(int row) {
    return new Finished(Map.of(id(row), new Verdict.Delivered()), List.of(ACCEPTED));
  }

  private static Series singles(int rows) {
    return Series.of(List.of(id(1), id(2), id(3)).subList(0, rows), 1);
  }

  private static IsolationStep send(OutboxMessageId... rows) {
    return new IsolationStep.Send(List.of(rows));
  }

  @Test
  void rows_go_one_request_after_the_other_in_claim_order() {
    Series series = Series.of(List.of(id(1), id(2), id(3)), 2);

    assertThat(series.next()).isEqualTo(send(id(1), id(2)));
    assertThat(series.after(answer(200)).next()).isEqualTo(send(id(3)));
    assertThat(series.after(answer(200)).after(answer(200)).next()).isInstanceOf(Finished.class);
  }

  @Test
  void each_request_speaks_for_its_own_rows() {
    Series series = singles(2).after(answer(200)).after(answer(200));

    assertThat(series.stopped()).containsExactly(delivered(1), delivered(2));
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 302, 401, 403, 404, 408, 410, 413, 422, 429, 500, 503, 999})
  void an_answer_against_the_endpoint_or_in_doubt_ends_it(int status) {
    Series series = singles(3).after(answer(200)).after(answer(status));

    assertThat(series.next()).isInstanceOf(Finished.class);
    assertThat(series.stopped()).hasSize(2).first().isEqualTo(delivered(1));
    assertThat(series.stopped().getLast().verdicts()).containsOnlyKeys(id(2));
    assertThat(Series.well(series.stopped().getLast())).isFalse();
  }

  @Test
  void a_conflict_is_about_one_message_and_ends_nothing() {
    Series series = singles(2).after(answer(409));

    assertThat(series.next()).isEqualTo(send(id(2)));
    assertThat(series.stopped()).allMatch(Series::well);
  }

  @Test
  void a_refused_batch_is_isolated_before_the_next_one_goes() {
    Series refused = Series.of(List.of(id(1), id(2), id(3)), 2).after(answer(422));
    Series isolated = refused.after(answer(200)).after(answer(422));

    assertThat(refused.next()).isEqualTo(send(id(1)));
    assertThat(refused.betweenRuns()).isFalse();
    assertThat(isolated.next()).isEqualTo(send(id(3)));
    assertThat(isolated.betweenRuns()).isTrue();
  }

  @Test
  void a_series_that_is_stopped_decides_what_was_answered() {
    assertThat(singles(3).stopped()).containsExactly(new Finished(Map.of(), List.of()));
    assertThat(singles(3).after(answer(200)).stopped())
        .containsExactly(delivered(1), new Finished(Map.of(), List.of()));
  }

  @Test
  void nothing_to_send_is_no_series() {
    assertThatThrownBy(() -> Series.of(List.of(), 1)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> Series.of(List.of(id(1)), 0)).isInstanceOf(InvalidInput.class);
  }
}
