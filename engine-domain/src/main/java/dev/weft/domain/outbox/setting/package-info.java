/**
 * What an operator may set about the outbox, validated, with its defaults.
 *
 * <p>A setting that would break a promise is refused here, at start, and not discovered under load.
 * Touches {@code input} only.
 */
package dev.weft.domain.outbox.setting;
