package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** How long a frame is kept, and whether it also changes the summary. */
public sealed interface FrameMode {

  Name name();

  /** Kept until retention. */
  record Durable() implements FrameMode {
    @Override
    public Name name() {
      return Name.DURABLE;
    }
  }

  /** Kept like durable; the bytes are a merge patch of the rolling summary. */
  record Summary() implements FrameMode {
    @Override
    public Name name() {
      return Name.SUMMARY;
    }
  }

  /** Live telemetry, trimmed by the observed rate. */
  record BestEffort(BestEffortConfig config) implements FrameMode {

    public BestEffort {
      Objects.requireNonNull(config, "config");
    }

    @Override
    public Name name() {
      return Name.BEST_EFFORT;
    }
  }

  /** The mode of a stored frame; the settings of best effort do not outlive the append. */
  enum Name {
    DURABLE,
    SUMMARY,
    BEST_EFFORT;

    public static Name parse(String word) {
      return Arrays.stream(values())
          .filter(name -> name.word().equals(word))
          .findFirst()
          .orElseThrow(() -> InvalidInput.of("mode", word, "durable, summary or best_effort"));
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
