package dev.weft.benchmarks.peer;

/** What transaction-outbox is asked to call; it can stand in for interfaces by itself. */
public interface PostOffice {

  void post(String payload);
}
