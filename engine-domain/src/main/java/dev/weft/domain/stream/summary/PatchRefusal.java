package dev.weft.domain.stream.summary;

/** Why a patch was not applied. */
public enum PatchRefusal {
  NOT_AN_OBJECT("a JSON object"),
  TOO_DEEP("at most 16 levels"),
  NUMBER_OUT_OF_RANGE("numbers with an exponent within 400 and a scale within 1000"),
  TOO_MANY_KEYS("a summary of at most 10000 keys"),
  TOO_LARGE("a summary of at most 256000 bytes");

  private final String expected;

  PatchRefusal(String expected) {
    this.expected = expected;
  }

  /** What would have been accepted, for the answer to the writer. */
  public String expected() {
    return expected;
  }
}
