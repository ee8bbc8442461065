/**
 * The JSON codec port on Jackson's streaming parser, with limits; the only JSON parser of the
 * engine.
 *
 * <p>Touches the port, the domain's {@code json} values and jackson-core. No data binding: bytes
 * become values of the domain and nothing else.
 */
package dev.weft.adapter.json;
