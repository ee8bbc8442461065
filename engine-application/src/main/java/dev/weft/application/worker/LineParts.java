package dev.weft.application.worker;

import dev.weft.domain.stream.FrameBytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text into pieces that fit a frame, never inside a character. */
final class LineParts {

  /** No character takes more bytes than this per UTF-16 unit. */
  private static final int WIDEST = 3;

  private LineParts() {}

  static List<String> of(String text) {
    if (text.getBytes(StandardCharsets.UTF_8).length <= FrameBytes.MOST) {
      return List.of(text);
    }
    List<String> parts = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int to = end(text, from);
      parts.add(text.substring(from, to));
      from = to;
    }
    return parts;
  }

  private static int end(String text, int from) {
    int to = Math.min(text.length(), from + FrameBytes.MOST / WIDEST);
    boolean splits = to < text.length() && Character.isLowSurrogate(text.charAt(to));
    return splits ? to - 1 : to;
  }
}
