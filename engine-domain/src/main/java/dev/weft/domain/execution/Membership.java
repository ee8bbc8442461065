package dev.weft.domain.execution;

import dev.weft.domain.flow.FlowId;

/** Whether an execution belongs to a flow; decided at its birth, never changed. */
public sealed interface Membership {

  Membership ALONE = new Alone();

  record Alone() implements Membership {}

  record MemberOf(FlowId flow) implements Membership {}
}
