package dev.weft.bootstrap.crash;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.domain.flow.FlowId;

/** A flow that somebody works on in a database of its own, and who dies of it where. */
record FlowVictim(Doom doom, PostgresPorts place, FlowId flow) {

  static FlowVictim in(PostgresPorts place, Doom doom) {
    return new FlowVictim(doom, place, place.ids().flow());
  }

  String url() {
    return place.database().url();
  }

  /** As a process is told of it. */
  String line() {
    return String.join(" ", url(), flow.toString(), doom.deed().name(), doom.point());
  }

  FlowWitness witness() {
    return new FlowWitness(place, doom);
  }
}
