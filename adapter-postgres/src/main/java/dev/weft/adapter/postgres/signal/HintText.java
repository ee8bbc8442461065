package dev.weft.adapter.postgres.signal;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Wakeups;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Hints as text: one per line, as many lines in a message as the server carries.
 *
 * <p>Lanes and stream keys are printable ASCII, so a character is a byte and no hint holds a line
 * break.
 */
final class HintText {

  /** The server refuses 8 000 bytes and more. */
  static final int MOST_BYTES = 7_999;

  private static final String LANE = "lane:";
  private static final String STREAM = "stream:";
  private static final Pattern STREAM_KEY = Pattern.compile("(.{1,60})/(0|[1-9][0-9]{0,8})");

  private HintText() {}

  static List<String> messages(Wakeups wakeups) {
    List<String> messages = new ArrayList<>();
    StringBuilder message = new StringBuilder(MOST_BYTES);
    lines(wakeups).forEach(line -> add(line, message, messages));
    if (!message.isEmpty()) {
      messages.add(message.toString());
    }
    return messages;
  }

  private static Stream<String> lines(Wakeups wakeups) {
    return Stream.concat(
        wakeups.lanes().stream().map(lane -> LANE + lane.value()),
        wakeups.streams().stream().map(stream -> STREAM + stream));
  }

  private static void add(String line, StringBuilder message, List<String> full) {
    if (message.length() + 1 + line.length() > MOST_BYTES) {
      full.add(message.toString());
      message.setLength(0);
    }
    message.append(message.isEmpty() ? "" : "\n").append(line);
  }

  /** What is malformed is ignored: anybody may speak on the channel. */
  static Wakeups parsed(List<String> messages) {
    Set<Lane> lanes = new LinkedHashSet<>();
    Set<StreamKey> streams = new LinkedHashSet<>();
    messages.stream()
        .flatMap(String::lines)
        .forEach(
            line -> {
              after(LANE, line, Lane::new).ifPresent(lanes::add);
              after(STREAM, line, HintText::stream).ifPresent(streams::add);
            });
    return new Wakeups(lanes, streams);
  }

  private static <T> Optional<T> after(String word, String line, Function<String, T> reader) {
    if (!line.startsWith(word)) {
      return Optional.empty();
    }
    try {
      return Optional.of(reader.apply(line.substring(word.length())));
    } catch (InvalidInput malformed) {
      return Optional.empty();
    }
  }

  private static StreamKey stream(String text) {
    Matcher parts = STREAM_KEY.matcher(text);
    if (!parts.matches()) {
      throw InvalidInput.of("stream", text, "<execution id>/<attempt>");
    }
    return new StreamKey(ExecutionId.parse(parts.group(1)), Integer.parseInt(parts.group(2)));
  }
}
