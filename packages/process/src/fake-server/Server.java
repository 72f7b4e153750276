import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.*;

/**
 * A small game server that behaves like Paper towards its host: terms of use, settings file, log
 * lines, commands, the server list ping, and a world that is loaded at start and saved at stop.
 * Further commands simulate faults.
 */
public final class Server {
  static final List<String> players = Collections.synchronizedList(new ArrayList<>());
  static final List<byte[]> hoard = new ArrayList<>();
  static volatile boolean hangs;
  static Properties settings = new Properties();
  /** The forwarding secret; null without a proxy. */
  static String forwardingSecret;
  /** A connection without a PROXY header is refused. */
  static boolean proxyProtocol;
  static World world;
  static PlayerLists lists;
  private static PlayerCommands playerCommands;

  public static void main(String[] args) throws Exception {
    long began = System.nanoTime();
    log("INFO", "Starting minecraft server on Java " + Runtime.version().feature());
    String fails = System.getProperty("standin.fails", "");
    if (fails.equals("java")) throw new UnsupportedClassVersionError("it has been compiled by a more recent version of the Java Runtime (class file version 65.0)");
    if (fails.equals("library")) throw new NoClassDefFoundError("org/example/Missing");
    if (fails.equals("world")) { log("ERROR", "Failed to load level data: not in GZIP format"); System.exit(1); }
    // Log4j starts even without its configuration file: it would log nothing, and mitigate nothing.
    String log4j = System.getProperty("log4j.configurationFile");
    if (log4j != null && !Files.isReadable(Path.of(log4j))) throw new FileNotFoundException("log4j.configurationFile: " + log4j);
    if (!agreed()) {
      log("INFO", "You need to agree to the EULA in order to run the server. Go to eula.txt for more info.");
      return;
    }
    InetSocketAddress at = gameAddress();
    forwardingSecret = Forwarding.secretOfServer();
    proxyProtocol = ProxyProtocol.isOnInServer();
    ServerSocket socket = new ServerSocket();
    try {
      if (fails.equals("port")) throw new BindException("Address already in use");
      socket.bind(at);
    } catch (BindException error) {
      log("WARN", "**** FAILED TO BIND TO PORT!");
      log("WARN", "The exception was: " + error);
      return;
    }
    Addons.load();
    lists = new PlayerLists();
    playerCommands = new PlayerCommands(lists);
    String levelName = settings.getProperty("level-name");
    log("INFO", "Preparing level \"" + levelName + "\"");
    try {
      world = new World(Path.of(levelName));
    } catch (IOException | RuntimeException error) {
      log("ERROR", "Failed to load level data: " + error.getMessage());
      System.exit(1);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(Server::save));
    Thread.sleep(Long.getLong("standin.startMs", 0));
    loadWorld(Long.getLong("standin.startWorkMs", 0));
    Ticks.begin();
    Thread listener = new Thread(() -> listen(socket), "Netty Server IO #0");
    listener.setDaemon(true);
    listener.start();
    double took = (System.nanoTime() - began) / 1e9;
    log("INFO", String.format(Locale.ROOT, "Done (%.3fs)! For help, type \"help\"", took));
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = commands.readLine()) != null; ) command(line.trim());
    System.exit(0);
  }

  /** Uses two cores for this time, like a real server's main, compiler and collector threads. */
  static void loadWorld(long ms) throws InterruptedException {
    if (ms <= 0) return;
    Thread other = new Thread(() -> Ticks.work(ms));
    other.start();
    Ticks.work(ms);
    other.join();
  }

  static boolean agreed() throws IOException {
    Properties eula = read(Path.of("eula.txt"));
    if (Boolean.parseBoolean(eula.getProperty("eula"))) return true;
    Files.writeString(Path.of("eula.txt"), "eula=false\n");
    return false;
  }

  static InetSocketAddress gameAddress() throws IOException {
    settings = read(Path.of("server.properties"));
    settings.putIfAbsent("max-players", "20");
    settings.putIfAbsent("level-name", "world");
    settings.putIfAbsent("motd", "A Minecraft Server");
    writeSettings();
    String host = settings.getProperty("server-ip", "");
    int port = Integer.parseInt(settings.getProperty("server-port", "25565"));
    log("INFO", "Starting Minecraft server on " + (host.isEmpty() ? "*" : host) + ":" + port);
    return host.isEmpty() ? new InetSocketAddress(port) : new InetSocketAddress(host, port);
  }

  static void writeSettings() throws IOException {
    try (Writer to = Files.newBufferedWriter(Path.of("server.properties"))) {
      settings.store(to, "Minecraft server properties");
    }
  }

  static void command(String typed) throws Exception {
    String line = typed.startsWith("/") ? typed.substring(1) : typed;
    String said = playerCommands.answer(line);
    if (said != null) {
      said.lines().forEach(each -> log("INFO", each));
      return;
    }
    String[] words = line.split(" ");
    String rest = line.contains(" ") ? line.substring(line.indexOf(' ') + 1) : "";
    switch (words[0]) {
      case "stop" -> {
        log("INFO", "Stopping the server");
        System.exit(0);
      }
      case "say" -> {
        log("INFO", "[Server] " + rest);
        Player.tellAll("[Server] " + rest);
      }
      case "save-off", "save-on" -> log("INFO", world.setSaving(words[0].equals("save-on")));
      case "save-all" -> {
        log("INFO", "Saving the game (this may take a moment!)");
        log("INFO", world.save() ? "Saved the game" : "Unable to save the game (is there enough disk space?)");
      }
      case "setblock" -> {
        if (!line.matches("setblock( -?\\d+){3} [\\w:]+")) log("INFO", "Unknown or incomplete command, see below for error");
        else setBlock(Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]), words[4]);
      }
      case "join" -> {
        players.add(rest);
        log("INFO", rest + " joined the game");
      }
      case "crash" -> {
        log("ERROR", "Encountered an unexpected exception");
        Runtime.getRuntime().halt(1);
      }
      case "hang" -> hangs = true;
      case "wake" -> hangs = false;
      case "hog" -> hoard.add(new byte[Integer.parseInt(rest) << 20]);
      case "oom" -> { while (true) hoard.add(new byte[8 << 20]); }
      case "fork" -> { for (int i = 0; i < Integer.parseInt(rest); i++) new ProcessBuilder("sleep", "1000").start(); }
      case "flags" -> log("INFO", "flags " + String.join(" ", java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments()));
      default -> log("INFO", "Unknown command. Type \"help\" for help.");
    }
  }

  static void setBlock(int x, int y, int z, String name) {
    int block = world.setBlock(x, y, z, name);
    if (block < 0) {
      log("INFO", "That position is not loaded");
      return;
    }
    Player.seeAll(x, y, z, block);
    log("INFO", "Changed the block at " + x + ", " + y + ", " + z);
  }

  static void save() {
    if (world.save()) log("INFO", "All dimensions are saved");
  }

  static void listen(ServerSocket socket) {
    while (true) {
      try {
        Socket client = socket.accept();
        new Thread(() -> answer(client)).start();
      } catch (IOException error) {
        return;
      }
    }
  }

  /** The server list ping, and logins of 1.8 clients, whose protocol needs no registries. */
  static void answer(Socket client) {
    try (client) {
      DataInputStream in = new DataInputStream(client.getInputStream());
      InetSocketAddress said = proxyProtocol ? ProxyProtocol.read(in) : null;
      SocketAddress from = said == null ? client.getRemoteSocketAddress() : said;
      byte[] hello = new byte[number(in)];
      in.readFully(hello);
      if (hello[hello.length - 1] == 2) {
        Player.play(client, from, in, hello);
        return;
      }
      if (hello[hello.length - 1] != 1) return;
      in.readFully(new byte[number(in)]);
      while (hangs) Thread.sleep(20);
      // This name requests the tick rate.
      String ticks = new String(hello, StandardCharsets.UTF_8).contains("ticks.example") ? ",\"ticks\":" + Ticks.said() : "";
      StringBuilder sample = new StringBuilder();
      synchronized (players) {
        for (String name : players)
          sample.append(sample.isEmpty() ? "" : ",").append("{\"name\":\"" + name + "\",\"id\":\"" + UUID.randomUUID() + "\"}");
      }
      byte[] json = ("{\"version\":{\"name\":\"1.18.2\",\"protocol\":758},\"players\":{\"max\":20,\"online\":" + players.size() + ",\"sample\":[" + sample + "]},\"description\":" + Player.json(settings.getProperty("motd")) + icon() + ticks + "}").getBytes(StandardCharsets.UTF_8);
      ByteArrayOutputStream packet = new ByteArrayOutputStream();
      number(packet, 0);
      number(packet, json.length);
      packet.write(json);
      ByteArrayOutputStream whole = new ByteArrayOutputStream();
      number(whole, packet.size());
      packet.writeTo(whole);
      client.getOutputStream().write(whole.toByteArray());
    } catch (IOException | InterruptedException error) {
      // The client has disconnected.
    }
  }

  /** Read at each ping, where a real server reads it at its start. */
  static String icon() throws IOException {
    Path file = Path.of("server-icon.png");
    if (!Files.exists(file)) return "";
    return ",\"favicon\":\"data:image/png;base64," + Base64.getEncoder().encodeToString(Files.readAllBytes(file)) + "\"";
  }

  static int number(InputStream in) throws IOException {
    int value = 0;
    for (int i = 0; i < 5; i++) {
      int next = in.read();
      if (next < 0) throw new EOFException();
      value |= (next & 127) << (7 * i);
      if (next < 128) return value;
    }
    throw new IOException();
  }

  static void number(OutputStream out, int value) throws IOException {
    for (; value > 127; value >>>= 7) out.write(value & 127 | 128);
    out.write(value);
  }

  static Properties read(Path file) throws IOException {
    Properties found = new Properties();
    if (Files.exists(file)) try (Reader from = Files.newBufferedReader(file)) { found.load(from); }
    return found;
  }

  static void log(String level, String text) {
    System.out.println("[" + LocalTime.now().format(DateTimeFormatter.ofPattern("HH:mm:ss")) + " " + level + "]: " + text);
  }
}
