package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.claim.Claiming;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.out.outbox.ClaimedMessages;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The claim decides by itself; on random rows it decides what the domain would have decided. */
public abstract class OutboxClaimEquivalenceContract extends OutboxSuite {

  private static final long SEED = 20_260_202L;
  private static final int ROUNDS = 60;
  private static final int CLAIMS = 12;
  private static final Duration LEASE = Duration.ofMillis(40);

  @TestFactory
  Stream<DynamicTest> a_claim_takes_what_the_domain_takes() {
    return Stream.iterate(0, round -> round < ROUNDS, round -> round + 1)
        .map(round -> DynamicTest.dynamicTest("round " + round, () -> play(SEED + round)));
  }

  private void play(long seed) {
    Random random = new Random(seed);
    EndpointId endpoint = batching(64);
    RandomMessages messages = new RandomMessages(opened(), outbox(), random, endpoint);
    messages.enqueue();
    for (int i = 0; i < CLAIMS; i++) {
      messages.stir();
      compare(
          new DueClaim(
              endpoint,
              random.nextInt(4) == 0
                  ? new Admission.Probe()
                  : new Admission.Batch(1 + random.nextInt(8)),
              new KeyOrder(
                  random.nextInt(4) == 0 ? AbandonedKeyRule.BLOCKS : AbandonedKeyRule.RELEASES),
              opened().ids().claimToken(),
              LEASE));
    }
  }

  private void compare(DueClaim claim) {
    Map<OutboxMessage, Integer> before = seen(claim.endpoint());
    List<OutboxMessage> moved = Claiming.moved(before.keySet(), claim, now());
    Map<OutboxMessage, Integer> expected = new HashMap<>(before);
    moved.forEach(next -> replace(expected, next));

    ClaimedMessages claimed =
        inTransaction(
            stores -> {
              stores.endpoints().lock(claim.endpoint());
              return stores.outbox().claimDue(claim);
            });

    List<OutboxMessage> taken = moved.stream().filter(RandomMessages::isSending).toList();
    assertThat(claimed.messages()).extracting(row -> row.message()).isEqualTo(taken);
    assertThat(claimed.poisoned()).isEqualTo(moved.size() - taken.size());
    assertThat(seen(claim.endpoint())).isEqualTo(expected);
  }

  private static void replace(Map<OutboxMessage, Integer> rows, OutboxMessage next) {
    OutboxMessage before =
        rows.keySet().stream().filter(row -> row.id().equals(next.id())).findFirst().orElseThrow();
    int claims = rows.remove(before);
    rows.put(next, next.state() instanceof MessageState.Sending ? claims + 1 : claims);
  }

  /** Every message of the endpoint and how often it was claimed. */
  private Map<OutboxMessage, Integer> seen(EndpointId endpoint) {
    MessageFilter all = new MessageFilter(Set.of(), EndpointChoice.of(endpoint));
    List<MessageView> views =
        inTransaction(stores -> stores.outboxReads().list(all, MessageCursor.START, 1_000));
    assertThat(views).isSortedAccordingTo(Comparator.comparing(view -> view.message().id()));
    Map<OutboxMessage, Integer> seen = new HashMap<>();
    views.forEach(view -> seen.put(view.message(), view.claims()));
    return seen;
  }
}
