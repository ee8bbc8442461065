package dev.weft.domain.outbox;

/**
 * Why a message was given up; the prefix of its last error says it to people.
 *
 * <p>An undecodable payload is permanent too, so its prefix begins with the same word.
 */
public enum AbandonReason {
  PERMANENT("permanent: "),
  UNDECODABLE("permanent: decode "),
  AGED_OUT("aged-out: "),
  AGED_OUT_RATE_LIMITED("aged-out (rate-limited): "),
  POISON("poison: "),
  ENDPOINT_DELETED("endpoint deleted: ");

  private final String prefix;

  AbandonReason(String prefix) {
    this.prefix = prefix;
  }

  public String prefix() {
    return prefix;
  }
}
