package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.embedded.EmbeddedFailure;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TheWholeStoryTest {

  @Test
  void in_memory() {
    try (Engine engine = Engines.inMemory()) {
      WholeStory.tell(new Api(engine));
    }
  }

  @Test
  void on_the_embedded_database_and_told_again_after_a_restart(@TempDir Path folder) {
    StorageSettings storage = new StorageSettings.Embedded(folder);
    String id;
    try (Engine engine = Engines.on(storage)) {
      id = WholeStory.tell(new Api(engine));
      assertThatThrownBy(() -> Engines.on(storage))
          .isInstanceOf(EmbeddedFailure.class)
          .hasMessageContaining("another weft process uses the folder");
    }

    try (Engine engine = Engines.on(storage)) {
      Api api = new Api(engine);
      String text = api.get("/v1/executions/" + id).text("execution_id");
      assertThat(WholeStory.inPath(text)).isEqualTo(id);
      WholeStory.assertEnd(api, "/v1/executions/" + id, text);
    }
  }
}
