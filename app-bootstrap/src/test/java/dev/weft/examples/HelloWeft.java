package dev.weft.examples;

import static dev.weft.port.out.handler.HandlerOutcome.json;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.application.runtime.EngineParts;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.WeftEngine;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.handler.HandlerRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;

/** The first program: one handler, one execution, everything in memory. */
final class HelloWeft {

  private HelloWeft() {}

  public static void main(String[] args) throws InterruptedException {
    LocalWorkSignal signal = new LocalWorkSignal();
    var store = new InMemoryTransactions(InstantSource.system(), signal);
    var parts = EngineParts.of(store, signal, InstantSource.system(), new SecureRandom());
    var handlers = HandlerRegistry.of("greet", job -> json("[1, " + job.payloadText() + "]"));
    try (WeftEngine engine = WeftEngine.start(parts, handlers)) {
      Submission work = Submission.of("greet").with(Content.json("\"Ada\""));
      ExecutionId id = engine.submit(work).execution();
      System.out.println(engine.awaitEnd(id, Duration.ofSeconds(30)).orElseThrow().state());
      System.out.println(engine.result(id).orElseThrow().bytes().toUtf8());
    }
  }
}
