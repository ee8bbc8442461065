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
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** One source file as the compiler's parser sees it: its lines, its methods, its monitors. */
record SourceFile(String name, int lines, List<Block> methods, List<Block> monitors) {

  /** A piece of a file, from its first annotation or modifier to its closing brace. */
  record Block(String name, long firstLine, long lines) {}

  static SourceFile parse(String name, String text) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, null, null, null, List.of(inMemory(text)));
    try {
      CompilationUnitTree unit = task.parse().iterator().next();
      Blocks blocks = new Blocks(unit, Trees.instance(task).getSourcePositions());
      blocks.scan(unit, null);
      return new SourceFile(name, (int) text.lines().count(), blocks.methods, blocks.monitors);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  private static JavaFileObject inMemory(String text) {
    URI anywhere = URI.create("string:///Source.java");
    return new SimpleJavaFileObject(anywhere, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
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
