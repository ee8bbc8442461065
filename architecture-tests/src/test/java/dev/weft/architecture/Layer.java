package dev.weft.architecture;

/** A module of the product and the one package prefix it owns. */
enum Layer {
  DOMAIN("engine-domain", "domain"),
  PORTS("engine-ports", "port"),
  APPLICATION("engine-application", "application"),
  TESTKIT("engine-testkit", "testkit"),
  JSON("adapter-json", "adapter.json"),
  INMEMORY("adapter-inmemory", "adapter.inmemory"),
  POSTGRES("adapter-postgres", "adapter.postgres"),
  HTTP_OUTBOX("adapter-http-outbox", "adapter.httpoutbox"),
  BOOTSTRAP("app-bootstrap", "bootstrap"),
  BENCHMARKS("benchmarks", "benchmarks");

  private final String module;
  private final String suffix;

  Layer(String module, String suffix) {
    this.module = module;
    this.suffix = suffix;
  }

  String module() {
    return module;
  }

  String suffix() {
    return suffix;
  }
}
