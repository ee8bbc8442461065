package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.endpoint.Endpoint;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * An endpoint that came as one array of text beside rows of another shape, in the order of {@link
 * EndpointRow}.
 */
record PackedEndpoint(String[] texts) {

  private static final String SEPARATOR = "\u001f";

  Endpoint toDomain() {
    return new EndpointRow(
            UUID.fromString(texts[0]),
            texts[1],
            Integer.parseInt(texts[2]),
            split(texts[3]),
            split(texts[4]),
            texts[5],
            Integer.parseInt(texts[6]),
            Stream.of(split(texts[7])).map(Long::valueOf).toArray(Long[]::new),
            Boolean.parseBoolean(texts[8]),
            Long.parseLong(texts[9]),
            Integer.parseInt(texts[10]),
            number(texts[11]),
            number(texts[12]),
            number(texts[13]),
            Long.parseLong(texts[14]))
        .toDomain();
  }

  private static String[] split(String joined) {
    return joined.isEmpty() ? new String[0] : joined.split(SEPARATOR);
  }

  private static Long number(String digits) {
    return digits == null ? null : Long.valueOf(digits);
  }
}
