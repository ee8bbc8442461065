package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.measure.Histogram;
import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The rounds of one contender, summed up as medians. */
public final class Rounds {

  private final String name;
  private final List<Round> rounds = new ArrayList<>();

  public Rounds(String name) {
    this.name = name;
  }

  public void add(Round round) {
    rounds.add(round);
  }

  public Result result() {
    var acks = new Histogram();
    rounds.forEach(round -> acks.add(round.drained().acks()));
    return new Result(
        name,
        spread(round -> round.drained().perSecond()),
        acks.percentile(0.5),
        acks.percentile(0.99),
        spread(Round::commitsPerExecution).median(),
        spread(Round::statementsPerExecution).median(),
        spread(Round::walBytesPerExecution).median());
  }

  private Spread spread(ToDoubleFunction<Round> value) {
    return Spread.of(rounds.stream().mapToDouble(value).boxed().toList());
  }
}
