package dev.weft.bootstrap.cli.show;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What the screen can show: colours or not, signs beyond ASCII or not.
 *
 * @param colours whether escape sequences are understood and wanted
 * @param unicode whether lines can be drawn with the signs made for it
 */
public record Look(boolean terminal, boolean colours, boolean unicode) {

  private static final String RESET = "\u001b[0m";
  private static final Map<Character, Character> PLAIN =
      Map.ofEntries(
          Map.entry('─', '-'),
          Map.entry('┬', '+'),
          Map.entry('├', '+'),
          Map.entry('└', '+'),
          Map.entry('┐', '+'),
          Map.entry('┼', '+'),
          Map.entry('┘', '+'),
          Map.entry('│', '|'),
          Map.entry('━', '#'),
          Map.entry('·', '.'),
          Map.entry('●', '*'),
          Map.entry('✓', '+'),
          Map.entry('✗', 'x'),
          Map.entry('⊘', '/'),
          Map.entry('○', 'o'),
          Map.entry('↻', '~'));

  /** As this process finds it; the launcher says whether there is a terminal. */
  public static Look here(Map<String, String> environment) {
    boolean terminal = Boolean.getBoolean("weft.terminal");
    boolean colours = terminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
    Charset charset =
        Charset.forName(System.getProperty("stdout.encoding", StandardCharsets.UTF_8.name()));
    return new Look(terminal, colours, charset.newEncoder().canEncode('●'));
  }

  /** The text, with every sign it can show. */
  String signs(String text) {
    if (unicode) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    text.chars().forEach(c -> plain.append(PLAIN.getOrDefault((char) c, (char) c)));
    return plain.toString();
  }

  String in(Paint paint, String text) {
    return colours && !text.isBlank() ? paint.code() + signs(text) + RESET : signs(text);
  }
}
