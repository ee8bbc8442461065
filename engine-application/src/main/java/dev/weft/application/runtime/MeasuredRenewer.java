package dev.weft.application.runtime;

import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.util.List;

/** Counts the leases whose holders learn that they lost them. */
public final class MeasuredRenewer implements RenewLeases {

  private final RenewLeases direct;
  private final Telemetry telemetry;

  public MeasuredRenewer(RenewLeases direct, Telemetry telemetry) {
    this.direct = direct;
    this.telemetry = telemetry;
  }

  @Override
  public List<Renewal> renew(Command command) {
    List<Renewal> renewals = direct.renew(command);
    long lost = renewals.stream().filter(Renewal.Lost.class::isInstance).count();
    telemetry.counted(Measure.RENEWALS_REFUSED, lost);
    return renewals;
  }
}
