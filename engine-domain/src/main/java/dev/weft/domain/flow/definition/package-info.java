/**
 * A whole graph given in one call: nodes, edges and policies, checked together, sealed at once.
 *
 * <p>{@link dev.weft.domain.flow.definition.FlowDefinition} is the only way in; what it refuses it
 * refuses whole, with every {@link dev.weft.domain.flow.definition.DefinitionProblem} (I11).
 * Touches {@code flow} and {@code flow.graph}.
 */
package dev.weft.domain.flow.definition;
