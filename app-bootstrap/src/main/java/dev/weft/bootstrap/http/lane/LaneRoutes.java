package dev.weft.bootstrap.http.lane;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.lane.ListLanes;
import dev.weft.port.in.lane.ListWorkers;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.in.lane.ResumeLane;
import io.javalin.http.Context;

/** Opens and closes lanes, and tells what is in them and who works at them. */
public final class LaneRoutes implements Routes {

  private final PauseLane pauser;
  private final ResumeLane resumer;
  private final ListLanes lanes;
  private final ListWorkers workers;
  private final Bodies bodies;

  public LaneRoutes(
      PauseLane pauser, ResumeLane resumer, ListLanes lanes, ListWorkers workers, Bodies bodies) {
    this.pauser = pauser;
    this.resumer = resumer;
    this.lanes = lanes;
    this.workers = workers;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/lanes/{lane}/pause", "pause_lane", "Grants nothing more from a lane.")
            .needs(Role.OPERATE)
            .takes(Asked.BODY)
            .answers(200)
            .by(this::pause));
    routes.add(
        Route.post("/v1/lanes/{lane}/resume", "resume_lane", "Lets a lane grant again.")
            .needs(Role.OPERATE)
            .takes(Asked.BODY)
            .answers(200)
            .by(this::resume));
    routes.add(
        Route.get("/v1/lanes", "list_lanes", "The lanes that are paused or hold work.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(this::listLanes));
    routes.add(
        Route.get("/v1/workers", "list_workers", "The workers seen in the last minute.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(this::listWorkers));
  }

  private void pause(Context ctx) {
    Lane lane = new Lane(ctx.pathParam("lane"));
    Asked asked = asked(ctx);
    LaneGate.Paused paused = pauser.pause(new PauseLane.Command(lane, asked.asker()));
    asked.log("pause", lane.value());
    Members answer = new Members().put("lane", lane.value()).put("status", "paused");
    LaneJson.putPaused(answer, paused);
    bodies.answer(ctx, 200, answer.done());
  }

  private void resume(Context ctx) {
    Lane lane = new Lane(ctx.pathParam("lane"));
    Asked asked = asked(ctx);
    String status =
        switch (resumer.resume(new ResumeLane.Command(lane, asked.asker()))) {
          case ResumeLane.Result.Resumed resumed -> "resumed";
          case ResumeLane.Result.AlreadyOpen open -> "already_open";
        };
    asked.log("resume", lane.value());
    bodies.answer(ctx, 200, new Members().put("lane", lane.value()).put("status", status).done());
  }

  private Asked asked(Context ctx) {
    Fields fields = bodies.optional(ctx);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    return asked;
  }

  private void listLanes(Context ctx) {
    bodies.answer(ctx, 200, new Members().putEach("lanes", lanes.list(), LaneJson::write).done());
  }

  private void listWorkers(Context ctx) {
    bodies.answer(
        ctx, 200, new Members().putEach("workers", workers.list(), LaneJson::write).done());
  }
}
