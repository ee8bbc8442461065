package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.execution.NewExecution;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/** New executions as one array per column; NULL where an option was not given. */
public record SubmissionColumns(
    Short[] partitions,
    UUID[] executions,
    UUID[] flows,
    Boolean[] blocked,
    String[] kinds,
    String[] lanes,
    Boolean[] lanesGiven,
    String[] namespaces,
    Boolean[] namespacesGiven,
    Short[] priorities,
    String[] capabilities,
    Long[] runAts,
    Long[] deadlines,
    String[] tags,
    String[] instanceTagKeys,
    String[] instanceTagValues,
    String[] idempotencyKeys,
    String[] parents,
    String[] contentTypes,
    byte[][] payloads,
    LimitColumns limits) {

  static SubmissionColumns of(List<NewExecution> asked) {
    List<Submission> what = asked.stream().map(NewExecution::submission).toList();
    return new SubmissionColumns(
        Column.partitions(asked, NewExecution::id),
        Column.executions(asked, NewExecution::id),
        Column.uuids(asked, each -> flow(each.membership())),
        Column.booleans(asked, NewExecution::blocked),
        Column.texts(what, each -> each.kind().value()),
        Column.texts(what, each -> each.lane().value()),
        Column.booleans(what, each -> each.options().containsKey(Option.InLane.class)),
        Column.texts(what, each -> each.namespace().value()),
        Column.booleans(what, each -> each.options().containsKey(Option.InNamespace.class)),
        Column.shorts(
            what, given(Option.WithPriority.class, each -> (short) each.priority().value())),
        Column.texts(
            what, given(Option.Requiring.class, each -> Column.joined(each.required().names()))),
        Column.longs(what, given(Option.NotBefore.class, each -> Column.millis(each.runAt()))),
        Column.longs(what, given(Option.Until.class, each -> Column.millis(each.deadline().at()))),
        Column.texts(what, given(Option.Tagged.class, SubmissionColumns::tags)),
        Column.texts(what, given(Option.WithInstanceTag.class, each -> each.instanceTag().key())),
        Column.texts(what, given(Option.WithInstanceTag.class, each -> each.instanceTag().value())),
        Column.texts(what, each -> each.findKey().map(Object::toString).orElse(null)),
        Column.texts(what, each -> each.findParent().map(Object::toString).orElse(null)),
        Column.texts(what, each -> each.payload().type().value()),
        Column.bytes(what, each -> each.payload().bytes().toArray()),
        LimitColumns.asGiven(what));
  }

  private static <T> Function<Submission, T> given(
      Class<? extends Option> option, Function<Submission, T> value) {
    return each -> each.options().containsKey(option) ? value.apply(each) : null;
  }

  private static UUID flow(Membership membership) {
    return switch (membership) {
      case Membership.Alone alone -> null;
      case Membership.MemberOf member -> member.flow().value();
    };
  }

  private static String tags(Submission submission) {
    return Column.joined(
        submission.tags().values().entrySet().stream()
            .flatMap(tag -> Stream.of(tag.getKey().value(), tag.getValue()))
            .toList());
  }
}
