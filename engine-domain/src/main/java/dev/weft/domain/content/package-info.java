/**
 * Opaque bytes with a content type: payloads and results.
 *
 * <p>Owns the first half of I29: the engine never parses, changes or prints them. Touches {@code
 * input}.
 */
package dev.weft.domain.content;
