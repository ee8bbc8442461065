package dev.weft.application.outbox;

import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.in.outbox.ListEndpoints;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists endpoints. One transaction. */
public final class EndpointLister implements ListEndpoints {

  private final Transactions transactions;

  public EndpointLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Endpoint> list() {
    return transactions.run(stores -> stores.endpoints().list());
  }
}
