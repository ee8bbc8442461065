/** Contracts between the engine and the world: driving ports in, driven ports out. */
package dev.weft.port;
