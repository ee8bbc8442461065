package dev.weft.bootstrap.cli.remote;

import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.util.Base64;

/** What a command printed, as the result of its execution: JSON where it is JSON, else text. */
final class CommandResult {

  static final CommandResult NOTHING = new CommandResult(new byte[0]);

  private final byte[] printed;

  CommandResult(byte[] printed) {
    this.printed = printed;
  }

  void addTo(Members item) {
    if (printed.length == 0) {
      return;
    }
    if (new JacksonJsonCodec(JsonLimits.DEFAULT).parse(printed)
        instanceof ParseResult.Parsed parsed) {
      item.put("result", parsed.value());
    } else {
      item.put("result_base64", Base64.getEncoder().encodeToString(printed));
      item.put("content_type", "text/plain");
    }
  }
}
