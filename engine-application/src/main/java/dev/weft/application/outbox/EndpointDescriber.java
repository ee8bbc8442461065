package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.in.outbox.DescribeEndpoint;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Tells one endpoint. One transaction. */
public final class EndpointDescriber implements DescribeEndpoint {

  private final Transactions transactions;

  public EndpointDescriber(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Optional<Endpoint> describe(EndpointId id) {
    return transactions.run(stores -> stores.endpoints().find(id));
  }
}
