package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.doctor.Diagnosis;
import dev.weft.bootstrap.doctor.Finding;
import dev.weft.bootstrap.embedded.LocalCluster;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.wiring.Schema;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.JsonObject;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks at the database of an engine and says what hurts. */
@Command(
    name = "doctor",
    description = "Look at the database and say what hurts, and who does it.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeOnExecutionException = 2,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all is well",
      "1:something hurts",
      "2:something is broken, or the database could not be looked at"
    })
final class DoctorCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Option(names = "--json", description = "Print the findings as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    Diagnosis diagnosis = Schema.diagnosed(target());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(written(diagnosis));
    } else {
      diagnosis.findings().forEach(finding -> print(out, finding));
    }
    out.flush();
    return diagnosis.worst().ordinal();
  }

  private JdbcTarget target() {
    return switch (storage.settings()) {
      case StorageSettings.Postgres postgres -> postgres.target();
      case StorageSettings.Embedded embedded -> LocalCluster.running(embedded.folder());
      case StorageSettings.Memory memory ->
          throw InvalidInput.of("storage", "memory", "a storage that is a database");
    };
  }

  private static void print(PrintWriter out, Finding finding) {
    out.printf("%-7s %-13s %s%n", word(finding), finding.check(), clean(finding.text()));
    if (!finding.advice().isEmpty()) {
      out.printf("%-7s %-13s -> %s%n", "", "", clean(finding.advice()));
    }
  }

  private static String word(Finding finding) {
    return finding.grade().name().toLowerCase(Locale.ROOT);
  }

  /** Names of roles and programs come from outside. */
  private static String clean(String text) {
    return text.replaceAll("\\p{Cntrl}", ".");
  }

  private static JsonObject written(Diagnosis diagnosis) {
    return new Members()
        .put("grade", diagnosis.worst())
        .putEach("findings", diagnosis.findings(), DoctorCommand::written)
        .done();
  }

  private static JsonObject written(Finding finding) {
    return new Members()
        .put("grade", finding.grade())
        .put("check", finding.check())
        .put("text", finding.text())
        .put("advice", finding.advice())
        .done();
  }
}
