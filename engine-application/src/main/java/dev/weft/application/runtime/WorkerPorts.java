package dev.weft.application.runtime;

import dev.weft.application.worker.LastWords;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.stream.AppendFrames;

/** The driving ports a worker uses, as a remote one would. */
public record WorkerPorts(
    ClaimExecutions claims, RenewLeases renewals, LastWords lastWords, AppendFrames frames) {}
