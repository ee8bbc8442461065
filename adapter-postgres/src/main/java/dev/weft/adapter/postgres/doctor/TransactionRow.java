package dev.weft.adapter.postgres.doctor;

/**
 * One open transaction and who holds it.
 *
 * @param seconds how long it has been open
 */
public record TransactionRow(
    int pid, String role, String application, String state, long seconds) {}
