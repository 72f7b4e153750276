import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.*;

/**
 * A small proxy that behaves like Velocity towards its host, players and servers: settings files,
 * log lines, commands, the order of servers, and signed forwarding. It does not authenticate
 * accounts, and a player stays on the first server.
 */
public final class Proxy {
  private static final Map<String, String> players = new ConcurrentHashMap<>();
  private static final Map<String, String> settings = new HashMap<>();
  private static final Map<String, String> servers = Collections.synchronizedMap(new LinkedHashMap<>());
  private static volatile List<String> order = List.of();
  private static String secret;

  public static void main(String[] args) throws Exception {
    long began = System.nanoTime();
    Server.log("INFO", "Booting up Velocity (stand-in) on Java " + Runtime.version().feature());
    readSettings();
    String bind = settings.getOrDefault("bind", "0.0.0.0:25565");
    ServerSocket socket = new ServerSocket();
    try {
      socket.bind(new InetSocketAddress(hostOf(bind), portOf(bind)));
    } catch (BindException error) {
      Server.log("ERROR", "Can't bind to /" + bind + ": " + error.getMessage());
      return;
    }
    Server.log("INFO", "Listening on /" + bind);
    Thread listener = new Thread(() -> listen(socket), "Netty NIO Boss #0");
    listener.setDaemon(true);
    listener.start();
    Server.log("INFO", String.format(Locale.ROOT, "Done (%.2fs)!", (System.nanoTime() - began) / 1e9));
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = commands.readLine()) != null; ) {
      switch (line.trim()) {
        case "end", "shutdown" -> end();
        case "velocity reload" -> reload();
        case "glist" -> Server.log("INFO", "There are " + players.size() + " players connected to the proxy.");
        case "glist all" -> {
          for (String name : servers.keySet())
            Server.log("INFO", "[" + name + "] (" + Collections.frequency(players.values(), name) + ")");
        }
        default -> Server.log("INFO", "This command does not exist.");
      }
    }
    end();
  }

  /** Updates the servers and their order; removed ones stay known by name. */
  private static void reload() {
    try {
      readSettings();
      Server.log("INFO", "Velocity configuration successfully reloaded.");
    } catch (IOException error) {
      Server.log("INFO", "Unable to reload your Velocity configuration. Check the console for more details.");
    }
  }

  private static void end() {
    Server.log("INFO", "Shutting down the proxy...");
    System.exit(0);
  }

  /** The subset of TOML in its settings: quoted values, lists of them, sections. */
  private static void readSettings() throws IOException {
    Path file = Path.of("velocity.toml");
    if (!Files.exists(file))
      Files.writeString(file, "config-version = \"2.7\"\nbind = \"0.0.0.0:25565\"\nplayer-info-forwarding-mode = \"NONE\"\n\n[servers]\nlobby = \"127.0.0.1:30066\"\ntry = [\n    \"lobby\"\n]\n");
    Path secretFile = Path.of("forwarding.secret");
    if (!Files.exists(secretFile)) Files.writeString(secretFile, UUID.randomUUID().toString().substring(0, 12));
    secret = Files.readString(secretFile).trim();
    String text = Files.readString(file).replaceAll("(?m)^\\s*#.*$", "");
    String section = "";
    List<String> tried = new ArrayList<>();
    Matcher entries = Pattern.compile("(?m)^\\[([^\\]]*)\\]|^\"?([\\w-]+)\"?\\s*=\\s*(\\[[^\\]]*\\]|\"[^\"]*\"|\\S+)").matcher(text);
    while (entries.find()) {
      if (entries.group(1) != null) {
        section = entries.group(1).trim();
        continue;
      }
      String key = entries.group(2);
      String value = entries.group(3);
      if (section.isEmpty() || section.equals("advanced")) settings.put(key, unquoted(value));
      if (!section.equals("servers")) continue;
      if (!key.equals("try")) servers.put(key, unquoted(value));
      else for (Matcher names = Pattern.compile("\"([^\"]*)\"").matcher(value); names.find(); ) tried.add(names.group(1));
    }
    order = tried;
  }

  private static String unquoted(String value) {
    return value.replaceAll("^\"|\"$", "");
  }

  private static String hostOf(String address) {
    return address.substring(0, address.lastIndexOf(':'));
  }

  private static int portOf(String address) {
    return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
  }

  private static void listen(ServerSocket socket) {
    while (true) {
      try {
        Socket client = socket.accept();
        new Thread(() -> take(client)).start();
      } catch (IOException error) {
        return;
      }
    }
  }

  private static void take(Socket client) {
    try (client) {
      DataInputStream in = new DataInputStream(client.getInputStream());
      InetSocketAddress from = (InetSocketAddress) client.getRemoteSocketAddress();
      if (settings.getOrDefault("haproxy-protocol", "false").equals("true")) {
        from = ProxyProtocol.read(in);
        // Without a usable address it stops here.
        if (from == null) return;
      }
      byte[] hello = packet(in);
      byte[] next = packet(in);
      if (hello[hello.length - 1] == 1) client.getOutputStream().write(framed(status()));
      if (hello[hello.length - 1] == 2) join(client, from, in, hello, next);
    } catch (IOException | RuntimeException error) {
      // The client has disconnected.
    }
  }

  private static byte[] status() throws IOException {
    StringBuilder sample = new StringBuilder();
    for (String name : players.keySet())
      sample.append(sample.isEmpty() ? "" : ",").append("{\"name\":\"" + name + "\",\"id\":\"" + UUID.randomUUID() + "\"}");
    return text(0, "{\"version\":{\"name\":\"Velocity 1.7.2-1.21.11\",\"protocol\":47},\"players\":{\"max\":" + settings.getOrDefault("show-max-players", "500") + ",\"online\":" + players.size() + ",\"sample\":[" + sample + "]},\"description\":{\"text\":\"A stand-in\"}}");
  }

  /** Connects to the first server that accepts the player. */
  private static void join(Socket client, InetSocketAddress address, DataInputStream in, byte[] hello, byte[] login) throws IOException {
    InputStream said = new ByteArrayInputStream(login);
    Server.number(said);
    String name = new String(said.readNBytes(Server.number(said)), StandardCharsets.UTF_8);
    String who = name + " (" + address + ")";
    Server.log("INFO", "[connected player] " + who + " has connected");
    for (String server : order) {
      try (Socket behind = new Socket()) {
        String at = servers.get(server);
        behind.connect(new InetSocketAddress(hostOf(at), portOf(at)), 5_000);
        behind.getOutputStream().write(framed(hello));
        behind.getOutputStream().write(framed(login));
        DataInputStream from = new DataInputStream(behind.getInputStream());
        byte[] welcome = admitted(behind, from, address, name);
        if (welcome == null) throw new IOException("it refused the player");
        Server.log("INFO", "[server connection] " + name + " -> " + server + " has connected");
        players.put(name, server);
        client.getOutputStream().write(framed(welcome));
        Thread up = new Thread(() -> pass(in, behind));
        up.start();
        pass(from, client);
        Server.log("INFO", "[server connection] " + name + " -> " + server + " has disconnected");
        players.remove(name);
        Server.log("INFO", "[connected player] " + who + " has disconnected");
        return;
      } catch (IOException | RuntimeException error) {
        Server.log("ERROR", "[connected player] " + who + ": unable to connect to server " + server + ": " + error.getMessage());
      }
    }
    client.getOutputStream().write(framed(text(0, "{\"text\":\"Unable to connect you to any server. Please try again later.\"}")));
    Server.log("INFO", "[connected player] " + who + " has disconnected");
  }

  /** The packet with which a server accepts a player after forwarding; null if it refuses. */
  private static byte[] admitted(Socket behind, DataInputStream from, InetSocketAddress address, String name) throws IOException {
    behind.setSoTimeout(30_000);
    while (true) {
      byte[] packet = packet(from);
      InputStream said = new ByteArrayInputStream(packet);
      int id = Server.number(said);
      if (id == 2) {
        behind.setSoTimeout(0);
        return packet;
      }
      if (id != 4) return null;
      int asked = Server.number(said);
      String channel = new String(said.readNBytes(Server.number(said)), StandardCharsets.UTF_8);
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      Server.number(answer, 2);
      Server.number(answer, asked);
      boolean known = channel.equals(Forwarding.channel) && settings.getOrDefault("player-info-forwarding-mode", "none").equalsIgnoreCase("modern");
      answer.write(known ? 1 : 0);
      if (known) answer.write(Forwarding.signed(secret, address.getAddress().getHostAddress(), name));
      behind.getOutputStream().write(framed(answer.toByteArray()));
    }
  }

  /** Copies bytes until either end closes; then closes both. */
  private static void pass(InputStream from, Socket to) {
    try (to) {
      from.transferTo(to.getOutputStream());
    } catch (IOException error) {
      // The other end has closed.
    }
  }

  private static byte[] packet(DataInputStream in) throws IOException {
    byte[] bytes = new byte[Server.number(in)];
    in.readFully(bytes);
    return bytes;
  }

  private static byte[] framed(byte[] packet) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    Server.number(whole, packet.length);
    whole.write(packet);
    return whole.toByteArray();
  }

  private static byte[] text(int id, String json) throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    Server.number(packet, id);
    Server.number(packet, bytes.length);
    packet.write(bytes);
    return packet.toByteArray();
  }
}
