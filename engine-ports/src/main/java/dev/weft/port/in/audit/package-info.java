/** What is asked of the record of operators' actions. */
package dev.weft.port.in.audit;
