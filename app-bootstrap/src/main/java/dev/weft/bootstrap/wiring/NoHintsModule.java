package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.port.out.signal.WorkSignal;

/** Nobody but this process is told. */
final class NoHintsModule extends AbstractModule {

  @Provides
  @Singleton
  WorkSignal signal(LocalWorkSignal local) {
    return local;
  }

  @Provides
  @Singleton
  OtherProcesses others() {
    return OtherProcesses.NONE;
  }
}
