package dev.weft.adapter.postgres.execution;

import java.util.List;

/** The statements that decide by themselves, each pinned to the domain by an equivalence suite. */
public interface ClaimMapper {

  List<ClaimedRow> claimRunnable(ClaimColumns request);

  List<RenewedRow> renewLive(RenewColumns handles);
}
