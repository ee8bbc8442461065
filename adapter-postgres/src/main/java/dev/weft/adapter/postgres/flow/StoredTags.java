package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.name.Tags;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Tags as one array of keys and values in turn. */
final class StoredTags {

  private StoredTags() {}

  static String of(Tags tags) {
    return Column.joined(
        tags.values().entrySet().stream()
            .flatMap(tag -> Stream.of(tag.getKey().value(), tag.getValue()))
            .toList());
  }

  static Tags toDomain(String[] words) {
    Map<String, String> pairs = new TreeMap<>();
    for (int i = 0; i < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return Tags.of(pairs);
  }
}
