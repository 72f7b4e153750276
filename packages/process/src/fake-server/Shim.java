import java.io.File;
import java.net.*;

/**
 * The launcher of Forge 1.20.4 and later finds its libraries in the working directory, wherever its
 * jar is. Source: MinecraftForge/Bootstrap 9c9c401, bs-
 * shim/src/main/java/net/minecraftforge/bootstrap/shim/Main.java.
 */
public final class Shim {
  static final String library = "libraries/net/minecraftforge/forge/1.20.4-49.0.3/forge-1.20.4-49.0.3-server.jar";

  public static void main(String[] args) throws Exception {
    File target = new File(library);
    if (!target.exists()) {
      System.out.println("Missing required library: " + library.substring("libraries/".length()));
      throw new IllegalStateException("Missing required libraries! Check log");
    }
    if (!"a b".equals(System.getProperty("standin.quoted"))) throw new IllegalStateException("Quotes of unix_args.txt were not read");
    URLClassLoader loader = new URLClassLoader(new URL[] {target.toURI().toURL()}, ClassLoader.getPlatformClassLoader());
    Thread.currentThread().setContextClassLoader(loader);
    loader.loadClass("Server").getMethod("main", String[].class).invoke(null, (Object) args);
  }
}
