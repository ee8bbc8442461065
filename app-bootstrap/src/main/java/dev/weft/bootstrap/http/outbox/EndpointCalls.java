package dev.weft.bootstrap.http.outbox;

import dev.weft.port.in.outbox.ChangeEndpoint;
import dev.weft.port.in.outbox.DescribeEndpoint;
import dev.weft.port.in.outbox.ListEndpoints;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.in.outbox.RemoveEndpoint;

/** What the routes of endpoints call. */
public record EndpointCalls(
    RegisterEndpoint registrar,
    ChangeEndpoint changer,
    RemoveEndpoint remover,
    ListEndpoints lister,
    DescribeEndpoint describer) {}
