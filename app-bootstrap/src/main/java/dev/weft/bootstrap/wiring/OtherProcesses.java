package dev.weft.bootstrap.wiring;

/** Hears and tells other processes over the same store; closing ends both. */
@FunctionalInterface
public interface OtherProcesses extends AutoCloseable {

  OtherProcesses NONE = () -> {};

  @Override
  void close();
}
