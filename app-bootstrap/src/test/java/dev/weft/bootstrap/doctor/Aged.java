package dev.weft.bootstrap.doctor;

import dev.weft.adapter.postgres.doctor.Examination;
import dev.weft.adapter.postgres.doctor.OpenTransaction;
import java.time.Duration;

/** What would have been found later: real transactions cannot be made old in a test. */
final class Aged {

  private Aged() {}

  static Examination by(Duration time, Examination found) {
    return new Examination(
        found.schemaVersion(),
        found.pooled(),
        found.settings(),
        found.transactions().stream()
            .map(
                open ->
                    new OpenTransaction(
                        open.pid(),
                        open.role(),
                        open.application(),
                        open.state(),
                        open.seconds() + time.toSeconds()))
            .toList(),
        found.dead(),
        found.indexes(),
        found.loops(),
        found.pauses(),
        found.lagSeconds());
  }
}
