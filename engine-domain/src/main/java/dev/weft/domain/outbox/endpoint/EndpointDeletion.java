package dev.weft.domain.outbox.endpoint;

/** Whether an endpoint may go while messages for it are unsent. */
public sealed interface EndpointDeletion {

  /** It goes, and so many unsent messages are abandoned with it. */
  record Deleted(long abandons) implements EndpointDeletion {}

  record RefusedUnsent(long unsent) implements EndpointDeletion {}

  static EndpointDeletion decide(long unsent, boolean abandon) {
    return unsent == 0 || abandon ? new Deleted(unsent) : new RefusedUnsent(unsent);
  }
}
