/**
 * What can be asked of the output streams of attempts: append, read, tail, the summary.
 *
 * <p>Appending needs the lease of the attempt; reading needs nothing but the key of the stream.
 */
package dev.weft.port.in.stream;
