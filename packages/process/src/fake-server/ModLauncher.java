import java.nio.file.*;

/**
 * The launcher of Forge 1.17 to 1.20.3 and NeoForge finds its libraries by a property. Source:
 * neoforged/FancyModLoader e8c54b8a, LibraryFinder.java: `libraryDirectory`, which must exist.
 */
public final class ModLauncher {
  public static void main(String[] args) throws Exception {
    Path libraries = Path.of(System.getProperty("libraryDirectory", "libraries"));
    if (!Files.isDirectory(libraries)) throw new IllegalStateException("Missing libraryDirectory system property, cannot continue");
    if (!Files.exists(libraries.resolve("net/example/server.jar"))) throw new IllegalStateException("Missing libraries");
    Server.main(args);
  }
}
