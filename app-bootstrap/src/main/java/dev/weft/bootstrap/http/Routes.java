package dev.weft.bootstrap.http;

import dev.weft.bootstrap.http.route.RouteTable;

/** The routes of one feature. */
public interface Routes {

  void addTo(RouteTable routes);
}
