import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;

/**
 * Reports the content of `plugins` and `mods` in the log as Paper and Fabric do: loaded, skipped
 * for a missing dependency, or a failed start. A jar with `standin/breaks-the-start` fails the
 * start.
 */
final class Addons {
  record Addon(Path file, String id, String name, String version, List<String> needs, String fault) {}

  static final boolean isFabric = System.getProperty("java.class.path", "").contains("fabric");
  static final boolean isForge = System.getProperty("libraryDirectory") != null;

  static void load() throws IOException {
    if (isFabric) loadFabric();
    else if (isForge) loadForge();
    else loadPaper();
  }

  static void loadPaper() throws IOException {
    List<Addon> found = new ArrayList<>();
    for (Path file : jars("plugins")) {
      Addon plugin = plugin(file);
      if (plugin != null) found.add(plugin);
      else Server.log("ERROR", "[DirectoryProviderSource] Error loading plugin: Directory 'plugins' contains a jar without plugin.yml: " + file);
    }
    if (found.isEmpty()) return;
    Server.log("INFO", "[PluginInitializerManager] Initializing plugins...");
    Map<String, Addon> byName = new LinkedHashMap<>();
    for (Addon plugin : found) {
      Addon same = byName.putIfAbsent(plugin.name.toLowerCase(Locale.ROOT), plugin);
      if (same != null) Server.log("ERROR", "[ModernPluginLoadingStrategy] Ambiguous plugin name '" + plugin.name + "' for files '" + plugin.file + "' and '" + same.file + "' in 'plugins'");
    }
    Server.log("INFO", "[PluginInitializerManager] Initialized " + byName.size() + " plugins");
    List<Addon> left = new ArrayList<>(byName.values());
    Set<String> loaded = new HashSet<>();
    List<Addon> order = new ArrayList<>();
    for (boolean more = true; more; ) {
      more = false;
      for (Iterator<Addon> each = left.iterator(); each.hasNext(); ) {
        Addon plugin = each.next();
        if (!plugin.needs.stream().allMatch((need) -> loaded.contains(need.toLowerCase(Locale.ROOT)))) continue;
        loaded.add(plugin.name.toLowerCase(Locale.ROOT));
        order.add(plugin);
        each.remove();
        more = true;
      }
    }
    for (Addon plugin : left) {
      List<String> missing = plugin.needs.stream().filter((need) -> !loaded.contains(need.toLowerCase(Locale.ROOT))).toList();
      Server.log("ERROR", "[ModernPluginLoadingStrategy] Could not load '" + plugin.file + "' in 'plugins'");
      System.out.println("org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: " + missing + ". Please download and install these plugins to run '" + plugin.name + "'.");
      System.out.println("\tat io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:75)");
    }
    for (Addon plugin : order) Server.log("INFO", "[" + plugin.name + "] Loading server plugin " + plugin.name + " v" + plugin.version);
    for (Addon plugin : order) {
      Server.log("INFO", "[" + plugin.name + "] Enabling " + plugin.name + " v" + plugin.version);
      if (plugin.fault != null) breakStart(plugin, "\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:288)", "Initializing game");
      Path folder = Path.of("plugins", plugin.name);
      Files.createDirectories(folder);
      if (!Files.exists(folder.resolve("config.yml"))) Files.writeString(folder.resolve("config.yml"), "# Settings of " + plugin.name + "\nenabled: true\n");
    }
  }

  static void loadFabric() throws IOException {
    List<Addon> mods = new ArrayList<>();
    for (Path file : jars("mods")) {
      Addon mod = fabricMod(file);
      if (mod != null) mods.add(mod);
    }
    Server.log("INFO", "Loading Minecraft 1.21.11 with Fabric Loader 0.18.4");
    Set<String> there = mods.stream().map(Addon::id).collect(Collectors.toSet());
    there.addAll(List.of("fabricloader", "java", "minecraft"));
    List<String> missing = new ArrayList<>();
    for (Addon mod : mods)
      for (String need : mod.needs)
        if (!there.contains(need)) missing.add("\t - Mod '" + mod.name + "' (" + mod.id + ") " + mod.version + " requires any version of " + need + ", which is missing!");
    if (!missing.isEmpty()) {
      Server.log("ERROR", "Incompatible mods found!");
      System.out.println("net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!");
      System.out.println("A potential solution has been determined, this may resolve your problem:");
      Matcher needs = Pattern.compile("of (\\S+), which").matcher(String.join("\n", missing));
      while (needs.find()) System.out.println("\t - Install " + needs.group(1) + ", any version.");
      System.out.println("More details:");
      missing.forEach(System.out::println);
      System.out.println("\tat net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51)");
      System.exit(1);
    }
    Server.log("INFO", "Loading " + (mods.size() + 3) + " mods:\n\t- fabricloader 0.18.4" + lines(mods) + "\n\t- java " + Runtime.version().feature() + "\n\t- minecraft 1.21.11");
    for (Addon mod : mods) if (mod.fault != null) breakStart(mod, "\tat net.fabricmc.loader.impl.entrypoint.EntrypointStorage.invoke(EntrypointStorage.java:240)", "Initializing game");
  }

  static void loadForge() throws IOException {
    List<Addon> mods = new ArrayList<>();
    for (Path file : jars("mods")) {
      Addon mod = forgeMod(file);
      if (mod != null) mods.add(mod);
    }
    Set<String> there = mods.stream().map(Addon::id).collect(Collectors.toSet());
    there.addAll(List.of("minecraft", "neoforge", "forge"));
    for (Addon mod : mods)
      for (String need : mod.needs)
        if (!there.contains(need)) {
          Server.log("ERROR", "Missing or unsupported mandatory dependencies:\n\tMod ID: '" + need + "', Requested by: '" + mod.id + "', Expected range: '[0,)', Actual version: '[MISSING]'");
          System.exit(1);
        }
    Server.log("INFO", "Found " + mods.size() + " mods:" + lines(mods));
    for (Addon mod : mods) if (mod.fault != null) breakStart(mod, "\tat net.neoforged.fml.ModLoader.dispatchAndHandleError(ModLoader.java:146)", "Mod loading error has occurred");
  }

  static boolean hasMod(String id) throws IOException {
    for (Path file : jars("mods")) {
      Addon mod = isFabric ? fabricMod(file) : forgeMod(file);
      if (mod != null && mod.id.equals(id)) return true;
    }
    return false;
  }

  static String lines(List<Addon> mods) {
    return mods.stream().map((mod) -> "\n\t- " + mod.id + " " + mod.version).collect(Collectors.joining());
  }

  /** Ends like a real server: a trace in the log, a crash report, and a non-zero exit code. */
  static void breakStart(Addon addon, String at, String what) throws IOException {
    String trace = addon.fault.strip() + "\n\tat example." + addon.name.replaceAll("\\W", "") + ".onEnable(" + addon.name.replaceAll("\\W", "") + ".java:42) ~[" + addon.file.getFileName() + ":?]\n" + at;
    Server.log("ERROR", "Encountered an unexpected exception");
    System.out.println(trace);
    Files.createDirectories(Path.of("crash-reports"));
    Path report = Path.of("crash-reports", "crash-2026-11-20_12.00.00-server.txt");
    Files.writeString(report, "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2026-11-20 12:00:00\nDescription: " + what + "\n\n" + trace + "\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.11\n");
    Server.log("ERROR", "This crash report has been saved to: " + report.toAbsolutePath());
    System.out.flush();
    Runtime.getRuntime().halt(1);
  }

  static List<Path> jars(String folder) throws IOException {
    if (!Files.isDirectory(Path.of(folder))) return List.of();
    try (Stream<Path> all = Files.list(Path.of(folder))) {
      return all.filter((file) -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  static Addon plugin(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      String paper = text(zip, "paper-plugin.yml"), text = paper != null ? paper : text(zip, "plugin.yml");
      if (text == null) return null;
      List<String> needs = new ArrayList<>();
      String part = "", candidate = null;
      for (String line : text.split("\r?\n")) {
        if (line.matches("\\w.*")) part = line.substring(0, Math.max(0, line.indexOf(':')));
        Matcher inline = Pattern.compile("depend: *\\[(.*)\\] *").matcher(line);
        if (inline.matches()) for (String need : inline.group(1).split(",")) if (!need.isBlank()) needs.add(need.strip());
        if (part.equals("depend") && line.matches("\\s*- .*")) needs.add(line.replaceFirst("\\s*- ", "").strip());
        if (!part.equals("dependencies")) continue;
        if (line.matches("    [\\w-]+:\\s*")) candidate = line.strip().replace(":", "");
        if (candidate != null && line.matches("\\s+required: true\\s*")) needs.add(candidate);
      }
      String name = value(text, "name");
      return new Addon(file, name, name, value(text, "version"), needs, text(zip, "standin/breaks-the-start"));
    } catch (IOException error) {
      Server.log("ERROR", "[DirectoryProviderSource] Error loading plugin: " + file + ": " + error.getMessage());
      return null;
    }
  }

  static String value(String yaml, String key) {
    Matcher found = Pattern.compile("(?m)^" + key + ": *['\"]?([^'\"\r\n]*)").matcher(yaml);
    return found.find() ? found.group(1).strip() : "?";
  }

  static Addon fabricMod(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      String json = text(zip, "fabric.mod.json");
      if (json == null) return null;
      List<String> needs = new ArrayList<>();
      Matcher depends = Pattern.compile("\"depends\"\\s*:\\s*\\{([^}]*)\\}").matcher(json);
      if (depends.find()) {
        Matcher each = Pattern.compile("\"([\\w-]+)\"\\s*:").matcher(depends.group(1));
        while (each.find()) needs.add(each.group(1));
      }
      return new Addon(file, string(json, "id"), string(json, "name"), string(json, "version"), needs, text(zip, "standin/breaks-the-start"));
    } catch (IOException error) {
      return null;
    }
  }

  static String string(String json, String key) {
    Matcher found = Pattern.compile("\"" + key + "\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"").matcher(json);
    return found.find() ? found.group(1) : "?";
  }

  static Addon forgeMod(Path file) {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      String neo = text(zip, "META-INF/neoforge.mods.toml"), toml = neo != null ? neo : text(zip, "META-INF/mods.toml");
      if (toml == null) return null;
      List<String> needs = new ArrayList<>();
      String[] parts = toml.split("\\[\\[dependencies\\.[^\\]]*\\]\\]");
      for (int i = 1; i < parts.length; i++)
        if (parts[i].matches("(?s).*(type *= *\"required\"|mandatory *= *true).*")) needs.add(setting(parts[i], "modId"));
      return new Addon(file, setting(parts[0], "modId"), setting(parts[0], "displayName"), setting(parts[0], "version"), needs, text(zip, "standin/breaks-the-start"));
    } catch (IOException error) {
      return null;
    }
  }

  static String setting(String toml, String key) {
    Matcher found = Pattern.compile("(?m)^\\s*" + key + " *= *\"([^\"]*)\"").matcher(toml);
    return found.find() ? found.group(1) : "?";
  }

  /** Null if it holds none. All files are small. */
  static String text(ZipFile zip, String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null) return null;
    try (InputStream in = zip.getInputStream(entry)) {
      return new String(in.readNBytes(1 << 20), StandardCharsets.UTF_8);
    }
  }
}
