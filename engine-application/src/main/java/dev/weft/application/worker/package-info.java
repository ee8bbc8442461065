/**
 * One attempt's work: the call into user code and what its answer means.
 *
 * <p>No transaction is open here (I45), and nothing thrown by user code leaves. The threads that
 * call this live in {@code runtime}. Touches domain and ports.
 */
package dev.weft.application.worker;
