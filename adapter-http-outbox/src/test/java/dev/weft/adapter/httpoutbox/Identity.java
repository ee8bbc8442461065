package dev.weft.adapter.httpoutbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** A key and a certificate that vouches for itself, made on the spot by the JDK's own tool. */
record Identity(Path keys, Path certificate) {

  private static final String PASSWORD = "only-for-tests";

  static Identity of(Path folder, String name) {
    Identity identity = new Identity(folder.resolve("keys.p12"), folder.resolve("own.pem"));
    identity.keytool(
        List.of(
            "-genkeypair",
            "-alias",
            "own",
            "-keyalg",
            "EC",
            "-groupname",
            "secp256r1",
            "-dname",
            "CN=" + name,
            "-ext",
            "san=dns:" + name,
            "-ext",
            "bc:c",
            "-validity",
            "30"));
    identity.keytool(
        List.of("-exportcert", "-rfc", "-alias", "own", "-file", identity.certificate.toString()));
    return identity;
  }

  private void keytool(List<String> what) {
    List<String> command =
        Stream.of(
                Stream.of(Path.of(System.getProperty("java.home"), "bin", "keytool").toString()),
                what.stream(),
                Stream.of("-storetype", "PKCS12", "-keystore", keys.toString()),
                Stream.of("-storepass", PASSWORD))
            .flatMap(words -> words)
            .toList();
    try {
      Process tool = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(tool.getInputStream().readAllBytes());
      if (tool.waitFor() != 0) {
        throw new IllegalStateException(said);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A listening socket that speaks TLS with this identity. */
  ServerSocket door() {
    try (InputStream in = Files.newInputStream(keys)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(in, PASSWORD.toCharArray());
      KeyManagerFactory factory =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      factory.init(store, PASSWORD.toCharArray());
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(factory.getKeyManagers(), null, null);
      return context
          .getServerSocketFactory()
          .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
