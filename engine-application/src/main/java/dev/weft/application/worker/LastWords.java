package dev.weft.application.worker;

import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/**
 * Writes last words of all sorts through the driving ports, as any worker would. One transaction
 * per sort that occurs.
 */
public final class LastWords {

  private final CompleteExecutions completes;
  private final FailExecutions fails;
  private final DelayExecutions delays;

  public LastWords(CompleteExecutions completes, FailExecutions fails, DelayExecutions delays) {
    this.completes = completes;
    this.fails = fails;
    this.delays = delays;
  }

  /** Answers in the order of the words; repeatable. */
  public List<Settlement> settle(List<LastWord> words) {
    List<CompleteExecutions.Item> completed = new ArrayList<>();
    List<FailExecutions.Item> failed = new ArrayList<>();
    List<DelayExecutions.Item> delayed = new ArrayList<>();
    for (LastWord word : words) {
      switch (word) {
        case LastWord.Complete complete -> completed.add(complete.item());
        case LastWord.Fail fail -> failed.add(fail.item());
        case LastWord.Delay delay -> delayed.add(delay.item());
      }
    }
    Iterator<Settlement> completions = answers(completes::complete, completed);
    Iterator<Settlement> failures = answers(fails::fail, failed);
    Iterator<Settlement> pauses = answers(delays::delay, delayed);
    return words.stream()
        .map(
            word ->
                switch (word) {
                  case LastWord.Complete complete -> completions.next();
                  case LastWord.Fail fail -> failures.next();
                  case LastWord.Delay delay -> pauses.next();
                })
        .toList();
  }

  private static <I> Iterator<Settlement> answers(
      Function<List<I>, List<Settlement>> port, List<I> items) {
    return items.isEmpty() ? List.<Settlement>of().iterator() : port.apply(items).iterator();
  }
}
