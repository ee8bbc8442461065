package dev.weft.domain.submission;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.retry.RetryPolicy;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The inputs of a submission in one canonical form, to be hashed for its idempotency key.
 *
 * <p>Sets and tags are sorted by their types; an option that was not given leaves no line, so
 * absent differs from default. The key itself is not content, and of the parent only the execution
 * counts: a parent's later attempt may repeat the submission. The words below are stored as hashes:
 * changing one turns repeats of older submissions into conflicts.
 */
public final class SubmissionContent {

  private SubmissionContent() {}

  public static List<Bytes> of(Submission submission) {
    Stream<String> options =
        submission.options().values().stream()
            .map(SubmissionContent::words)
            .filter(words -> !words.isEmpty())
            .map(SubmissionContent::line)
            .sorted();
    return Stream.concat(
            Stream.of(
                Bytes.ofUtf8(submission.kind().value()),
                Bytes.ofUtf8(submission.payload().type().value()),
                submission.payload().bytes()),
            options.map(Bytes::ofUtf8))
        .toList();
  }

  /** Each word behind its length, so that no two lists of words make the same line. */
  private static String line(List<String> words) {
    return words.stream().map(word -> word.length() + ":" + word).collect(Collectors.joining(","));
  }

  private static List<String> words(Option option) {
    return switch (option) {
      case Option.Keyed keyed -> List.of();
      case Option.ChildOf given -> List.of("parent", given.parent().execution().toString());
      case Option.InLane given -> List.of("lane", given.lane().value());
      case Option.WithPriority given ->
          List.of("priority", String.valueOf(given.priority().value()));
      case Option.Requiring given ->
          Stream.concat(Stream.of("capabilities"), given.capabilities().names().stream()).toList();
      case Option.NotBefore given -> List.of("run_at", given.runAt().toString());
      case Option.Until given -> List.of("deadline", given.deadline().at().toString());
      case Option.AttemptsWithin given ->
          List.of("attempt_timeout", given.timeout().limit().toString());
      case Option.Retrying given -> retryWords(given.policy());
      case Option.ReclaimedAtMost given -> List.of("max_reclaims", String.valueOf(given.times()));
      case Option.InNamespace given -> List.of("namespace", given.namespace().value());
      case Option.Tagged given ->
          Stream.concat(
                  Stream.of("tags"),
                  given.tags().values().entrySet().stream()
                      .flatMap(tag -> Stream.of(tag.getKey().value(), tag.getValue())))
              .toList();
      case Option.WithInstanceTag given ->
          List.of("instance_tag", given.tag().key(), given.tag().value());
    };
  }

  private static List<String> retryWords(RetryPolicy policy) {
    return List.of(
        "retry",
        String.valueOf(policy.maxRetries()),
        policy.initial().toString(),
        String.valueOf(policy.multiplier()),
        policy.cap().toString(),
        String.valueOf(policy.jitter()));
  }
}
