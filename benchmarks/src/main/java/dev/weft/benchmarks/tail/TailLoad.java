package dev.weft.benchmarks.tail;

/**
 * How many tailers wait on how many streams, and how many frames come each second.
 *
 * @param tailers of each stream
 */
public record TailLoad(String name, int streams, int tailers, int perSecond) {}
