package dev.weft.adapter.postgres.submission;

import java.util.List;

/** Statements on {@code weft.idempotency}. */
public interface KeyMapper {

  /** Keys in sorted order; those already taken are left alone. */
  void takeFree(KeyColumns claims);

  /** The owner of each key, in the order of the columns. */
  List<KeyRow> listOwners(KeyColumns claims);
}
