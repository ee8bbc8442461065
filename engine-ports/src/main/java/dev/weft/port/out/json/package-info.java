/**
 * JSON text in and out of the engine: the one place where text becomes a tree.
 *
 * <p>Touches the domain's {@code json} values. Nothing here is transactional.
 */
package dev.weft.port.out.json;
