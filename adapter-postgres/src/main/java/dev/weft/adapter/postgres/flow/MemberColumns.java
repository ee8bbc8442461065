package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.Member;
import java.util.List;
import java.util.UUID;

/** New members of one flow as one array per column. */
public record MemberColumns(
    short partition, UUID flow, UUID[] executions, String[] keys, byte[][] contents) {

  static MemberColumns of(FlowId flow, List<Member> members) {
    return new MemberColumns(
        FlowIds.partition(flow),
        flow.value(),
        Column.executions(members, Member::execution),
        Column.texts(members, member -> member.key().value()),
        Column.bytes(members, member -> member.content().toArray()));
  }
}
