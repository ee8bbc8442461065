/**
 * The rolling summary of a stream: a JSON document folded from merge patches.
 *
 * <p>Owns I28: version is the number of patches, document their fold from {@code {}}. A refused
 * patch changes nothing. Touches {@code json}.
 */
package dev.weft.domain.stream.summary;
