package dev.weft.domain.execution;

/** Why a runnable execution is not due yet. Only {@link #QUOTA} shows as rate limited. */
public enum DelayCause {
  /** Due at the time its submitter, its retry policy or nobody asked for. */
  SCHEDULE,
  /** Its worker asked for a pause. */
  DELAY,
  /** Its worker ran into somebody's rate limit. */
  QUOTA
}
