package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/** The name under which a secret is found; never the secret itself. */
public record SecretRef(String name) {

  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:/-]{0,199}");

  public SecretRef {
    if (name == null || !SHAPE.matcher(name).matches()) {
      throw InvalidInput.of("secret_ref", name, "1 to 200 of A-Z a-z 0-9 . _ : / -");
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
