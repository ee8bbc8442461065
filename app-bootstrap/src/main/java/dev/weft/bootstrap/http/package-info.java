/**
 * The HTTP API: a server, its routes by feature, and what guards them.
 *
 * <p>Routes translate and nothing more: JSON in, a driving port, JSON out. Every refusal leaves as
 * {@code application/problem+json}; no stack trace, statement or path of this machine ever does
 * (S12).
 */
package dev.weft.bootstrap.http;
