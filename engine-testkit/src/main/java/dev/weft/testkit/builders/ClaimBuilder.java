package dev.weft.testkit.builders;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.util.TreeSet;

/** A claim in the making; by {@code worker}, of one execution of any kind, unless said. */
public record ClaimBuilder(ClaimRequest build) {

  public static ClaimBuilder aClaim() {
    return new ClaimBuilder(
        new ClaimRequest(
            Lane.DEFAULT,
            Capabilities.NONE,
            new TreeSet<>(),
            new Worker("worker", "worker-1"),
            1,
            LeaseTtl.DEFAULT));
  }

  public ClaimBuilder inLane(String lane) {
    return inLane(new Lane(lane));
  }

  public ClaimBuilder inLane(Lane lane) {
    return of(lane, build.capabilities(), build.worker(), build.max(), build.ttl());
  }

  public ClaimBuilder able(String... capabilities) {
    Capabilities able = Capabilities.of(capabilities);
    return of(build.lane(), able, build.worker(), build.max(), build.ttl());
  }

  public ClaimBuilder ofKinds(String... kinds) {
    TreeSet<Kind> asked = new TreeSet<>();
    for (String kind : kinds) {
      asked.add(new Kind(kind));
    }
    return new ClaimBuilder(
        new ClaimRequest(
            build.lane(), build.capabilities(), asked, build.worker(), build.max(), build.ttl()));
  }

  public ClaimBuilder by(String worker) {
    Worker named = new Worker(worker, worker + "-1");
    return of(build.lane(), build.capabilities(), named, build.max(), build.ttl());
  }

  public ClaimBuilder upTo(int max) {
    return of(build.lane(), build.capabilities(), build.worker(), max, build.ttl());
  }

  public ClaimBuilder lasting(Duration ttl) {
    LeaseTtl lasting = new LeaseTtl(ttl);
    return of(build.lane(), build.capabilities(), build.worker(), build.max(), lasting);
  }

  private ClaimBuilder of(
      Lane lane, Capabilities capabilities, Worker worker, int max, LeaseTtl ttl) {
    return new ClaimBuilder(new ClaimRequest(lane, capabilities, build.kinds(), worker, max, ttl));
  }
}
