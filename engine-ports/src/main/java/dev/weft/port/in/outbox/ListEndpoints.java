package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.endpoint.Endpoint;
import java.util.List;

/** Lists all receivers by id, with their health. One transaction. Next: {@link ListMessages}. */
public interface ListEndpoints {

  List<Endpoint> list();
}
