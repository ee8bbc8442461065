package dev.weft.bootstrap.cli.remote;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A path with the parameters that were given. */
record QueryText(String text) {

  QueryText with(String name, String value) {
    if (value == null) {
      return this;
    }
    String joint = text.contains("?") ? "&" : "?";
    return new QueryText(
        text + joint + name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8));
  }
}
