package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;

/** Nothing is bound by accident: explicit bindings, exact annotations, no proxies for cycles. */
final class StrictModule extends AbstractModule {

  @Override
  protected void configure() {
    binder().disableCircularProxies();
    binder().requireExplicitBindings();
    binder().requireExactBindingAnnotations();
  }
}
