package dev.weft.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** One source file as the compiler's parser sees it: its lines, its methods, its monitors. */
record SourceFile(String name, int lines, List<Block> methods, List<Block> monitors) {

  /** A piece of a file, from its first annotation or modifier to its closing brace. */
  record Block(String name, long firstLine, long lines) {}

  static SourceFile parse(String name, String text) {
    return parse(Map.of(name, text)).getFirst();
  }

  /** All of them by one compiler, which takes longer to start than to parse. */
  static List<SourceFile> parse(Map<String, String> texts) {
    List<InMemory> sources =
        texts.entrySet().stream().map(e -> new InMemory(e.getKey(), e.getValue())).toList();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null, null, sources);
    SourcePositions positions = Trees.instance(task).getSourcePositions();
    List<SourceFile> files = new ArrayList<>();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        String name = unit.getSourceFile().getName().substring(1);
        files.add(of(name, texts.get(name), unit, positions));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static SourceFile of(
      String name, String text, CompilationUnitTree unit, SourcePositions positions) {
    Blocks blocks = new Blocks(unit, positions);
    blocks.scan(unit, null);
    int lines = (int) text.lines().count();
    return new SourceFile(name, lines, blocks.methods, blocks.monitors);
  }

  /** The compiler wraps it, so a unit is known by its name. */
  private static final class InMemory extends SimpleJavaFileObject {

    private final String text;

    InMemory(String name, String text) {
      super(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Blocks extends TreeScanner<Void, Void> {

    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Block> methods = new ArrayList<>();
    private final List<Block> monitors = new ArrayList<>();

    Blocks(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      methods.add(block(method.getName().toString(), method));
      return super.visitMethod(method, nothing);
    }

    @Override
    public Void visitSynchronized(SynchronizedTree monitor, Void nothing) {
      monitors.add(block("synchronized", monitor));
      return super.visitSynchronized(monitor, nothing);
    }

    private Block block(String name, Tree tree) {
      LineMap map = unit.getLineMap();
      long first = map.getLineNumber(positions.getStartPosition(unit, tree));
      long last = map.getLineNumber(positions.getEndPosition(unit, tree));
      return new Block(name, first, last - first + 1);
    }
  }
}
