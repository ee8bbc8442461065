package dev.weft.adapter.inmemory;

/** A loop of a process. */
record LoopName(String name, String instance) {}
