package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import dev.weft.bootstrap.demo.order.Scene.Progress;
import dev.weft.bootstrap.demo.order.Scene.Webhooks;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** One picture that is drawn over itself. */
final class TerminalScreen implements Screen {

  private static final String ESCAPE = "\u001b[";

  /** No cursor that jumps about, no line that wraps and shifts the picture. */
  private static final String BEGIN = ESCAPE + "?25l" + ESCAPE + "?7l";

  private static final String END = ESCAPE + "?7h" + ESCAPE + "?25h";
  private static final int MEMORY = 7;
  private static final int BAR = 24;
  private static final int WIDTH = 78;

  private final PrintWriter out;
  private final Look look;
  private final Drawing drawing;
  private final Narrator narrator = new Narrator();
  private final Deque<String> lately = new ArrayDeque<>();
  private int drawn;

  TerminalScreen(PrintWriter out, Look look) {
    this.out = out;
    this.look = look;
    this.drawing = new Drawing(look);
    out.print(BEGIN);
  }

  @Override
  public void show(Scene scene) {
    narrator.next(scene).forEach(told -> remember(scene, told));
    List<String> picture = picture(scene);
    if (drawn > 0) {
      out.print(ESCAPE + drawn + "A");
    }
    picture.forEach(line -> out.println(ESCAPE + "2K" + line));
    out.flush();
    drawn = picture.size();
  }

  private void remember(Scene scene, Narrator.Told told) {
    String text = Clock.at(scene) + PlainScreen.pad(told.key()) + told.text();
    lately.add(text.length() > WIDTH ? text.substring(0, WIDTH) : text);
    if (lately.size() > MEMORY) {
      lately.remove();
    }
  }

  private List<String> picture(Scene scene) {
    List<String> picture = new ArrayList<>();
    picture.add("");
    picture.addAll(drawing.lines(scene));
    picture.add("");
    picture.add(look.in(Paint.DIM, "  " + Mark.legend()));
    picture.add("");
    picture.add(packing(scene.progress()));
    picture.add(webhooks(scene.webhooks()));
    picture.add("");
    lately.forEach(line -> picture.add(look.in(Paint.DIM, line)));
    for (int line = lately.size(); line < MEMORY; line++) {
      picture.add("");
    }
    return picture;
  }

  private String packing(Progress progress) {
    int filled = progress.of() == 0 ? 0 : progress.done() * BAR / progress.of();
    return "  summary   "
        + look.in(Paint.GREEN, "━".repeat(filled))
        + look.in(Paint.DIM, "─".repeat(BAR - filled))
        + "  "
        + progress.done()
        + " of "
        + progress.of()
        + "  "
        + progress.last();
  }

  private static String webhooks(Webhooks seen) {
    return "  webhooks  " + seen.sent() + " delivered, " + seen.waiting() + " on their way";
  }

  @Override
  public void close() {
    out.print(END);
    out.flush();
  }
}
