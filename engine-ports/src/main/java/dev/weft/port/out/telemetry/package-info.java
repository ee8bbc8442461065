/** What the engine tells about itself while it works. */
package dev.weft.port.out.telemetry;
