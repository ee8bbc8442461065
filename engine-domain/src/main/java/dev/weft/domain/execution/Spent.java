package dev.weft.domain.execution;

/**
 * What an execution has used up in its current generation.
 *
 * <p>Retries and reclaims are separate purses: a job that kills its worker must not spend the
 * retries of a neighbour that only lost its lease (I18).
 */
public record Spent(int retries, int reclaims) {

  public static final Spent NOTHING = new Spent(0, 0);

  public Spent {
    if (retries < 0 || reclaims < 0) {
      throw new IllegalArgumentException(
          "spent " + retries + " retries, " + reclaims + " reclaims");
    }
  }

  public Spent oneMoreRetry() {
    return new Spent(retries + 1, reclaims);
  }

  public Spent oneMoreReclaim() {
    return new Spent(retries, reclaims + 1);
  }
}
