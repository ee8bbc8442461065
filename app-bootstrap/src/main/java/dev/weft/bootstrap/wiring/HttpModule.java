package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.HttpServer;
import dev.weft.bootstrap.http.OpenApiRoutes;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.route.RouteTable;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The API as one table of routes and one server. */
final class HttpModule extends AbstractModule {

  @Provides
  @Singleton
  RouteTable table(Set<Routes> features, Bodies bodies) {
    RouteTable table = new RouteTable();
    features.forEach(feature -> feature.addTo(table));
    new OpenApiRoutes(table, bodies).addTo(table);
    return table;
  }

  @Provides
  @Singleton
  HttpServer server(ServerSettings settings, RouteTable routes, RandomGenerator random) {
    return new HttpServer(settings, routes, new RequestIds(random));
  }
}
