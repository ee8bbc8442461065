package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.in.sweep.SweepReport;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The commands that run, by the handle of their lease: kept alive, ended when it is gone. */
final class HeldCommands {

  private static final Logger LOG = LoggerFactory.getLogger(HeldCommands.class);

  private final Server server;
  private final Duration lease;
  private final Map<String, Process> held = new ConcurrentHashMap<>();

  HeldCommands(Server server, Duration lease) {
    this.server = server;
    this.lease = lease;
  }

  void add(String handle, Process running) {
    held.put(handle, running);
  }

  boolean holds(String handle) {
    return held.containsKey(handle);
  }

  /** Answers whether it was still held: otherwise its end is nobody's to tell. */
  boolean remove(String handle) {
    return held.remove(handle) != null;
  }

  /** Renews every lease in one call; the command of one that is lost is ended. */
  SweepReport renewOnce() {
    List<String> handles = List.copyOf(held.keySet());
    if (!handles.isEmpty()) {
      JsonObject answer =
          server.post(
              "/v1/leases/renew",
              new Members()
                  .putEach("handles", handles, JsonString::new)
                  .put("lease_ms", lease.toMillis())
                  .done());
      List<JsonObject> items =
          ((JsonArray) answer.find("items").orElseThrow())
              .elements().stream().map(JsonObject.class::cast).toList();
      for (int i = 0; i < items.size(); i++) {
        if (!Shown.member(items.get(i), "status").equals("renewed")) {
          end(handles.get(i));
        }
      }
    }
    return SweepReport.NOTHING;
  }

  private void end(String handle) {
    if (drop(handle)) {
      LOG.warn("a lease is lost, its command is ended");
    }
  }

  /** Ends the command if it is still held; answers whether it was. */
  boolean drop(String handle) {
    Process dropped = held.remove(handle);
    if (dropped != null) {
      kill(dropped);
    }
    return dropped != null;
  }

  /** Ends every command and gives its work back, to be claimed at once. */
  void releaseAll() {
    Map<String, Process> all = Map.copyOf(held);
    held.clear();
    if (!all.isEmpty()) {
      all.values().forEach(HeldCommands::kill);
      server.post(
          "/v1/leases/delay",
          new Members()
              .putEach("items", all.keySet(), handle -> new Members().put("handle", handle).done())
              .done());
      LOG.info("gave {} leases back", all.size());
    }
  }

  private static void kill(Process running) {
    running.descendants().forEach(ProcessHandle::destroyForcibly);
    running.destroyForcibly();
  }
}
