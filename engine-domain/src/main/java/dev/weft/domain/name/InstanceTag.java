package dev.weft.domain.name;

/**
 * The one tag that has columns of its own, so that events and reconcilers can filter by it.
 *
 * <p>{@link #NONE} stands for "not tagged"; it matches no filter.
 */
public record InstanceTag(String key, String value) {

  public static final InstanceTag NONE = new InstanceTag("", "");

  public InstanceTag {
    if (!(key.isEmpty() && value.isEmpty())) {
      new TagKey(key);
      TagValue.checked("instance tag " + key, value);
    }
  }

  public boolean isPresent() {
    return !key.isEmpty();
  }
}
