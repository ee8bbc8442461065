/**
 * Reading a stream: cursors, ranges, pages, and what a tailer is told.
 *
 * <p>Decides where a page ends, when the end of the stream is announced and who has a gap; together
 * the pages of a tailer are the frames after its cursor (I23), then the close (I26). Touches {@code
 * stream} and {@code trim}.
 */
package dev.weft.domain.stream.read;
