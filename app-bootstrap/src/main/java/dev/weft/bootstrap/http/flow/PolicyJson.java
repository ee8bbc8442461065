package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicyWords;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;

/** A join's policy in JSON: its words, with {@code k} as a number. */
final class PolicyJson {

  static final Input[] MEMBERS = {
    Input.text("kind").needed(), Input.integer("k"), Input.text("on_satisfied")
  };

  private PolicyJson() {}

  static EdgePolicy read(Json value) {
    Map<String, String> words = new LinkedHashMap<>();
    Values.object(value).members().forEach((name, member) -> words.put(name, word(member)));
    return EdgePolicyWords.read(words);
  }

  private static String word(Json member) {
    return member instanceof JsonNumber ? "" + Values.integer(member) : Values.text(member);
  }

  static JsonObject write(EdgePolicy policy) {
    Map<String, String> words = EdgePolicyWords.write(policy);
    Members written = new Members().put("kind", words.get("kind"));
    if (words.containsKey("k")) {
      written.put("k", Integer.parseInt(words.get("k")));
    }
    if (words.containsKey("on_satisfied")) {
      written.put("on_satisfied", words.get("on_satisfied"));
    }
    return written.done();
  }
}
