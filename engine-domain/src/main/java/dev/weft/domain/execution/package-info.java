/**
 * One execution: its phases, its attempts and leases, and the one table of its transitions.
 *
 * <pre>
 * blocked ──unblock──▶ runnable ──claim──▶ active ──complete──▶ terminal(success)
 *    │                    ▲                  │
 *    │                    └─ retry, delay, ──┤
 *    │                       expiry, revoke  ├──▶ terminal(failed | expired)
 *    └─ skip ─▶ terminal(skipped)            │
 *       cancel, deadline from any of them ───┴──▶ terminal(cancelled | expired)
 * terminal ──replay──▶ runnable, in the next generation
 * </pre>
 *
 * <p>Owns I8 (terminal is absorbing), I14 to I19. Touches {@code flow}, {@code name}, {@code
 * retry}.
 */
package dev.weft.domain.execution;
