package dev.weft.bootstrap.http;

import io.javalin.config.RoutesConfig;

/** The routes of one feature. */
public interface Routes {

  void addTo(RoutesConfig routes);
}
