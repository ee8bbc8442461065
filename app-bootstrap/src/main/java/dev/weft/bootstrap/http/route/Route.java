package dev.weft.bootstrap.http.route;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.problem.ProblemCode;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One call of the API and everything said about it.
 *
 * <p>Declared in steps: path, name and summary; who may call it; what it takes; what it answers;
 * what does it. An operator's action is recorded under the route's name.
 *
 * @param access whom it is for
 * @param answers the statuses of its own, beside those every call may end with
 */
public record Route(
    HandlerType method,
    String path,
    String name,
    String summary,
    Access access,
    List<Input> query,
    Body body,
    Set<Integer> answers,
    Handler handler) {

  /** The role a token needs for it, if one is needed at all. */
  public Optional<Role> role() {
    return access.role();
  }

  public static Unguarded get(String path, String name, String summary) {
    return new Unguarded(HandlerType.GET, path, name, summary);
  }

  public static Unguarded post(String path, String name, String summary) {
    return new Unguarded(HandlerType.POST, path, name, summary);
  }

  public static Unguarded put(String path, String name, String summary) {
    return new Unguarded(HandlerType.PUT, path, name, summary);
  }

  public static Unguarded patch(String path, String name, String summary) {
    return new Unguarded(HandlerType.PATCH, path, name, summary);
  }

  public static Unguarded delete(String path, String name, String summary) {
    return new Unguarded(HandlerType.DELETE, path, name, summary);
  }

  /** A route of which nobody knows yet whom it is for. */
  public record Unguarded(HandlerType method, String path, String name, String summary) {

    public Untaking needs(Role role) {
      return new Untaking(this, Access.of(role));
    }

    /** For everybody, token or not: says nothing that is worth a secret. */
    public Untaking open() {
      return new Untaking(this, Access.OPEN);
    }
  }

  /** A route of which nobody knows yet what it takes. */
  public record Untaking(Unguarded begun, Access access) {

    /** Reads its path only. */
    public Unanswered takesNothing() {
      return new Unanswered(this, List.of(), Body.NONE);
    }

    public Unanswered asks(Input... query) {
      return new Unanswered(this, List.of(query), Body.NONE);
    }

    public Unanswered takes(Body body) {
      return new Unanswered(this, List.of(), body);
    }
  }

  /** A route of which nobody knows yet what it answers. */
  public record Unanswered(Untaking begun, List<Input> query, Body body) {

    public Unhandled answers(int done, ProblemCode... refusals) {
      return answers(Set.of(done), refusals);
    }

    public Unhandled answers(Set<Integer> done, ProblemCode... refusals) {
      Stream<Integer> refused = Stream.of(refusals).map(ProblemCode::status);
      return new Unhandled(
          this, Stream.concat(done.stream(), refused).collect(Collectors.toUnmodifiableSet()));
    }
  }

  /** A route that lacks only what does it. */
  public record Unhandled(Unanswered begun, Set<Integer> answers) {

    public Route by(Handler handler) {
      Untaking guarded = begun.begun();
      Unguarded first = guarded.begun();
      return new Route(
          first.method(),
          first.path(),
          first.name(),
          first.summary(),
          guarded.access(),
          begun.query(),
          begun.body(),
          answers,
          handler);
    }
  }
}
