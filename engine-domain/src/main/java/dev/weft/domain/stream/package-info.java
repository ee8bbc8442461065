/**
 * The output stream of one attempt: its frames, their ids, and the head that mints and closes.
 *
 * <pre>
 * append: repeat (client_seq) ──▶ fence, by the execution ──▶ head: closed or minted ──▶ trim, summary
 * </pre>
 *
 * <p>Owns I22 (ids strictly rise) and I26 (nothing after close). {@code repeat} owns I25, {@code
 * trim} I27, {@code summary} I28, {@code read} the pages of I23, {@code append} their order.
 * Touches {@code attempt}, {@code execution}, {@code input} and {@code json}; nothing there points
 * back.
 */
package dev.weft.domain.stream;
