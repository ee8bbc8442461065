/** The feed for subscribers; nothing inside the engine waits on it. */
package dev.weft.port.out.event;
