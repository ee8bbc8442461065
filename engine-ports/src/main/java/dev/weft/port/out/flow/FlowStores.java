package dev.weft.port.out.flow;

/** The stores of flows, within one transaction. */
public interface FlowStores {

  FlowStore flows();

  MemberStore members();

  EdgeStore edges();

  EdgeGroupStore groups();

  FlowSummaries summaries();

  FlowSweeps sweeps();

  FlowReads reads();
}
