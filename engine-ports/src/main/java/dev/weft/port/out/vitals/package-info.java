/** How the store is doing, and what loops report of themselves. */
package dev.weft.port.out.vitals;
