/** What operators ask of lanes and of the workers at them. */
package dev.weft.port.in.lane;
