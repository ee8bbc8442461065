/**
 * What operators do to messages: retry now, un-park, drain, count.
 *
 * <p>None of them touches a message that is being sent, and none sends by itself (I40). Touches
 * {@code name}, {@code outbox}, {@code outbox.setting}.
 */
package dev.weft.domain.outbox.operate;
