package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.port.out.json.JsonCodec;

/** The JSON of the API: as deep as the default allows, as large as a batch may be. */
final class JsonModule extends AbstractModule {

  private static final int TOKENS = 2_000_000;

  @Provides
  @Singleton
  JsonCodec codec() {
    JsonLimits usual = JsonLimits.DEFAULT;
    return new JacksonJsonCodec(
        new JsonLimits(
            Bodies.BATCH,
            usual.depth(),
            TOKENS,
            Bodies.BATCH,
            usual.nameLength(),
            usual.numberLength()));
  }

  @Provides
  @Singleton
  Bodies bodies(JsonCodec codec) {
    return new Bodies(codec);
  }

  @Provides
  @Singleton
  Contents contents(JsonCodec codec) {
    return new Contents(codec);
  }
}
