package dev.weft.bootstrap.demo.order;

import java.util.List;

/**
 * One node of the order: what it waits for, what its worker does, and how it must end.
 *
 * @param trouble what goes wrong in it
 * @param says a line of output for each part of the work; the last ones are the longest work
 */
record Step(
    String key, List<String> after, int takesMillis, Trouble trouble, List<String> says, End end) {

  /** What a worker is told to get wrong. */
  enum Trouble {
    NONE,
    /** Its first attempt fails for now. */
    BUSY,
    /** It fails for good. */
    BROKEN
  }

  /** How it must end, in the words of the API, and after how many attempts. */
  record End(String state, int attempts) {

    static final End DONE = new End("completed", 1);
  }

  Step {
    after = List.copyOf(after);
    says = List.copyOf(says);
  }
}
