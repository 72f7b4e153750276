import java.io.*;
import java.net.*;
import java.nio.file.*;

/**
 * A launcher that extracts a server at its first start, like Paper's launcher, Mojang's bundle or
 * an installer of a mod loader. With `/fails` in its jar it fails.
 */
public final class Bundle {
  public static void main(String[] args) throws Exception {
    if (Bundle.class.getResource("/fails") != null) {
      System.err.println("java.net.UnknownHostException: piston-data.example");
      System.exit(1);
    }
    if (args.length > 0 && args[0].equals("--installServer") && Bundle.class.getResource("/shim.jar") != null) {
      // Forge 1.20.4 and later: a launcher jar beside `libraries`, and @files with quotes and
      // comments.
      put(Shim.library);
      copy("/shim.jar", Path.of("forge-1.20.4-49.0.3-shim.jar"));
      Path file = Path.of("libraries/net/minecraftforge/forge/1.20.4-49.0.3/unix_args.txt");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "# Made by the installer\n-Djava.net.preferIPv6Addresses=system '-Dstandin.quoted=a b'\n-jar forge-1.20.4-49.0.3-shim.jar\n");
      return;
    }
    if (args.length > 0 && args[0].equals("--installServer")) {
      put("libraries/net/example/server.jar");
      Path file = Path.of("libraries/net/example/loader/1/unix_args.txt");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "-cp libraries/net/example/server.jar\n-DlibraryDirectory=libraries ModLauncher\n");
      return;
    }
    if (args.length > 0 && args[0].equals("server")) {
      put("server.jar");
      put("fabric-server-launch.jar");
      return;
    }
    String repo = System.getProperty("bundlerRepoDir", "");
    Path server = Path.of(repo, "versions/server.jar");
    // A read-only folder must be complete.
    if (!Files.exists(server)) {
      System.out.println("Applying patches");
      put(server.toString());
    }
    if (Boolean.getBoolean("paperclip.patchonly") || "".equals(System.getProperty("bundlerMainClass"))) System.exit(0);
    URLClassLoader loader = new URLClassLoader(new URL[] {server.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    loader.loadClass("Server").getMethod("main", String[].class).invoke(null, (Object) args);
  }

  static void put(String name) throws IOException {
    Path to = Path.of(name);
    if (to.getParent() != null) Files.createDirectories(to.getParent());
    copy("/server.jar", to);
  }

  static void copy(String resource, Path to) throws IOException {
    try (InputStream from = Bundle.class.getResourceAsStream(resource)) {
      Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
