/** The JSON codec port on Jackson, with limits; the only JSON parser of the engine. */
package dev.weft.adapter.json;
