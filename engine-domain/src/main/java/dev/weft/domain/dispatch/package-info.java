/**
 * From ended upstreams to children that run or are skipped.
 *
 * <pre>
 * edge:   staged ──apply──▶ applied ──upstream ends──▶ resolved(success | fail | skip)
 * group:  open ──seal──▶ pending ──┬── enough successes ─────▶ satisfied   child runnable
 *                          ▲       └── too few can succeed ──▶ impossible  child skipped
 *                          └── replay reopens a skipped child ──┘
 * event:  undispatched ──no unresolved edge left──▶ dispatched
 * </pre>
 *
 * <p>Owns I3 to I7: an edge counts once per generation, a group decides once and only when sealed,
 * in any order of arrival. {@code loser} says which upstreams have become superfluous, {@code
 * replay} what a replay reopens, {@code passing} how results travel. Touches {@code execution} and
 * {@code flow}.
 */
package dev.weft.domain.dispatch;
