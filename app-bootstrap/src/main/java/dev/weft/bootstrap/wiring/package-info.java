/**
 * Who gets what: the only package that knows Guice and the only one that names adapters.
 *
 * <p>Modules call constructors in {@code @Provides} methods, so a missing argument is a compile
 * error and no other class carries an annotation. Storage is chosen by which module is installed.
 */
package dev.weft.bootstrap.wiring;
