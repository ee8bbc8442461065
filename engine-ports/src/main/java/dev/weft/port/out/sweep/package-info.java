/** Where passing time has something to do; found without locks, decided again under them. */
package dev.weft.port.out.sweep;
