package dev.weft.domain.dispatch.passing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.Ids;
import dev.weft.domain.flow.DataPassingRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassedResultsTest {

  @Test
  void one_mebibyte_travels_inline() {
    List<UpstreamResult> results = List.of(success(1, 1_048_575), success(2, 1), success(3, 0));

    assertThat(PassedResults.of(results)).isEqualTo(new PassedResults.Inline(results));
  }

  @Test
  void one_byte_more_travels_by_id() {
    List<UpstreamResult> results = List.of(success(1, 1_048_575), success(2, 2));

    assertThat(PassedResults.of(results)).isEqualTo(new PassedResults.ById(results));
  }

  @Test
  void only_successful_upstreams_have_a_result() {
    UpstreamResult failed =
        new UpstreamResult(
            Ids.edge(1), Ids.execution(1), DataPassingRef.NONE, EdgeOutcome.FAIL, 2_000_000);
    UpstreamResult skipped =
        new UpstreamResult(Ids.edge(2), Ids.execution(2), DataPassingRef.NONE, EdgeOutcome.SKIP, 0);

    PassedResults passed = PassedResults.of(List.of(failed, success(3, 5), skipped));

    assertThat(passed).isEqualTo(new PassedResults.Inline(List.of(success(3, 5))));
  }

  @Test
  void a_negative_size_is_refused() {
    assertThatThrownBy(() -> success(1, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  private static UpstreamResult success(int n, long size) {
    return new UpstreamResult(
        Ids.edge(n), Ids.execution(n), new DataPassingRef("input"), EdgeOutcome.SUCCESS, size);
  }
}
