package dev.weft.benchmarks.weft;

import dev.weft.adapter.httpoutbox.BorrowedThreads;
import dev.weft.adapter.httpoutbox.HttpOutboxSender;
import dev.weft.adapter.httpoutbox.HttpOutboxSettings;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.application.runtime.SenderThreads;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.OutboxSender;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The real sender, allowed to talk to this machine; tells each thread when its answers came. */
final class BenchSender implements OutboxSender, AutoCloseable {

  static final JsonCodec JSON = new JacksonJsonCodec(JsonLimits.DEFAULT);

  private final ThreadLocal<List<Answered>> answered = ThreadLocal.withInitial(ArrayList::new);
  private final SenderThreads threads;
  private final HttpOutboxSender sender;

  private BenchSender(SenderThreads threads, HttpOutboxSender sender) {
    this.threads = threads;
    this.sender = sender;
  }

  static UrlRules rules(int port) {
    var here = BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.0/8")));
    return new UrlRules(true, Set.of(port), here);
  }

  static BenchSender open(int port) {
    var threads = new SenderThreads();
    var settings = new HttpOutboxSettings(rules(port), List.of(), Duration.ofSeconds(5));
    var sender =
        new HttpOutboxSender(
            settings,
            JSON,
            InstantSource.system(),
            InetAddress::getAllByName,
            new BorrowedThreads(threads.timer(), threads.lookups()));
    return new BenchSender(threads, sender);
  }

  @Override
  public Exchange send(DeliveryRequest request) {
    var exchange = sender.send(request);
    answered.get().add(new Answered(System.nanoTime(), request.messages().size()));
    return exchange;
  }

  /** When a request was answered, and how many messages it held. */
  record Answered(long at, int messages) {}

  /** The answers this thread got since it last asked. */
  List<Answered> taken() {
    var all = List.copyOf(answered.get());
    answered.get().clear();
    return all;
  }

  @Override
  public void close() {
    sender.close();
    threads.close();
  }
}
