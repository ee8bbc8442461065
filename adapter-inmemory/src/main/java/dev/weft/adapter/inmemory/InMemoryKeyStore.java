package dev.weft.adapter.inmemory;

import dev.weft.port.out.submission.KeyStore;
import java.util.ArrayList;
import java.util.List;

/** Keys in a map; whoever comes first owns one. */
final class InMemoryKeyStore implements KeyStore {

  private final EngineState state;
  private final Journal journal;
  private final StoreClock clock;

  InMemoryKeyStore(EngineState state, Journal journal, StoreClock clock) {
    this.state = state;
    this.journal = journal;
    this.clock = clock;
  }

  @Override
  public List<KeyOwner> take(List<KeyClaim> claims) {
    List<KeyOwner> owners = new ArrayList<>(claims.size());
    claims.forEach(claim -> owners.add(take(claim)));
    return List.copyOf(owners);
  }

  private KeyOwner take(KeyClaim claim) {
    KeyName name = new KeyName(claim.namespace(), claim.key());
    KeyOwner first = state.keys.get(name);
    if (first != null) {
      return first;
    }
    KeyOwner owner = new KeyOwner(claim.execution(), claim.content());
    journal.put(state.keys, name, owner);
    state.keyTimes.put(name, clock.now(), journal);
    return owner;
  }
}
