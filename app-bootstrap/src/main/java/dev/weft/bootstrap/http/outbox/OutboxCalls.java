package dev.weft.bootstrap.http.outbox;

import dev.weft.port.in.outbox.DescribeEndpoint;
import dev.weft.port.in.outbox.DrainOutbox;
import dev.weft.port.in.outbox.ReadOutboxStats;
import dev.weft.port.in.outbox.RetryMessagesNow;
import dev.weft.port.in.outbox.UnparkMessages;

/** What the routes for the whole outbox call. */
public record OutboxCalls(
    ReadOutboxStats stats,
    RetryMessagesNow retrier,
    DrainOutbox drainer,
    UnparkMessages unparker,
    DescribeEndpoint endpoints) {}
