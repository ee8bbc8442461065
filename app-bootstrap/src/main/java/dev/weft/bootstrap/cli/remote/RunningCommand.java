package dev.weft.bootstrap.cli.remote;

import dev.weft.application.runtime.SideThreads;
import dev.weft.bootstrap.embedded.Folders;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.stream.FrameKind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command at work on one execution.
 *
 * <p>The payload waits in a file that is gone afterwards, so that neither side can block the other.
 */
record RunningCommand(
    Process process, Path input, CommandOutput output, PrintedCopy printed, SideThreads pumps)
    implements AutoCloseable {

  private static final int PIPES = 2;
  private static final List<String> SECRETS = List.of("WEFT_TOKEN", "WEFT_TOKENS");

  /** How it ended. */
  record Outcome(int code, CommandResult result, String reason) {}

  static RunningCommand started(List<String> command, JsonObject claim) throws IOException {
    Path folder = Folders.temporary("weft-worker-");
    Path input = folder.resolve("payload");
    Files.write(input, payload(claim));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectInput(input.toFile());
    describe(builder.environment(), claim);
    return pumped(builder.start(), input);
  }

  private static RunningCommand pumped(Process process, Path input) {
    CommandOutput output = new CommandOutput(PIPES);
    PrintedCopy printed = new PrintedCopy();
    List<OutputPump> pumps =
        List.of(
            new OutputPump(process.getInputStream(), FrameKind.STDOUT, output, printed),
            new OutputPump(
                process.getErrorStream(),
                FrameKind.STDERR,
                output,
                OutputStream.nullOutputStream()));
    return new RunningCommand(
        process, input, output, printed, SideThreads.started("command-output", pumps));
  }

  private static void describe(Map<String, String> environment, JsonObject claim) {
    SECRETS.forEach(environment::remove);
    environment.put("WEFT_EXECUTION_ID", Shown.member(claim, "execution_id"));
    environment.put("WEFT_KIND", Shown.member(claim, "kind"));
    environment.put("WEFT_ATTEMPT", Shown.member(claim, "attempt_index"));
    environment.put("WEFT_CONTENT_TYPE", Shown.member(claim, "content_type"));
  }

  private static byte[] payload(JsonObject claim) {
    Optional<Json> json = claim.find("payload");
    if (json.isPresent()) {
      return json.get().toString().getBytes(StandardCharsets.UTF_8);
    }
    return claim
        .find("payload_base64")
        .map(encoded -> Base64.getDecoder().decode(((JsonString) encoded).value()))
        .orElse(new byte[0]);
  }

  /** Waits until it has ended and all it printed is read. */
  Outcome finished() throws IOException {
    try {
      pumps.join();
      int code = process.waitFor();
      return new Outcome(code, printed.result(), "exit code " + code);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
      throw new IOException("interrupted", stopped);
    }
  }

  @Override
  public void close() {
    Folders.delete(input.getParent());
  }
}
