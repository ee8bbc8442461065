/** What the engine tells about itself, counted in this process. */
package dev.weft.bootstrap.telemetry;
