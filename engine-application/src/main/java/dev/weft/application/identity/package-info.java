/** Fresh ids for production: time-ordered where order helps, random where guessing must not. */
package dev.weft.application.identity;
