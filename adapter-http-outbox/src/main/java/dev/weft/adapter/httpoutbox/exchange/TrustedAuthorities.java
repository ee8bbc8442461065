package dev.weft.adapter.httpoutbox.exchange;

import dev.weft.domain.input.InvalidInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/**
 * Whom we believe about certificates: the authorities of this JVM, and those in the given files.
 *
 * <p>Files only add. Names are always verified, and nothing here can switch that off.
 */
public final class TrustedAuthorities {

  private TrustedAuthorities() {}

  public static SSLContext context(List<Path> files) {
    List<Certificate> added = files.stream().flatMap(TrustedAuthorities::certificates).toList();
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trusting(added).getTrustManagers(), null);
      return context;
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException("this JVM cannot verify certificates", e);
    }
  }

  private static TrustManagerFactory trusting(List<Certificate> added)
      throws GeneralSecurityException, IOException {
    List<Certificate> all = new ArrayList<>(added);
    Stream.of(factory(null).getTrustManagers())
        .filter(X509TrustManager.class::isInstance)
        .flatMap(known -> Stream.of(((X509TrustManager) known).getAcceptedIssuers()))
        .forEach(all::add);
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    for (int i = 0; i < all.size(); i++) {
      store.setCertificateEntry("authority-" + i, all.get(i));
    }
    return factory(store);
  }

  private static TrustManagerFactory factory(KeyStore store) throws GeneralSecurityException {
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(store);
    return factory;
  }

  private static Stream<Certificate> certificates(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      Collection<? extends Certificate> found =
          CertificateFactory.getInstance("X.509").generateCertificates(in);
      if (found.isEmpty()) {
        throw refused(file);
      }
      return List.<Certificate>copyOf(found).stream();
    } catch (IOException | CertificateException unreadable) {
      throw refused(file);
    }
  }

  private static InvalidInput refused(Path file) {
    return InvalidInput.of("outbox_ca_file", file, "a readable file of PEM certificates");
  }
}
