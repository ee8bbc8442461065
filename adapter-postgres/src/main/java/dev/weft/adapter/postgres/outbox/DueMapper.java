package dev.weft.adapter.postgres.outbox;

import java.util.List;

/** The one statement of the outbox that decides. */
public interface DueMapper {

  List<ClaimedMessageRow> claimDue(DueColumns claim);
}
