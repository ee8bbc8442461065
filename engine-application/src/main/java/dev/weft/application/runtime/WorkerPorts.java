package dev.weft.application.runtime;

import dev.weft.application.worker.Verdicts;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.RenewLeases;

/** The driving ports a worker uses, as a remote one would. */
public record WorkerPorts(ClaimExecutions claims, RenewLeases renewals, Verdicts verdicts) {}
