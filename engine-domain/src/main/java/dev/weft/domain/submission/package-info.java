/**
 * What users hand in: submissions, their identity by content, and the plan of a whole flow.
 *
 * <p>Owns the content side of I13: the same key with the same inputs is the same execution. The top
 * of the domain; touches every package below it, nothing points back.
 */
package dev.weft.domain.submission;
