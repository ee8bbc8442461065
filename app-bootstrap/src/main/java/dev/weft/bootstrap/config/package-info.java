/**
 * What an operator may set, as records that refuse what is out of range.
 *
 * <p>Made once at start, before anything is opened: whatever reaches the wiring is valid. Secrets
 * are wrapped, so that no text form of a setting shows one; those of endpoints are found here by
 * name, whenever they are asked for. Touches the domain and the secret port.
 */
package dev.weft.bootstrap.config;
