package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at executions of a running server and commands them. */
@Command(
    name = "exec",
    description = "Submit, look at and command executions of a running server.",
    mixinStandardHelpOptions = true,
    subcommands = {SubmitCommand.class, ListCommand.class},
    footer = {"", "An id is fp:7:<uuid> or {fp:7}:<uuid>.", "Try: weft exec ls --state failed"})
public final class ExecCommand implements Runnable {

  private static final List<String> ATTEMPT =
      List.of(
          "attempt_index",
          "generation",
          "origin",
          "outcome",
          "failure_class",
          "worker_instance_id",
          "started_at",
          "ended_at");

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do with executions");
  }

  @Command(
      name = "show",
      description = "Everything about one execution.",
      mixinStandardHelpOptions = true)
  void show(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.print(remote.server().get(Paths.of(id)), Shown::lines);
  }

  @Command(
      name = "attempts",
      description = "Every attempt of one execution.",
      mixinStandardHelpOptions = true)
  void attempts(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.printTable(remote.server().get(Paths.of(id) + "/attempts"), "attempts", ATTEMPT);
  }

  @Command(
      name = "result",
      description = "What a completed execution answered.",
      mixinStandardHelpOptions = true)
  void result(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.print(remote.server().get(Paths.of(id) + "/result"), ExecCommand::content);
  }

  private static String content(JsonObject answer) {
    return Shown.member(answer, answer.find("result").isPresent() ? "result" : "result_base64");
  }

  @Command(
      name = "explain",
      description = "Why an execution is in the state it is in.",
      mixinStandardHelpOptions = true)
  void explain(@Mixin RemoteOptions remote, @Parameters(paramLabel = "ID") String id) {
    remote.print(remote.server().get(Paths.of(id) + "/explain"), Shown::lines);
  }

  @Command(
      name = "cancel",
      description = "End an execution from any phase.",
      mixinStandardHelpOptions = true)
  void cancel(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "ID") String id) {
    command(remote, id, "cancel", why.body());
  }

  @Command(
      name = "revoke",
      description = "Take the lease of a running execution away; it may be claimed again at once.",
      mixinStandardHelpOptions = true)
  void revoke(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "ID") String id) {
    command(remote, id, "revoke-lease", why.body());
  }

  @Command(
      name = "replay",
      description = "Run an execution that has ended once more.",
      mixinStandardHelpOptions = true)
  void replay(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Option(names = "--deadline", paramLabel = "TIME", description = "Of the new generation.")
          String deadline,
      @Option(names = "--downstream", description = "Skipped descendants wait again too.")
          boolean downstream,
      @Parameters(paramLabel = "ID") String id) {
    Members body = why.body().put("downstream", downstream);
    command(remote, id, "replay", deadline == null ? body : body.put("deadline", deadline));
  }

  @Command(
      name = "priority",
      description = "Give an execution another priority, 0 to 9000.",
      mixinStandardHelpOptions = true)
  void priority(
      @Mixin RemoteOptions remote,
      @Mixin ReasonOptions why,
      @Parameters(paramLabel = "ID") String id,
      @Parameters(paramLabel = "PRIORITY") int priority) {
    command(remote, id, "priority", why.body().put("priority", priority));
  }

  private static void command(RemoteOptions remote, String id, String what, Members body) {
    JsonObject answer = remote.server().post(Paths.of(id) + "/" + what, body.done());
    remote.print(
        answer, done -> Shown.member(done, "execution_id") + " is " + Shown.member(done, "status"));
  }
}
