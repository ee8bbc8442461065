package dev.weft.domain.name;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Tags of one execution or flow, sorted by key so that equal content has one form. */
public record Tags(SortedMap<TagKey, String> values) {

  public static final Tags NONE = new Tags(new TreeMap<>());

  public Tags {
    values.forEach((key, value) -> TagValue.checked("tag " + key, value));
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public static Tags of(Map<String, String> values) {
    SortedMap<TagKey, String> checked = new TreeMap<>();
    values.forEach((key, value) -> checked.put(new TagKey(key), value));
    return new Tags(checked);
  }

  public Tags with(TagKey key, String value) {
    SortedMap<TagKey, String> changed = new TreeMap<>(values);
    changed.put(key, value);
    return new Tags(changed);
  }

  public Optional<String> find(TagKey key) {
    return Optional.ofNullable(values.get(key));
  }
}
