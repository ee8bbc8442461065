package dev.weft.domain.claim;

import static dev.weft.domain.Given.WORKER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimRequestTest {

  static List<Arguments> routings() {
    ClaimRequest anyKind = request(Capabilities.of("gpu", "disk"), kinds(), 1);
    ClaimRequest mailer = request(Capabilities.NONE, kinds("mail", "post"), 1);
    return List.of(
        Arguments.of(anyKind, routing("gpu", "mail"), true),
        Arguments.of(anyKind, routing("gpu", "mail", "gpu"), true),
        Arguments.of(anyKind, routing("gpu", "mail", "disk", "gpu"), true),
        Arguments.of(anyKind, routing("gpu", "mail", "gpu", "tape"), false),
        Arguments.of(anyKind, routing("cpu", "mail"), false),
        Arguments.of(mailer, routing("gpu", "mail"), true),
        Arguments.of(mailer, routing("gpu", "post"), true),
        Arguments.of(mailer, routing("gpu", "fax"), false),
        Arguments.of(mailer, routing("gpu", "mail", "gpu"), false));
  }

  @ParameterizedTest
  @MethodSource("routings")
  void lane_kind_and_capabilities_must_all_fit(
      ClaimRequest request, Routing routing, boolean admitted) {
    assertThat(request.admits(routing)).isEqualTo(admitted);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1_000})
  void one_to_a_thousand_may_be_asked_for(int max) {
    assertThat(request(Capabilities.NONE, kinds(), max).max()).isEqualTo(max);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1_001})
  void other_numbers_are_refused(int max) {
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> request(Capabilities.NONE, kinds(), max))
        .withMessage("max was '" + max + "', expected 1 to 1000");
  }

  @Test
  void the_kinds_are_a_copy() {
    SortedSet<Kind> kinds = kinds("mail");
    ClaimRequest request = request(Capabilities.NONE, kinds, 1);

    kinds.add(new Kind("fax"));

    assertThat(request.kinds()).containsExactly(new Kind("mail"));
  }

  private static ClaimRequest request(Capabilities capabilities, SortedSet<Kind> kinds, int max) {
    return new ClaimRequest(new Lane("gpu"), capabilities, kinds, WORKER, max, LeaseTtl.DEFAULT);
  }

  private static SortedSet<Kind> kinds(String... names) {
    return new TreeSet<>(List.of(names).stream().map(Kind::new).toList());
  }

  private static Routing routing(String lane, String kind, String... required) {
    return new Routing(new Lane(lane), new Kind(kind), Capabilities.of(required));
  }
}
