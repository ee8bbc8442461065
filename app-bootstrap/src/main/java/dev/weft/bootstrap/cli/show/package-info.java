/**
 * How the demo is shown: a drawing that moves on a terminal, lines elsewhere, a table at the end.
 *
 * <p>Without a terminal nothing but text and line ends is printed.
 */
package dev.weft.bootstrap.cli.show;
