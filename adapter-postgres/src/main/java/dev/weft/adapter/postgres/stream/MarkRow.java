package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.read.StreamMark;

/** How far one of the streams asked for has come; its place among them counts from 1. */
public record MarkRow(int place, long frameCount, boolean ended) {

  StreamMark toDomain() {
    return new StreamMark(frameCount, ended);
  }
}
