/**
 * The words users choose: lanes, namespaces, kinds, tags, capabilities.
 *
 * <p>Each type validates itself on construction, so a name that exists is a name that may be
 * stored. Touches {@code input} and {@code partition}.
 */
package dev.weft.domain.name;
