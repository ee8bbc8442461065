/** Where the actions of operators are written down. */
package dev.weft.port.out.audit;
