/**
 * The graph built call by call: edges are staged, applied, and each member's group is sealed.
 *
 * <p>Every decision is made under the flow's lock from values read there. A repeated call finds its
 * own trace first and changes nothing, not even the revision. Owns the second half of I4: a sealed
 * group takes no edges. Touches {@code flow}, {@code flow.graph} and {@code flow.definition}.
 */
package dev.weft.domain.flow.growth;
