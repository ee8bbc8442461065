package dev.weft.domain.audit;

/** What came of an action. */
public enum AuditResult {
  /** It was done. */
  DONE,
  /** It was so already. */
  UNCHANGED,
  /** It could not be done. */
  REFUSED
}
