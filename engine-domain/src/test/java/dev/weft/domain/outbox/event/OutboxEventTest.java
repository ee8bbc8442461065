package dev.weft.domain.outbox.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OutboxEventTest {

  private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
  private static final ExecutionId EXECUTION =
      ExecutionId.parse("{fp:7}:11111111-1111-7111-8111-111111111111");
  private static final FlowId FLOW =
      new FlowId(UUID.fromString("22222222-2222-7222-8222-222222222222"));
  private static final EndpointId ENDPOINT =
      EndpointId.parse("33333333-3333-7333-8333-333333333333");

  private static EndedExecution ended(Outcome outcome, Membership membership) {
    return new EndedExecution(
        EXECUTION, membership, new Kind("mail"), new Namespace("shop"), outcome, 2, 9, AT);
  }

  private static EndedFlow ended(FlowState state) {
    return new EndedFlow(FLOW, new Kind("order"), new Namespace("shop"), state, 1, AT);
  }

  @Test
  void the_body_of_an_end_is_this_text() {
    assertThat(ended(Outcome.SUCCESS, Membership.ALONE).event().body().bytes().toUtf8())
        .isEqualTo(
            "{\"event\":\"execution.completed\","
                + "\"execution_id\":\"{fp:7}:11111111-1111-7111-8111-111111111111\","
                + "\"flow_id\":null,\"kind\":\"mail\",\"namespace\":\"shop\","
                + "\"outcome\":\"success\",\"generation\":2,\"epoch\":9,"
                + "\"occurred_at\":\"2026-01-01T12:00:00.000Z\"}");
    assertThat(
            ended(Outcome.SKIPPED, new Membership.MemberOf(FLOW)).event().body().bytes().toUtf8())
        .contains(
            "\"flow_id\":\"22222222-2222-7222-8222-222222222222\"", "\"outcome\":\"skipped\"");
  }

  @ParameterizedTest
  @CsvSource({
    "SUCCESS,execution.completed",
    "FAILED,execution.failed",
    "CANCELLED,execution.cancelled",
    "EXPIRED,execution.expired",
    "SKIPPED,execution.skipped"
  })
  void every_outcome_is_a_kind_of_event(Outcome outcome, String kind) {
    assertThat(ended(outcome, Membership.ALONE).event().kind()).isEqualTo(new Kind(kind));
  }

  @Test
  void the_body_of_a_flows_end_is_this_text() {
    OutboxEvent event = ended(FlowState.FAILED).event();

    assertThat(event.kind()).isEqualTo(new Kind("flow.failed"));
    assertThat(event.body().type()).isEqualTo(ContentType.JSON);
    assertThat(event.body().bytes().toUtf8())
        .isEqualTo(
            "{\"event\":\"flow.failed\",\"flow_id\":\"22222222-2222-7222-8222-222222222222\","
                + "\"kind\":\"order\",\"namespace\":\"shop\","
                + "\"occurred_at\":\"2026-01-01T12:00:00.000Z\"}");
  }

  @ParameterizedTest
  @EnumSource(
      value = FlowState.class,
      names = {"OPEN", "RUNNING", "BLOCKED"})
  void a_flow_that_goes_on_has_not_ended(FlowState state) {
    assertThatThrownBy(() -> ended(state)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_message_is_pending_from_the_moment_of_its_fact() {
    OutboxEvent event = ended(FlowState.COMPLETED).event();

    OutboxMessage message = event.message(ENDPOINT);

    assertThat(message.id()).isEqualTo(event.idAt(ENDPOINT));
    assertThat(message.createdAt()).isEqualTo(AT);
    assertThat(message.state()).isEqualTo(new MessageState.Pending(AT));
    assertThat(message.key().isPresent()).isFalse();
  }

  /** Pinned, since a storage computes it in SQL: milliseconds, 7, hash, 8, hash. */
  @Test
  void the_id_of_a_message_follows_from_its_fact_and_endpoint() {
    OutboxMessageId id = FactName.of(Instant.ofEpochMilli(0x0123_4567_89ABL), "name");

    // MD5("name") is b068931cc450442b63f5b3d276ea4297: its first three and last fifteen digits.
    assertThat(id).isEqualTo(OutboxMessageId.parse("01234567-89ab-7b06-83f5-b3d276ea4297"));
  }

  @Test
  void another_fact_or_endpoint_has_another_id() {
    OutboxEvent event = ended(Outcome.FAILED, Membership.ALONE).event();
    EndpointId other = new EndpointId(FLOW.value());

    assertThat(event.idAt(ENDPOINT)).isEqualTo(event.idAt(ENDPOINT));
    assertThat(event.idAt(other)).isNotEqualTo(event.idAt(ENDPOINT));
    assertThat(ended(Outcome.EXPIRED, Membership.ALONE).event().idAt(ENDPOINT))
        .isNotEqualTo(event.idAt(ENDPOINT));
    assertThat(event.idAt(ENDPOINT).value().version()).isEqualTo(7);
    assertThat(event.idAt(ENDPOINT).value().variant()).isEqualTo(2);
  }
}
