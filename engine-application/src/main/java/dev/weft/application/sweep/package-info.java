/**
 * What passing time does: leases reaped, attempts timed out, deadlines passed.
 *
 * <p>Candidates are found without locks and decided again under them by the domain, so a step that
 * runs late, twice or beside another is harmless. Touches domain and ports.
 */
package dev.weft.application.sweep;
