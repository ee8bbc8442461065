package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.port.out.identity.IdSource;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** Time and chance of the process, and the ids made from them. */
final class ClockModule extends AbstractModule {

  @Provides
  @Singleton
  InstantSource clock() {
    return Clock.systemUTC();
  }

  @Provides
  @Singleton
  RandomGenerator random() {
    return new SecureRandom();
  }

  @Provides
  @Singleton
  IdSource ids(InstantSource clock, RandomGenerator random) {
    return new TimeOrderedIds(clock, random);
  }
}
