/** What is asked about how the engine is doing. */
package dev.weft.port.in.vitals;
