package dev.weft.testkit.contract.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.contract.ContractSuite;
import dev.weft.testkit.doubles.KnownSecrets;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/** The stage of the outbox suites: a receiver of its own for each test. */
public abstract class OutboxSuite extends ContractSuite {

  private RecordingOutboxSender receiver;
  private KnownSecrets secrets;

  @BeforeEach
  void hire() {
    receiver = new RecordingOutboxSender();
    secrets = new KnownSecrets();
  }

  protected final RecordingOutboxSender receiver() {
    return receiver;
  }

  protected final KnownSecrets secrets() {
    return secrets;
  }

  protected final Outbox outbox() {
    return outbox(OutboxSettings.DEFAULT);
  }

  protected final Outbox outbox(OutboxSettings settings) {
    return outbox(settings, 0.0);
  }

  /**
   * @param u what the jitter draws
   */
  protected final Outbox outbox(OutboxSettings settings, double u) {
    return outbox(opened().transactions(), settings, u);
  }

  protected final Outbox outbox(Transactions transactions, OutboxSettings settings, double u) {
    return new Outbox(transactions, opened().ids(), receiver, secrets, settings, u);
  }

  /** Sends one by one. */
  protected final EndpointId single() {
    return outbox().register(endpoint -> endpoint);
  }

  protected final EndpointId batching(int most) {
    return outbox().register(endpoint -> endpoint.inBatchesOf(most));
  }

  protected final OutboxMessage row(OutboxMessageId id) {
    return outbox().see(id);
  }

  protected final List<OutboxMessage> rows(List<OutboxMessageId> ids) {
    return ids.stream().map(this::row).toList();
  }

  protected final MessageState state(OutboxMessageId id) {
    return row(id).state();
  }

  protected final MessageState.Pending due(Duration later) {
    return new MessageState.Pending(now().plus(later));
  }

  protected final MessageState.Sent sentNow() {
    return new MessageState.Sent(now());
  }

  protected final EndpointHealth health(EndpointId id) {
    return outbox().see(id).health();
  }

  /** Takes rows as a sender that then vanishes. */
  protected final ClaimedMessages claim(EndpointId endpoint, Admission admission) {
    DueClaim claim =
        new DueClaim(
            endpoint,
            admission,
            new KeyOrder(AbandonedKeyRule.RELEASES),
            opened().ids().claimToken(),
            ExchangeTimes.DEFAULT.lease());
    return inTransaction(
        stores -> {
          stores.endpoints().lock(endpoint);
          return stores.outbox().claimDue(claim);
        });
  }

  protected static List<OutboxMessageId> idsOf(ClaimedMessages claimed) {
    return claimed.messages().stream().map(row -> row.message().id()).toList();
  }
}
