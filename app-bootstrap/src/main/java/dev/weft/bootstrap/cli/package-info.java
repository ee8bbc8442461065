/**
 * The command line: {@code serve}, {@code demo}, {@code migrate}.
 *
 * <p>The only package that prints. Every option is also a {@code WEFT_} variable; what is wrong is
 * said in one line, with exit code 2 for the operator's mistakes and 1 for everything that broke.
 */
package dev.weft.bootstrap.cli;
