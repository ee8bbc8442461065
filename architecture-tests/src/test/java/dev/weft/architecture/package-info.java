/**
 * The rules of the house, and proof that each of them bites.
 *
 * <p>Every rule is a function of {@link Layers}: given the product it must hold, given the fixture
 * it must fail on a tiny violator. Touches every module, as class files and sources only.
 */
package dev.weft.architecture;
