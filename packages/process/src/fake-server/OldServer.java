import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.*;

/**
 * A server of 1.6.4 and earlier: it logs to stderr with a date, its packets have no length prefix,
 * and it supports only the ping and login of that time. Source: minecraft.wiki, "Java Edition
 * protocol", protocol 78.
 */
public final class OldServer {
  static Properties settings = new Properties();

  public static void main(String[] args) throws Exception {
    log("INFO", "Starting minecraft server version 1.6.4");
    settings = Server.read(java.nio.file.Path.of("server.properties"));
    String host = settings.getProperty("server-ip", "");
    ServerSocket socket = new ServerSocket(Integer.parseInt(settings.getProperty("server-port", "25565")), 50, host.isEmpty() ? null : InetAddress.getByName(host));
    log("INFO", "Done (1.512s)! For help, type \"help\" or \"?\"");
    Thread players = new Thread(() -> listen(socket));
    players.setDaemon(true);
    players.start();
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = commands.readLine()) != null; ) {
      if (line.equals("stop")) {
        log("INFO", "Stopping the server");
        log("INFO", "Stopping server");
        System.exit(0);
      }
      log("INFO", "Unknown command. Type \"help\" for help.");
    }
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

  static void answer(Socket client) {
    try (client) {
      client.setSoTimeout(10_000);
      DataInputStream in = new DataInputStream(client.getInputStream());
      int id = in.read();
      if (id == 0xfe) {
        // 1.6 waits for the whole packet.
        if (in.read() != 1 || in.read() != 0xfa || !text(in).equals("MC|PingHost")) return;
        in.skipNBytes(in.readUnsignedShort());
        kick(client, String.join("\0", "\u00a71", "78", "1.6.4", settings.getProperty("motd", ""), "0", settings.getProperty("max-players", "20")));
      } else if (id == 2) {
        int protocol = in.read();
        String player = text(in);
        log("INFO", player + "[/" + client.getInetAddress().getHostAddress() + ":" + client.getPort() + "] logged in with entity id 1 at (0.5, 64.0, 0.5)");
        kick(client, protocol + " " + player + " at " + text(in) + ":" + in.readInt());
      } else log("INFO", "/" + client.getInetAddress().getHostAddress() + " lost connection: Protocol error");
    } catch (IOException error) {
      log("INFO", "lost connection");
    }
  }

  static String text(DataInputStream in) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int left = in.readUnsignedShort(); left > 0; left--) text.append(in.readChar());
    return text.toString();
  }

  static void kick(Socket client, String text) throws IOException {
    DataOutputStream out = new DataOutputStream(client.getOutputStream());
    out.write(0xff);
    out.writeShort(text.length());
    out.writeChars(text);
    out.flush();
  }

  static void log(String level, String text) {
    System.err.println(new SimpleDateFormat("yyyy-MM-dd HH:mm:ss").format(new Date()) + " [" + level + "] " + text);
  }
}
