/** Fresh ids; the only way the engine makes one from nothing. */
package dev.weft.port.out.identity;
