package dev.weft.domain.json;

/** JSON {@code null}; as a member of a merge patch it deletes. */
public enum JsonNull implements Json {
  NULL;

  @Override
  public int depth() {
    return 0;
  }

  @Override
  public String toString() {
    return CanonicalJson.text(this);
  }
}
