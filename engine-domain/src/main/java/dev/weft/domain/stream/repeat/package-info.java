/**
 * Recognises an append that was made before, by the numbers its writer gave the frames.
 *
 * <p>Runs before the fence: a writer whose answer was lost and whose lease then ended still learns
 * the ids of its frames. Owns I25. Touches {@code stream}.
 */
package dev.weft.domain.stream.repeat;
