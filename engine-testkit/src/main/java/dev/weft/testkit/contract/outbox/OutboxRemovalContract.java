package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.outbox.EndpointDescriber;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.in.outbox.RemoveEndpoint;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An endpoint goes only when nothing is lost by it, or when told so. */
public abstract class OutboxRemovalContract extends OutboxSuite {

  private Optional<Endpoint> find(EndpointId id) {
    return new EndpointDescriber(opened().transactions()).describe(id);
  }

  @Test
  void an_endpoint_with_unsent_messages_is_removed_only_with_them() {
    EndpointId id = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(id, 3);
    receiver().next(403);
    outbox().flush(id);
    OutboxMessageId pending = outbox().enqueue(id);
    EndpointId other = single();
    OutboxMessageId foreign = outbox().enqueue(other);

    assertThat(outbox().remove(id, false)).isEqualTo(new RemoveEndpoint.Result.RefusedUnsent(4));
    assertThat(find(id)).isPresent();
    assertThat(outbox().remove(id, true)).isEqualTo(new RemoveEndpoint.Result.Removed(4));

    MessageState abandoned = new MessageState.Abandoned(AbandonReason.ENDPOINT_DELETED);
    assertThat(find(id)).isEmpty();
    assertThat(state(pending)).isEqualTo(abandoned);
    assertThat(row(pending).history().lastError()).isEqualTo("endpoint deleted: unsent");
    assertThat(row(ids.getFirst()).history().lastError()).isEqualTo("endpoint deleted: 403 Reason");
    assertThat(state(foreign).phase()).isEqualTo(MessagePhase.PENDING);
    assertThat(outbox().remove(id, true)).isEqualTo(new RemoveEndpoint.Result.NotFound(id));
  }

  @Test
  void an_endpoint_whose_messages_are_settled_is_removed_and_they_stay() {
    EndpointId id = single();
    OutboxMessageId sent = outbox().enqueue(id);
    outbox().flush(id);

    assertThat(outbox().remove(id, false)).isEqualTo(new RemoveEndpoint.Result.Removed(0));
    assertThat(state(sent)).isEqualTo(sentNow());
  }

  @Test
  void an_endpoint_removed_while_a_request_is_under_way_leaves_its_verdict_stale() {
    EndpointId id = single();
    OutboxMessageId message = outbox().enqueue(id);
    receiver()
        .next(
            request -> {
              outbox().remove(id, true);
              return RecordingOutboxSender.status(200);
            });

    assertThat(outbox().flush(id).stale()).isEqualTo(1);
    assertThat(state(message).phase()).isEqualTo(MessagePhase.ABANDONED);
  }
}
