package dev.weft.application.audit;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.transition.Decision;
import dev.weft.port.out.tx.Stores;
import java.util.List;
import java.util.Map;

/** Writes down who decided what, in the transaction of the decision. */
public final class Audited {

  private Audited() {}

  /** One line for one thing. */
  public static void append(
      Stores stores, Asker asker, String action, Object target, AuditResult result) {
    stores.audit().append(List.of(new AuditEntry(asker, action, target.toString(), result)));
  }

  /** One line for each decision. */
  public static void append(Stores stores, Asker asker, String action, Map<?, Decision> decisions) {
    stores
        .audit()
        .append(
            decisions.entrySet().stream()
                .map(
                    decided ->
                        new AuditEntry(
                            asker,
                            action,
                            decided.getKey().toString(),
                            resultOf(decided.getValue())))
                .toList());
  }

  private static AuditResult resultOf(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> AuditResult.DONE;
      case Decision.AttemptEnded ended -> AuditResult.DONE;
      case Decision.Repeated repeated -> AuditResult.UNCHANGED;
      case Decision.Unchanged unchanged -> AuditResult.UNCHANGED;
      case Decision.Refused refused -> AuditResult.REFUSED;
    };
  }
}
