/** What subscribers ask: events, from where they were. */
package dev.weft.port.in.event;
