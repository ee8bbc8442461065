package dev.weft.domain.submission;

import dev.weft.domain.content.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The inputs of a submission in one canonical order, to be hashed for its idempotency key.
 *
 * <p>Sets and tags are sorted by their types; an option that was not given leaves no line, so
 * absent differs from default. The key itself is not content, and of the parent only the execution
 * counts: a parent's later attempt may repeat the submission.
 */
public final class SubmissionContent {

  private SubmissionContent() {}

  public static List<Bytes> of(Submission submission) {
    Stream<String> options =
        submission.options().values().stream()
            .map(SubmissionContent::line)
            .flatMap(Optional::stream)
            .sorted();
    return Stream.concat(
            Stream.of(
                Bytes.ofUtf8(submission.kind().value()),
                Bytes.ofUtf8(submission.payload().type().value()),
                submission.payload().bytes()),
            options.map(Bytes::ofUtf8))
        .toList();
  }

  private static Optional<String> line(Option option) {
    return switch (option) {
      case Option.Keyed keyed -> Optional.empty();
      case Option.ChildOf child -> Optional.of("ChildOf " + child.parent().execution());
      case Option.InLane given -> Optional.of(given.toString());
      case Option.WithPriority given -> Optional.of(given.toString());
      case Option.Requiring given -> Optional.of(given.toString());
      case Option.NotBefore given -> Optional.of(given.toString());
      case Option.Until given -> Optional.of(given.toString());
      case Option.AttemptsWithin given -> Optional.of(given.toString());
      case Option.Retrying given -> Optional.of(given.toString());
      case Option.ReclaimedAtMost given -> Optional.of(given.toString());
      case Option.InNamespace given -> Optional.of(given.toString());
      case Option.Tagged given -> Optional.of(given.toString());
      case Option.WithInstanceTag given -> Optional.of(given.toString());
    };
  }
}
