package dev.weft.domain.dispatch.replay;

/** Whether an execution may be replayed: its phase, its flow, and how often it was before. */
public record ReplayStanding(boolean terminal, boolean flowCancelled, int replays) {

  /** Replays of one execution at most. */
  public static final int MOST_REPLAYS = 10;
}
