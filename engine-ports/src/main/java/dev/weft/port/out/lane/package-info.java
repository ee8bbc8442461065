/** Lanes and the workers that were seen at them. */
package dev.weft.port.out.lane;
