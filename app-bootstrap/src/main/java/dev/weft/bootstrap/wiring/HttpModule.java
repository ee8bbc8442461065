package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.HttpServer;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.guard.RequestIds;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The API as one server. */
final class HttpModule extends AbstractModule {

  @Provides
  @Singleton
  HttpServer server(ServerSettings settings, RandomGenerator random, Set<Routes> routes) {
    return new HttpServer(settings, List.copyOf(routes), new RequestIds(random));
  }
}
