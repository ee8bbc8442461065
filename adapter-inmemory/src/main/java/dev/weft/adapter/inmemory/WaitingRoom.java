package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.claim.Routing;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.name.Lane;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All runnable executions, by lane and by routing within it.
 *
 * <p>Routings are kept apart so that a claim never walks over rows its worker cannot run.
 */
final class WaitingRoom {

  private final Map<Lane, Map<Routing, WaitingRows>> lanes = new HashMap<>();

  void add(Routing routing, Execution.Runnable row, Instant now) {
    lanes
        .computeIfAbsent(routing.lane(), lane -> new HashMap<>())
        .computeIfAbsent(routing, any -> new WaitingRows())
        .add(row, now);
  }

  void remove(Routing routing, Execution.Runnable row) {
    lanes.get(routing.lane()).get(routing).remove(row);
  }

  ClaimWalk walk(ClaimRequest request, Instant now) {
    Map<Routing, WaitingRows> lane = lanes.getOrDefault(request.lane(), new HashMap<>());
    lane.values().removeIf(WaitingRows::isEmpty);
    List<WaitingRows> admitted = new ArrayList<>();
    lane.forEach(
        (routing, rows) -> {
          if (request.admits(routing)) {
            admitted.add(rows);
          }
        });
    return new ClaimWalk(admitted, now);
  }

  /** How many wait in each lane; lanes where nobody waits are left out. */
  Map<Lane, Integer> countByLane() {
    Map<Lane, Integer> counts = new HashMap<>();
    lanes.forEach(
        (lane, routings) ->
            counts.put(lane, routings.values().stream().mapToInt(WaitingRows::size).sum()));
    counts.values().removeIf(count -> count == 0);
    return counts;
  }

  /** Since when the longest waiting row of a lane has been due; now, when none is. */
  Instant dueSince(Lane lane, Instant now) {
    return lanes.getOrDefault(lane, Map.of()).values().stream()
        .flatMap(rows -> rows.all().stream())
        .map(Execution.Runnable::runAt)
        .min(Instant::compareTo)
        .filter(now::isAfter)
        .orElse(now);
  }

  /** What waits where, for comparison. */
  Map<Routing, List<Execution.Runnable>> contents() {
    Map<Routing, List<Execution.Runnable>> contents = new HashMap<>();
    lanes.values().stream()
        .flatMap(lane -> lane.entrySet().stream())
        .filter(entry -> !entry.getValue().isEmpty())
        .forEach(entry -> contents.put(entry.getKey(), List.copyOf(entry.getValue().all())));
    return contents;
  }
}
