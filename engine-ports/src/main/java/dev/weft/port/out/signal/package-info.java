/** Wake-ups. All are hints: the engine is correct with every one of them lost. */
package dev.weft.port.out.signal;
