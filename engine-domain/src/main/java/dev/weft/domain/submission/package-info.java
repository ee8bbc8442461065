/**
 * What users hand in: submissions, their identity by content, and the plan of a whole flow.
 *
 * <p>Owns I12 (an edge to an upstream that has ended is resolved by the plan that adds it) and the
 * content side of I13 (the same key with the same inputs is the same execution). The top of the
 * domain: it knows every package below, and none of them knows it.
 */
package dev.weft.domain.submission;
