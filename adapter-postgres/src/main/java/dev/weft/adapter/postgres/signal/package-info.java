/**
 * Wake-ups between processes over one NOTIFY channel.
 *
 * <p>Any role may notify any channel, so what is heard is a hint and nothing more: malformed ones
 * are ignored, lost ones cost a poll.
 */
package dev.weft.adapter.postgres.signal;
