package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.ibatis.builder.xml.XMLMapperEntityResolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** SQL is constant text, and each statement says what it guarantees under concurrency. */
class MapperXmlTest {

  private static final Set<String> STATEMENTS = Set.of("select", "insert", "update", "delete");
  private static final Set<String> OTHERS =
      Set.of("mapper", "sql", "include", "resultMap", "constructor", "idArg", "arg");
  private static final int SHORTEST_SENTENCE = 20;

  static List<Class<?>> mappers() {
    return SessionFactories.MAPPERS;
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void nothing_is_pasted_into_a_statement(Class<?> mapper) throws IOException {
    try (InputStream xml = mapper.getResourceAsStream(file(mapper))) {
      assertThat(new String(xml.readAllBytes())).doesNotContain("${");
    }
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void no_statement_is_dynamic(Class<?> mapper) {
    List<String> tags = elements(parsed(mapper), "*").stream().map(Element::getTagName).toList();

    assertThat(tags).allMatch(tag -> STATEMENTS.contains(tag) || OTHERS.contains(tag));
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void every_statement_has_a_sentence_above_it(Class<?> mapper) {
    List<String> silent =
        STATEMENTS.stream()
            .flatMap(tag -> elements(parsed(mapper), tag).stream())
            .filter(statement -> sentenceAbove(statement).length() < SHORTEST_SENTENCE)
            .map(statement -> statement.getAttribute("id"))
            .toList();

    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void every_fragment_is_used(Class<?> mapper) {
    Document document = parsed(mapper);
    List<String> used =
        elements(document, "include").stream().map(e -> e.getAttribute("refid")).toList();

    List<String> fragments =
        elements(document, "sql").stream().map(e -> e.getAttribute("id")).toList();

    assertThat(used).containsAll(fragments);
  }

  private static String sentenceAbove(Element statement) {
    Node above = statement.getPreviousSibling();
    while (above != null && above.getNodeType() == Node.TEXT_NODE) {
      above = above.getPreviousSibling();
    }
    boolean comment = above != null && above.getNodeType() == Node.COMMENT_NODE;
    return comment ? above.getTextContent().strip() : "";
  }

  private static List<Element> elements(Document document, String tag) {
    NodeList found = document.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static Document parsed(Class<?> mapper) {
    try (InputStream xml = mapper.getResourceAsStream(file(mapper))) {
      DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      builder.setEntityResolver(new XMLMapperEntityResolver());
      return builder.parse(xml);
    } catch (Exception e) {
      throw new IllegalStateException(mapper.getName(), e);
    }
  }

  private static String file(Class<?> mapper) {
    return mapper.getSimpleName() + ".xml";
  }
}
