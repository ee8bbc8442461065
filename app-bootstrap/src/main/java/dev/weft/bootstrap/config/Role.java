package dev.weft.bootstrap.config;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the bearer of a token may do (S4): look, work, or command.
 *
 * <p>Who may work or operate may look. Operating does not include working: a token for dashboards
 * of operators is no token for workers.
 */
public enum Role {
  READ,
  WORK,
  OPERATE;

  public static final Set<Role> ALL = Set.of(values());

  /** Reads {@code read}, {@code work}, {@code operate} or several of them with commas between. */
  static Set<Role> parse(String words) {
    Set<Role> roles = EnumSet.of(READ);
    for (String word : words.split(",", -1)) {
      roles.add(
          Arrays.stream(values())
              .filter(role -> role.word().equals(word.strip().toLowerCase(Locale.ROOT)))
              .findFirst()
              .orElseThrow(() -> unknown(words)));
    }
    return roles;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static InvalidInput unknown(String words) {
    String known = Arrays.stream(values()).map(Role::word).collect(Collectors.joining(", "));
    return InvalidInput.of(
        "token_file",
        "a line that begins with " + words.length() + " characters and a colon",
        "lines such as operate:TOKEN, with roles from " + known);
  }
}
