package dev.weft.testkit.driving;

import dev.weft.application.outbox.DeliveryAttemptLister;
import dev.weft.application.outbox.DeliveryParts;
import dev.weft.application.outbox.DueEndpointFinder;
import dev.weft.application.outbox.EndpointChanger;
import dev.weft.application.outbox.EndpointDescriber;
import dev.weft.application.outbox.EndpointRegistrar;
import dev.weft.application.outbox.EndpointRemover;
import dev.weft.application.outbox.MessageDescriber;
import dev.weft.application.outbox.MessageEnqueuer;
import dev.weft.application.outbox.MessageRetrier;
import dev.weft.application.outbox.MessageUnparker;
import dev.weft.application.outbox.OutboxDrainer;
import dev.weft.application.outbox.OutboxFlusher;
import dev.weft.application.outbox.OutboxStatsReader;
import dev.weft.application.outbox.OutboxSweeper;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.in.outbox.ChangeEndpoint;
import dev.weft.port.in.outbox.DrainOutbox;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.in.outbox.FindDueEndpoints;
import dev.weft.port.in.outbox.FlushOutbox;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.in.outbox.RemoveEndpoint;
import dev.weft.port.in.outbox.RetryMessagesNow;
import dev.weft.port.in.outbox.SweepOutbox;
import dev.weft.port.in.outbox.UnparkMessages;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.outbox.OutboxSender;
import dev.weft.port.out.outbox.SecretSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.EndpointBuilder;
import dev.weft.testkit.doubles.BracketJson;
import dev.weft.testkit.doubles.FixedRandom;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * What callers, senders and operators do with messages, over one {@link Transactions}, said
 * briefly.
 *
 * @param u what the jitter draws
 */
public record Outbox(
    Transactions transactions,
    IdSource ids,
    OutboxSender sender,
    SecretSource secrets,
    OutboxSettings settings,
    double u) {

  public static final Kind KIND = new Kind("note");

  /** Exchanges take what the receiver says, however busy the machine is. */
  private static final LongSupplier STANDING_STILL = () -> 0;

  public EndpointId register(UnaryOperator<EndpointBuilder> wishes) {
    RegisterEndpoint.Command command =
        wishes.apply(EndpointBuilder.anEndpoint(ids.endpoint())).command();
    return switch (register(command)) {
      case RegisterEndpoint.Result.Registered registered -> registered.endpoint().id();
      case RegisterEndpoint.Result.Existing existing -> existing.endpoint().id();
      case RegisterEndpoint.Result.Conflicted conflicted ->
          throw new AssertionError("conflict: " + conflicted);
      case RegisterEndpoint.Result.Refused refused ->
          throw new AssertionError("refused: " + refused.problem());
    };
  }

  public RegisterEndpoint.Result register(RegisterEndpoint.Command command) {
    return new EndpointRegistrar(transactions, UrlRules.DEFAULT).register(command);
  }

  public ChangeEndpoint.Result change(EndpointId id, EndpointEdit... edits) {
    return new EndpointChanger(transactions, UrlRules.DEFAULT, settings.recovery())
        .change(new ChangeEndpoint.Command(id, List.of(edits), Asker.ANYBODY));
  }

  public RemoveEndpoint.Result remove(EndpointId id, boolean abandon) {
    return new EndpointRemover(transactions)
        .remove(new RemoveEndpoint.Command(id, abandon, Asker.ANYBODY));
  }

  public OutboxMessageId enqueue(EndpointId endpoint) {
    return enqueue(endpoint, MessageDraft.of(KIND, Content.json("{}")));
  }

  public List<OutboxMessageId> enqueue(EndpointId endpoint, int count) {
    return IntStream.range(0, count).mapToObj(i -> enqueue(endpoint)).toList();
  }

  public OutboxMessageId enqueue(EndpointId endpoint, MessageDraft draft) {
    EnqueueMessages.Receipt receipt =
        receipts(new Item(new Destination.ToEndpoint(endpoint), draft)).getFirst();
    return receipt.messages().getFirst().id();
  }

  public List<EnqueueMessages.Receipt> receipts(Item... items) {
    return switch (asked(items)) {
      case EnqueueMessages.Result.Accepted accepted -> accepted.receipts();
      case EnqueueMessages.Result.Refused refused ->
          throw new AssertionError("refused: " + refused.problems());
      case EnqueueMessages.Result.OverCap over -> throw new AssertionError("over the cap: " + over);
    };
  }

  public EnqueueMessages.Result asked(Item... items) {
    return new MessageEnqueuer(transactions, ids, settings.callerCap())
        .enqueue(EnqueueMessages.Command.of(items));
  }

  public FlushOutbox.Report flush(EndpointId endpoint) {
    return flight(endpoint, () -> false).flush();
  }

  /** A sender that begins with one request and remembers what it learns. */
  public Flight flight(EndpointId endpoint, BooleanSupplier stopping) {
    return new Flight(flusher(stopping), endpoint);
  }

  public OutboxFlusher flusher(BooleanSupplier stopping) {
    DeliveryParts parts =
        new DeliveryParts(
            transactions,
            sender,
            secrets,
            new BracketJson(),
            ids,
            new FixedRandom(u),
            STANDING_STILL);
    return new OutboxFlusher(parts, settings, stopping);
  }

  public FindDueEndpoints.Due due() {
    return new DueEndpointFinder(transactions).findDue();
  }

  public MessageView view(OutboxMessageId id) {
    return new MessageDescriber(transactions).describe(id).orElseThrow();
  }

  public OutboxMessage see(OutboxMessageId id) {
    return view(id).message();
  }

  public Endpoint see(EndpointId id) {
    return new EndpointDescriber(transactions).describe(id).orElseThrow();
  }

  public List<LoggedTry> tries(OutboxMessageId id) {
    return new DeliveryAttemptLister(transactions).list(id);
  }

  public OutboxCounts counts(EndpointId endpoint) {
    return new OutboxStatsReader(transactions).read(EndpointChoice.of(endpoint)).counts();
  }

  public long retryNow(EndpointId endpoint, boolean force) {
    return new MessageRetrier(transactions)
        .retryNow(new RetryMessagesNow.Command(EndpointChoice.of(endpoint), force, Asker.ANYBODY));
  }

  public DrainPreview drain(EndpointId endpoint, Drain drain, boolean dryRun) {
    return new OutboxDrainer(transactions)
        .drain(new DrainOutbox.Command(drain, EndpointChoice.of(endpoint), dryRun, Asker.ANYBODY));
  }

  public long unpark(EndpointId endpoint) {
    return new MessageUnparker(transactions, settings.recovery())
        .unpark(new UnparkMessages.Command(EndpointChoice.of(endpoint), Asker.ANYBODY));
  }

  public SweepOutbox.Report sweep(OutboxRetention retention) {
    return new OutboxSweeper(transactions, retention).sweepOnce();
  }
}
