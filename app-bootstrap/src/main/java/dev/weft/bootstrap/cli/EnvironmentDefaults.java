package dev.weft.bootstrap.cli;

import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An option that is not given is looked up in the environment: --jdbc-url is WEFT_JDBC_URL. */
public final class EnvironmentDefaults implements IDefaultValueProvider {

  private final Map<String, String> environment;

  EnvironmentDefaults(Map<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public String defaultValue(ArgSpec argument) {
    return argument instanceof OptionSpec option && !option.usageHelp() && !option.versionHelp()
        ? environment.get(variable(option.longestName()))
        : null;
  }

  /** A variable that is no option, because its value is a secret; empty when it is not set. */
  public static String of(CommandSpec command, String variable) {
    return command.commandLine().getDefaultValueProvider() instanceof EnvironmentDefaults defaults
        ? defaults.environment.getOrDefault(variable, "")
        : "";
  }

  static String variable(String option) {
    String words = option.replaceFirst("^--", "").replace('-', '_');
    return "WEFT_" + words.toUpperCase(Locale.ROOT);
  }
}
