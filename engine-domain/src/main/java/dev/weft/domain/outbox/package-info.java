/**
 * One outbox message: who it is for, where it stands, what happened to it so far.
 *
 * <pre>
 * pending ──claim──▶ sending ──▶ sent
 *    ▲                  ├──▶ pending    (try again later)
 *    │                  ├──▶ parked     (the receiver refuses our credentials)
 *    │                  └──▶ abandoned  (permanent, aged out, poison)
 *    ├── un-park, retry-now ── parked
 *    └── drain ── abandoned
 * </pre>
 *
 * <p>The lowest package of the feature; it knows {@code input} and {@code name}. Owns the states
 * behind I33 and I36; payload bytes live elsewhere and never change.
 */
package dev.weft.domain.outbox;
