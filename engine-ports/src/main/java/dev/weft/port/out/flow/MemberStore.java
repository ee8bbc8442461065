package dev.weft.port.out.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredGraph;
import dev.weft.domain.projection.StateCounts;
import java.util.List;
import java.util.Map;

/** Which executions a flow has. */
public interface MemberStore {

  /**
   * Gives executions that this transaction inserted their places in a flow it has locked. A key, or
   * an execution, that has a place already fails.
   */
  void insert(FlowId flow, List<Member> members);

  /**
   * The whole graph: members by key, edges by id, groups, and who has ended. To be read after the
   * flow was locked; empty for a flow without members.
   */
  StoredGraph readGraph(FlowId flow);

  /**
   * Up to {@code max} members behind {@code after} that have not ended, in id order. Nothing is
   * locked.
   */
  List<ExecutionId> listLiving(FlowId flow, ExecutionId after, int max);

  /**
   * How many members are in each public state, at the store's now; flows without members count
   * {@link StateCounts#NONE}.
   */
  Map<FlowId, StateCounts> countMembers(List<FlowId> flows);
}
