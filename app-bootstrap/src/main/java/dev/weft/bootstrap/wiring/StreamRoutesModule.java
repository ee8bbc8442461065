package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.stream.AppendRoutes;
import dev.weft.bootstrap.http.stream.ReadRoutes;
import dev.weft.bootstrap.http.stream.TailRoutes;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.ReadSummary;

/** The API of output streams, over the use cases. */
final class StreamRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes append(AppendFrames appender, Bodies bodies, Contents contents) {
    return new AppendRoutes(appender, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes read(ReadFrames frames, ReadSummary summaries, Bodies bodies) {
    return new ReadRoutes(frames, summaries, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes tail(TailHub tails, Bodies bodies) {
    return new TailRoutes(tails, bodies);
  }
}
