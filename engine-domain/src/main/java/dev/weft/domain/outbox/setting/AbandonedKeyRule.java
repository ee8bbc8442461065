package dev.weft.domain.outbox.setting;

/** What an abandoned message means for later messages of its ordering key. */
public enum AbandonedKeyRule {
  RELEASES,
  BLOCKS
}
