package dev.weft.bootstrap.http.route;

import java.util.ArrayList;
import java.util.List;

/** Every route of the API, each path and method once, each name once. */
public final class RouteTable {

  private final List<Route> routes = new ArrayList<>();

  /** Adds one route. */
  public void add(Route route) {
    boolean taken =
        routes.stream()
            .anyMatch(
                other ->
                    other.name().equals(route.name())
                        || other.path().equals(route.path())
                            && other.method().equals(route.method()));
    if (taken) {
      throw new IllegalStateException(route.name() + " or its path is in the table already");
    }
    routes.add(route);
  }

  public List<Route> all() {
    return List.copyOf(routes);
  }
}
