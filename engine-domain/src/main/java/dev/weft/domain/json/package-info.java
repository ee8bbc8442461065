/**
 * JSON as values: a tree, its one canonical text, and the RFC 7396 merge patch over it.
 *
 * <p>There is no parser here; text becomes a tree behind the codec port. No tree is deeper than
 * {@link dev.weft.domain.json.Json#DEEPEST} levels, so that every function over it may recurse.
 * Touches {@code input}.
 */
package dev.weft.domain.json;
