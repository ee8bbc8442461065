package dev.weft.adapter.json;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/**
 * Values of every kind with any UTF-16 in their strings and any Unicode in their names, drawn from
 * a seeded generator.
 */
final class RandomTrees {

  private static final Pattern LONE_SURROGATE = Pattern.compile("\\p{Cs}");

  private RandomTrees() {}

  static Json drawn(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 7)) {
      case 0 -> JsonNull.NULL;
      case 1 -> new JsonBoolean(random.nextBoolean());
      case 2 -> number(random);
      case 3 -> new JsonString(text(random));
      case 4 -> array(random, depth);
      default -> object(random, depth);
    };
  }

  private static JsonNumber number(Random random) {
    BigInteger digits = new BigInteger(random.nextInt(200), random);
    BigDecimal value = new BigDecimal(digits, random.nextInt(-30, 30));
    return new JsonNumber(random.nextBoolean() ? value.toString() : value.negate().toString());
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) {
      switch (random.nextInt(3)) {
        case 0 -> text.append((char) random.nextInt(0x80));
        case 1 -> text.append((char) random.nextInt(0x10000));
        default -> text.appendCodePoint(random.nextInt(0x110000));
      }
    }
    return text.toString();
  }

  private static String name(Random random) {
    return LONE_SURROGATE.matcher(text(random)).replaceAll("?");
  }

  private static JsonArray array(Random random, int depth) {
    List<Json> elements = new ArrayList<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      elements.add(drawn(random, depth - 1));
    }
    return JsonArray.of(elements);
  }

  private static JsonObject object(Random random, int depth) {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    for (int left = random.nextInt(5); left > 0; left--) {
      members.put(name(random), drawn(random, depth - 1));
    }
    return JsonObject.of(members);
  }
}
