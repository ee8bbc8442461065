/**
 * The use cases of the audit, and how a decision becomes a line of it.
 *
 * <p>A use case that acts for an operator appends its line in its own transaction. Touches domain
 * and ports.
 */
package dev.weft.application.audit;
