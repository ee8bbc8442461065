package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Values;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints what an attempt writes, and goes on while it does. */
@Command(
    name = "tail",
    description = "Print the output stream of an attempt.",
    mixinStandardHelpOptions = true,
    footer = {"", "Standard error is red and events are cyan when printed to a terminal."})
public final class TailCommand implements Runnable {

  private static final int LATEST = -1;
  private static final int WAIT_MILLIS = 20_000;

  @Mixin private RemoteOptions remote;

  @Parameters(paramLabel = "ID", description = "The execution.")
  private String id;

  @Option(names = "--attempt", paramLabel = "N", description = "Its attempt; default the latest.")
  private int attempt = LATEST;

  @Option(names = "--after", paramLabel = "CURSOR", description = "Only what comes after a frame.")
  private String after = "0-0";

  @Option(
      names = {"-f", "--follow"},
      description = "Go on until the attempt ends.")
  private boolean follow;

  @Option(names = "--durable", description = "Leave live telemetry out.")
  private boolean durable;

  @Override
  public void run() {
    String stream = Paths.ofStream(id, attempt == LATEST ? latest() : attempt);
    String cursor = after;
    while (true) {
      JsonObject page = remote.server().get(stream + query(cursor));
      List<JsonObject> frames = frames(page);
      print(page, frames);
      boolean ended = isPresent(page, "closed_at");
      if (ended && (frames.isEmpty() || follow) || frames.isEmpty() && !follow) {
        return;
      }
      cursor = frames.isEmpty() ? cursor : Shown.member(frames.getLast(), "id");
    }
  }

  private int latest() {
    JsonObject answer = remote.server().get(Paths.of(id) + "/attempts");
    List<Json> attempts = Values.elements(answer.find("attempts").orElseThrow());
    return attempts.isEmpty()
        ? 0
        : Values.integer(Values.object(attempts.getLast()).find("attempt_index").orElseThrow());
  }

  private String query(String cursor) {
    return "/tail?after="
        + Paths.escaped(cursor)
        + "&limit=500&block_ms="
        + (follow ? WAIT_MILLIS : 0)
        + (durable ? "&visibility=exclude_best_effort" : "");
  }

  private static List<JsonObject> frames(JsonObject page) {
    return Values.elements(page.find("frames").orElseThrow()).stream().map(Values::object).toList();
  }

  private static boolean isPresent(JsonObject page, String name) {
    return page.find(name).filter(value -> !(value instanceof JsonNull)).isPresent();
  }

  private void print(JsonObject page, List<JsonObject> frames) {
    PrintWriter out = remote.out();
    FrameText text = new FrameText(Ansi.AUTO);
    if (remote.printsJson()) {
      frames.forEach(frame -> out.println(remote.line(frame)));
    } else {
      frames.forEach(frame -> out.println(text.of(frame)));
      if (isPresent(page, "closed_at") && (follow || frames.isEmpty())) {
        out.println(text.faint("-- " + Shown.member(page, "close_reason")));
      }
    }
    out.flush();
  }
}
