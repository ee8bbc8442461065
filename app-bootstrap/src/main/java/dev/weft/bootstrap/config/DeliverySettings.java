package dev.weft.bootstrap.config;

import dev.weft.domain.outbox.guard.UrlRules;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Where messages of the outbox may go (S22, S24).
 *
 * <p>By default to public addresses over https; everything else is for development and networks of
 * one's own.
 *
 * @param urls what an endpoint's URL and the addresses behind it may be
 * @param authorities files of certificates to trust beside those of the JVM
 */
public record DeliverySettings(UrlRules urls, List<Path> authorities) {

  public static final DeliverySettings DEFAULT = new DeliverySettings(UrlRules.DEFAULT, List.of());

  public DeliverySettings {
    Objects.requireNonNull(urls, "urls");
    authorities = List.copyOf(authorities);
  }
}
