import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;

/** A 1.8 client (protocol 47, without registries) in the world, which can chat. */
final class Player {
  static final int protocol = 47;
  static final List<Player> all = new CopyOnWriteArrayList<>();
  private final Socket client;
  private final OutputStream out;
  /** Identity and address; set after the login. */
  PlayerLists.Profile profile;
  String address;
  private volatile String kicked;

  private Player(Socket client) throws IOException {
    this.client = client;
    this.out = client.getOutputStream();
  }

  /** Returns when the client has disconnected. */
  static void play(Socket client, SocketAddress from, DataInputStream in, byte[] hello) throws IOException {
    InputStream asked = new ByteArrayInputStream(hello);
    Server.number(asked);
    if (Server.number(asked) != protocol) return;
    String name = text(packet(in, 0));
    Player player = new Player(client);
    client.setSoTimeout(30_000);
    String forwarded = Server.forwardingSecret == null ? null : player.comesByProxy(in);
    if (Server.forwardingSecret != null && forwarded == null) {
      player.send(0, to -> text(to, "{\"text\":\"This server requires you to connect with Velocity.\"}"));
      Server.log("INFO", "Disconnecting " + name + ": This server requires you to connect with Velocity.");
      return;
    }
    player.profile = PlayerLists.loggedIn(name);
    player.address = forwarded == null ? ((InetSocketAddress) from).getAddress().getHostAddress() : forwarded;
    String refusal = Server.lists.refusal(player.profile, player.address);
    if (refusal != null) {
      player.send(0, to -> text(to, json(refusal)));
      String who = "com.mojang.authlib.GameProfile@" + Integer.toHexString(player.hashCode()) + "[id=" + player.profile.uuid() + ",name=" + name + ",properties={},legacy=false]";
      Server.log("INFO", "Disconnecting " + who + " (/" + player.address + ":" + ((InetSocketAddress) from).getPort() + "): " + refusal);
      return;
    }
    Server.lists.remember(player.profile);
    player.welcome();
    Server.players.add(name);
    all.add(player);
    Server.log("INFO", name + " joined the game");
    String address = forwarded == null ? String.valueOf(from) : "/" + forwarded + ":" + ((InetSocketAddress) from).getPort();
    Server.log("INFO", name + "[" + address + "] logged in with entity id 1 at ([world]0.5, 64.0, 0.5)");
    // A client disconnects after 30 s without a packet.
    client.setSoTimeout(10_000);
    try {
      while (true) player.hear(name, in);
    } catch (IOException error) {
      all.remove(player);
      Server.players.remove(name);
      if (player.kicked != null) Server.log("INFO", name + " lost connection: " + player.kicked);
      Server.log("INFO", name + " left the game");
    }
  }

  /** Sends the changed block to all players. */
  static void seeAll(int x, int y, int z, int block) {
    for (Player player : all) {
      try {
        player.send(0x23, to -> {
          to.writeLong(place(x, y, z));
          Server.number(to, block);
        });
      } catch (IOException error) {
        // It has disconnected; its own thread handles that.
      }
    }
  }

  static void tellAll(String text) {
    for (Player player : all) {
      try {
        player.tell(text);
      } catch (IOException error) {
        // It has disconnected; its own thread handles that.
      }
    }
  }

  /**
   * Requests the player's identity from the proxy, which signs it; other clients do not understand
   * the request.
   */
  private String comesByProxy(DataInputStream in) {
    try {
      send(4, to -> {
        Server.number(to, 1);
        text(to, Forwarding.channel);
        to.writeByte(1);
      });
      DataInputStream answer = packet(in, 2);
      if (answer == null || Server.number(answer) != 1 || !answer.readBoolean()) return null;
      byte[] said = answer.readAllBytes();
      return Forwarding.isGenuine(Server.forwardingSecret, said) ? Forwarding.addressIn(said) : null;
    } catch (IOException error) {
      return null;
    }
  }

  /** The player of that name, case-insensitively; null if offline. */
  static Player online(String name) {
    for (Player player : all) if (player.profile.name().equalsIgnoreCase(name)) return player;
    return null;
  }

  /** Kicks the player with a message. The player's own thread logs the disconnect. */
  void kick(String reason) {
    kicked = reason;
    try {
      send(0x40, to -> text(to, json(reason)));
      client.shutdownOutput();
      client.shutdownInput();
    } catch (IOException error) {
      // It has disconnected; its own thread handles that.
    }
  }

  private void welcome() throws IOException {
    send(2, to -> {
      text(to, profile.uuid().toString());
      text(to, profile.name());
    });
    send(1, to -> {
      to.writeInt(1);
      to.write(new byte[] {0, 0, 1, 20});
      text(to, "flat");
      to.writeBoolean(false);
    });
    World world = Server.world;
    int[] spawn = world.spawn();
    send(5, to -> to.writeLong(place(spawn[0], spawn[1], spawn[2])));
    send(0x21, to -> {
      to.writeInt(world.chunkX());
      to.writeInt(world.chunkZ());
      to.writeBoolean(true);
      to.writeShort(world.mask());
      byte[] content = world.content();
      Server.number(to, content.length);
      to.write(content);
    });
    send(8, to -> {
      to.writeDouble(spawn[0] + 0.5);
      to.writeDouble(spawn[1]);
      to.writeDouble(spawn[2] + 0.5);
      to.writeFloat(0);
      to.writeFloat(0);
      to.writeByte(0);
    });
  }

  private static long place(int x, int y, int z) {
    return (x & 0x3ffffffL) << 38 | (y & 0xfffL) << 26 | z & 0x3ffffffL;
  }

  private void hear(String name, DataInputStream in) throws IOException {
    DataInputStream said;
    try {
      said = packet(in, 1);
    } catch (SocketTimeoutException silence) {
      send(0, to -> Server.number(to, 1));
      return;
    }
    if (said == null) return;
    String text = text(said);
    Server.log("INFO", "<" + name + "> " + text);
    tellAll("<" + name + "> " + text);
  }

  static String json(String text) {
    return "{\"text\":\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"}";
  }

  private void tell(String text) throws IOException {
    send(2, to -> {
      text(to, json(text));
      to.writeByte(1);
    });
  }

  private interface Body {
    void write(DataOutputStream to) throws IOException;
  }

  private synchronized void send(int id, Body body) throws IOException {
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    Server.number(packet, id);
    body.write(new DataOutputStream(packet));
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    Server.number(whole, packet.size());
    packet.writeTo(whole);
    out.write(whole.toByteArray());
  }

  /** The payload of the packet with this id; null for another packet. */
  private static DataInputStream packet(DataInputStream in, int id) throws IOException {
    byte[] bytes = new byte[Server.number(in)];
    in.readFully(bytes);
    DataInputStream packet = new DataInputStream(new ByteArrayInputStream(bytes));
    return Server.number(packet) == id ? packet : null;
  }

  private static String text(DataInputStream from) throws IOException {
    byte[] bytes = new byte[Server.number(from)];
    from.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void text(DataOutputStream to, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Server.number(to, bytes.length);
    to.write(bytes);
  }
}
