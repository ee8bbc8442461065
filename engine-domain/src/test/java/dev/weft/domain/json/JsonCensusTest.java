package dev.weft.domain.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonCensusTest {

  private static final Json ONE = JsonNumber.of(1);
  private static final Json HUGE = new JsonNumber("1e401");
  private static final Json SCALARS =
      JsonArray.of(ONE, new JsonString("a"), JsonNull.NULL, new JsonBoolean(true));

  @Test
  void keys_are_counted_at_every_level() {
    JsonObject inner = JsonObject.EMPTY.with("x", ONE).with("y", SCALARS);
    JsonObject outer = JsonObject.EMPTY.with("a", JsonArray.of(inner, inner)).with("b", inner);

    assertThat(JsonCensus.keys(outer)).isEqualTo(8);
    assertThat(JsonCensus.keys(SCALARS)).isZero();
  }

  @Test
  void one_number_out_of_range_is_found_wherever_it_is() {
    List<Json> places =
        List.of(
            HUGE,
            JsonArray.of(ONE, HUGE),
            JsonObject.EMPTY.with("a", ONE).with("b", JsonArray.of(HUGE, ONE)));

    assertThat(places).noneMatch(value -> JsonCensus.numbersAreWithin(value, 400, 1_000));
    assertThat(JsonCensus.numbersAreWithin(SCALARS, 400, 1_000)).isTrue();
    assertThat(JsonCensus.numbersAreWithin(JsonObject.EMPTY.with("a", ONE), 400, 1_000)).isTrue();
  }
}
