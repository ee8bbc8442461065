package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.http.execution.SubmissionReader;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.EdgeSpec;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.definition.Node;
import dev.weft.domain.json.Json;
import dev.weft.domain.submission.Submission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a whole graph: nodes, edges between their keys, policies of the joins. */
final class GraphReader {

  static final Input[] MEMBERS = {
    Input.list("nodes", nodeMembers()).needed(),
    Input.list(
        "edges",
        Input.text("from").needed(),
        Input.text("to").needed(),
        Input.text("data_passing_ref")),
    Input.list(
        "policies", Input.text("to").needed(), Input.object("policy", PolicyJson.MEMBERS).needed())
  };

  private final SubmissionReader submissions;

  GraphReader(Contents contents) {
    this.submissions = new SubmissionReader(contents);
  }

  private static Input[] nodeMembers() {
    List<Input> members = new ArrayList<>();
    members.add(Input.text("key").needed());
    members.addAll(List.of(SubmissionReader.MEMBERS));
    return members.toArray(new Input[0]);
  }

  FlowDraft<Submission> read(Json value) {
    return read(Fields.of(value));
  }

  FlowDraft<Submission> read(Fields fields) {
    List<Node<Submission>> nodes = fields.requireEach("nodes", this::node).orElse(List.of());
    List<EdgeSpec> edges = fields.readEach("edges", GraphReader::edge).orElse(List.of());
    Map<NodeKey, EdgePolicy> policies = new LinkedHashMap<>();
    fields
        .readEach("policies", GraphReader::policy)
        .orElse(List.of())
        .forEach(named -> putOnce(fields, policies, named));
    fields.finish();
    return new FlowDraft<>(nodes, edges, policies);
  }

  private static void putOnce(
      Fields fields, Map<NodeKey, EdgePolicy> policies, Map.Entry<NodeKey, EdgePolicy> named) {
    if (policies.put(named.getKey(), named.getValue()) != null) {
      fields.refuse("policies", named.getKey().value(), "one policy per node");
    }
  }

  private Node<Submission> node(Fields fields) {
    Optional<NodeKey> key = fields.require("key", GraphReader::key);
    Submission work = submissions.read(fields);
    return new Node<>(key.orElseThrow(), work);
  }

  private static EdgeSpec edge(Fields fields) {
    Optional<NodeKey> from = fields.require("from", GraphReader::key);
    Optional<NodeKey> to = fields.require("to", GraphReader::key);
    DataPassingRef ref = ref(fields);
    fields.finish();
    return new EdgeSpec(from.orElseThrow(), to.orElseThrow(), ref);
  }

  private static Map.Entry<NodeKey, EdgePolicy> policy(Fields fields) {
    Optional<NodeKey> to = fields.require("to", GraphReader::key);
    Optional<EdgePolicy> policy = fields.require("policy", PolicyJson::read);
    fields.finish();
    return Map.entry(to.orElseThrow(), policy.orElseThrow());
  }

  static NodeKey key(Json value) {
    return new NodeKey(Values.text(value));
  }

  static DataPassingRef ref(Fields fields) {
    return fields
        .read("data_passing_ref", value -> new DataPassingRef(Values.text(value)))
        .orElse(DataPassingRef.NONE);
  }
}
