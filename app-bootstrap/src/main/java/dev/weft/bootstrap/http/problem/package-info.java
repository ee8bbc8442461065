/**
 * How the API says no: problems with a stable code, and the exceptions they are made from.
 *
 * <p>Codes are part of the API; texts are for people and may change.
 */
package dev.weft.bootstrap.http.problem;
