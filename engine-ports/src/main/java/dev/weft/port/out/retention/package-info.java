/** Where what has been kept long enough is removed, in bounded steps. */
package dev.weft.port.out.retention;
