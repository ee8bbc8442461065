/**
 * How the model says that a value from outside is not acceptable.
 *
 * <p>One problem names the field, quotes the value and says what was expected; every validated type
 * of the domain refuses with it, so HTTP and CLI print the same sentence. Touches the JDK only.
 */
package dev.weft.domain.input;
