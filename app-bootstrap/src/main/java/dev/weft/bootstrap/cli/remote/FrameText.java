package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Frames as lines of a terminal.
 *
 * <p>Control characters are shown as dots, line ends and tabs apart: nobody's output may move the
 * cursor of an operator's terminal.
 */
record FrameText(Ansi ansi) {

  String of(JsonObject frame) {
    String text = text(frame);
    return switch (Shown.member(frame, "kind")) {
      case "stderr" -> styled(text, Style.fg_red);
      case "event" -> styled(text, Style.fg_cyan);
      default -> text;
    };
  }

  String faint(String text) {
    return styled(text, Style.faint);
  }

  private static String text(JsonObject frame) {
    byte[] bytes = Base64.getDecoder().decode(payload(frame));
    if (Shown.member(frame, "kind").equals("blob")) {
      return "[" + bytes.length + " bytes of " + Shown.member(frame, "content_type") + "]";
    }
    return new String(bytes, StandardCharsets.UTF_8)
        .stripTrailing()
        .replaceAll("[\\p{Cntrl}&&[^\n\t]]", ".");
  }

  private static String payload(JsonObject frame) {
    String payload = Shown.member(frame, "payload_base64");
    return payload.equals("-") ? "" : payload;
  }

  private String styled(String text, Style style) {
    return ansi.enabled() ? style.on() + text + style.off() : text;
  }
}
