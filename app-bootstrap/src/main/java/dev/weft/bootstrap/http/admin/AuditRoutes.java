package dev.weft.bootstrap.http.admin;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditLine;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.in.audit.ListAudit;
import io.javalin.http.Context;
import java.util.List;

/** Tells what operators did, newest first. */
public final class AuditRoutes implements Routes {

  private final ListAudit lister;
  private final Bodies bodies;

  public AuditRoutes(ListAudit lister, Bodies bodies) {
    this.lister = lister;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/admin/audit", "list_audit", "What operators did, newest first.")
            .needs(Role.OPERATE)
            .asks(Input.integer("before"), Input.integer("limit"))
            .answers(200)
            .by(this::list));
  }

  private void list(Context ctx) {
    QueryFields asked = new QueryFields(ctx.queryParamMap());
    long before = asked.one("before", AuditRoutes::number).orElse(ListAudit.Query.START);
    int limit = asked.limit();
    asked.finish();
    List<AuditLine> lines = lister.list(new ListAudit.Query(before, limit));
    Members answer = new Members().putEach("actions", lines, AuditRoutes::write);
    if (lines.size() < limit) {
      answer.putNull("next_before");
    } else {
      answer.put("next_before", lines.getLast().number());
    }
    bodies.answer(ctx, 200, answer.done());
  }

  private static long number(String text) {
    if (!text.matches("[0-9]{1,18}")) {
      throw InvalidInput.of("before", text, "the number of a line");
    }
    return Long.parseLong(text);
  }

  private static JsonObject write(AuditLine line) {
    Asker asker = line.entry().asker();
    return new Members()
        .put("number", line.number())
        .put("at", line.at())
        .put("actor", asker.by())
        .put("action", line.entry().action())
        .put("target", line.entry().target())
        .put("result", line.entry().result())
        .put("reason", asker.reason())
        .put("address", asker.source().address())
        .put("token", asker.source().token())
        .put("request_id", asker.source().request())
        .done();
  }
}
