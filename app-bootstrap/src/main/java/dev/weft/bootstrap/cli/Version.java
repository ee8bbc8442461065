package dev.weft.bootstrap.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the jar says it. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "weft " + Optional.ofNullable(version).orElse("(not packaged)"), "java " + Runtime.version()
    };
  }
}
