package dev.weft.bootstrap.http.execution;

import dev.weft.application.runtime.PatientClaimer;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.dispatch.passing.UpstreamResult;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import io.javalin.http.Context;
import java.util.List;

/** Grants leases; with {@code wait_ms} the call waits for work, without a transaction. */
public final class ClaimRoutes implements Routes {

  private final PatientClaimer claimer;
  private final Bodies bodies;
  private final Contents contents;

  public ClaimRoutes(PatientClaimer claimer, Bodies bodies, Contents contents) {
    this.claimer = claimer;
    this.bodies = bodies;
    this.contents = contents;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/claims", "claim", "Grants leases; wait_ms lets the call wait for work.")
            .needs(Role.WORK)
            .takes(ClaimWish.BODY)
            .answers(200)
            .by(this::claim));
  }

  private void claim(Context ctx) {
    ClaimWish asked = ClaimWish.read(bodies.small(ctx));
    List<Claim> claims = claimer.claim(asked.request(), asked.patience());
    bodies.answer(ctx, 200, new Members().putEach("claims", claims, this::answer).done());
  }

  private JsonObject answer(Claim claim) {
    Members answer =
        new Members()
            .put("handle", claim.handle().toString())
            .put("execution_id", claim.handle().execution().toString());
    putFlow(answer, claim.membership());
    answer
        .put("kind", claim.kind().value())
        .put("origin", claim.origin())
        .put("attempt_index", claim.handle().attempt())
        .put("lease_epoch", claim.handle().epoch())
        .put("lease_expires_at", claim.leaseExpiresAt());
    contents.write(answer, "payload", claim.payload());
    return answer.putEach("upstreams", claim.upstreams(), this::upstream).done();
  }

  private JsonObject upstream(PassedResult passed) {
    UpstreamResult about = passed.about();
    Members written =
        new Members()
            .put("execution_id", about.upstream().toString())
            .put("edge_id", about.edge().toString());
    if (about.ref().isPresent()) {
      written.put("data_passing_ref", about.ref().label());
    } else {
      written.putNull("data_passing_ref");
    }
    written.put("outcome", about.outcome()).put("size", about.size());
    if (passed instanceof PassedResult.WithContent inline) {
      contents.write(written, "result", inline.content());
    }
    return written.done();
  }

  static void putFlow(Members answer, Membership membership) {
    switch (membership) {
      case Membership.Alone alone -> answer.putNull("flow_id");
      case Membership.MemberOf member -> answer.put("flow_id", member.flow().toString());
    }
  }
}
