package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at lanes of a running server, pauses and resumes them. */
@Command(
    name = "lane",
    description = "List, pause and resume lanes of a running server.",
    mixinStandardHelpOptions = true)
public final class LaneCommand implements Runnable {

  private static final List<String> COLUMNS =
      List.of("lane", "state", "runnable", "active", "paused_at", "by", "reason");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do: ls, pause or resume");
  }

  @Command(
      name = "ls",
      description = "List the lanes that are paused or hold work.",
      mixinStandardHelpOptions = true)
  void list(@Mixin RemoteOptions remote) {
    remote.printTable(remote.server().get("/v1/lanes"), "lanes", COLUMNS);
  }

  @Command(
      name = "pause",
      description = "Grant nothing more from a lane; what runs goes on.",
      mixinStandardHelpOptions = true)
  void pause(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "LANE") String lane) {
    command(remote, lane, "pause", why.body());
  }

  @Command(
      name = "resume",
      description = "Let a lane grant again.",
      mixinStandardHelpOptions = true)
  void resume(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "LANE") String lane) {
    command(remote, lane, "resume", why.body());
  }

  private static void command(RemoteOptions remote, String lane, String what, Members body) {
    JsonObject answer = remote.server().post(Paths.ofLane(lane) + "/" + what, body.done());
    remote.print(
        answer, done -> Shown.member(done, "lane") + " is " + Shown.member(done, "status"));
  }
}
