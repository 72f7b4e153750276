import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.*;
import java.util.regex.*;

/**
 * Operators, bans and the whitelist in the game's files. Sources: minecraft.wiki, "Ops.json
 * format", "Whitelist.json", "Banned-players.json format", "Banned-ips.json format"; the order of
 * checks at login: PlayerList.canPlayerLogin.
 */
final class PlayerLists {
  /** The date format of BanListEntry. */
  private static final String dates = "yyyy-MM-dd HH:mm:ss Z";
  static final String bannedByDefault = "Banned by an operator.";

  record Profile(String name, UUID uuid) {}

  /** Entries by UUID or address, in insertion order. */
  static final class List {
    private final Path file;
    private final String key;
    private final String title;
    final Map<String, Map<String, String>> entries = new LinkedHashMap<>();

    List(String file, String key, String title) {
      this.file = Path.of(file);
      this.key = key;
      this.title = title;
    }

    /** An invalid list is logged and counts as empty, as in the game. */
    synchronized void load() {
      entries.clear();
      if (!Files.exists(file)) {
        save();
        return;
      }
      try {
        for (Map<String, String> entry : Json.objects(Files.readString(file))) if (entry.get(key) != null) entries.put(entry.get(key), entry);
      } catch (IOException | RuntimeException error) {
        Server.log("WARN", "Failed to load " + title + ": " + error);
      }
      if (entries.values().removeIf(PlayerLists::isOver)) save();
    }

    synchronized boolean has(String id) {
      return entries.containsKey(id);
    }

    synchronized void put(String id, Map<String, String> entry) {
      entries.put(id, entry);
      save();
    }

    synchronized boolean remove(String id) {
      boolean was = entries.remove(id) != null;
      if (was) save();
      return was;
    }

    synchronized java.util.List<Map<String, String>> all() {
      return new ArrayList<>(entries.values());
    }

    private void save() {
      try {
        Files.writeString(file, Json.text(entries.values()));
      } catch (IOException error) {
        Server.log("WARN", "Failed to save " + title + ": " + error);
      }
    }
  }

  final List ops = new List("ops.json", "uuid", "operators list");
  final List whitelist = new List("whitelist.json", "uuid", "white-list");
  final List bans = new List("banned-players.json", "uuid", "user banlist");
  final List ipBans = new List("banned-ips.json", "ip", "ip banlist");
  private final List cache = new List("usercache.json", "uuid", "profile cache");
  boolean isWhitelistOn = Boolean.parseBoolean(Server.settings.getProperty("white-list"));

  PlayerLists() {
    for (List list : new List[] {bans, ipBans, ops, whitelist, cache}) list.load();
  }

  /** Why the player may not join; null if allowed. */
  String refusal(Profile who, String address) {
    String id = who.uuid().toString();
    Map<String, String> ban = valid(bans, id);
    if (ban != null) return "You are banned from this server.\nReason: " + ban.get("reason") + until(ban);
    if (isWhitelistOn && !whitelist.has(id) && !ops.has(id)) return "You are not white-listed on this server!";
    Map<String, String> ipBan = valid(ipBans, address);
    if (ipBan != null) return "Your IP address is banned from this server.\nReason: " + ipBan.get("reason") + until(ipBan);
    boolean isFull = Server.players.size() >= Integer.parseInt(Server.settings.getProperty("max-players"));
    boolean isLetIn = ops.has(id) && Boolean.parseBoolean(ops.entries.get(id).get("bypassesPlayerLimit"));
    return isFull && !isLetIn ? "The server is full!" : null;
  }

  private static Map<String, String> valid(List list, String id) {
    Map<String, String> entry = list.entries.get(id);
    if (entry == null || !isOver(entry)) return entry;
    list.remove(id);
    return null;
  }

  private static String until(Map<String, String> ban) {
    String expires = ban.getOrDefault("expires", "forever");
    return expires.equals("forever") ? "" : "\nYour ban will be removed on " + expires;
  }

  private static boolean isOver(Map<String, String> entry) {
    try {
      String expires = entry.get("expires");
      return expires != null && new SimpleDateFormat(dates).parse(expires).before(new Date());
    } catch (ParseException forever) {
      return false;
    }
  }

  /** Stores the names of players, as the game does for a month. */
  void remember(Profile who) {
    Map<String, String> entry = named(who);
    entry.put("expiresOn", new SimpleDateFormat(dates).format(new Date(System.currentTimeMillis() + 30L * 86_400_000)));
    cache.put(who.uuid().toString(), entry);
  }

  void op(Profile who) {
    Map<String, String> entry = named(who);
    entry.put("level", Server.settings.getProperty("op-permission-level", "4"));
    entry.put("bypassesPlayerLimit", "false");
    ops.put(who.uuid().toString(), entry);
  }

  void allow(Profile who) {
    whitelist.put(who.uuid().toString(), named(who));
  }

  void ban(Profile who, String reason) {
    bans.put(who.uuid().toString(), banned(named(who), reason));
  }

  void banIp(String address, String reason) {
    ipBans.put(address, banned(new LinkedHashMap<>(Map.of("ip", address)), reason));
  }

  private static Map<String, String> named(Profile who) {
    Map<String, String> entry = new LinkedHashMap<>();
    entry.put("uuid", who.uuid().toString());
    entry.put("name", who.name());
    return entry;
  }

  private static Map<String, String> banned(Map<String, String> entry, String reason) {
    entry.put("created", new SimpleDateFormat(dates).format(new Date()));
    entry.put("source", "Server");
    entry.put("expires", "forever");
    entry.put("reason", reason);
    return entry;
  }

  /** The account of a name, case-insensitively from the cache; null if there is none. */
  Profile find(String name) {
    for (Map<String, String> known : cache.all()) if (known.get("name").equalsIgnoreCase(name)) return new Profile(known.get("name"), UUID.fromString(known.get("uuid")));
    return isOnlineMode() ? account(name) : new Profile(name, offlineId(name));
  }

  /** The identity with which a player of this name logs in. */
  static Profile loggedIn(String name) {
    Profile account = isOnlineMode() ? account(name) : null;
    return account == null ? new Profile(name, offlineId(name)) : new Profile(name, account.uuid());
  }

  static boolean isOnlineMode() {
    return Boolean.parseBoolean(Server.settings.getProperty("online-mode", "true"));
  }

  static UUID offlineId(String name) {
    return UUID.nameUUIDFromBytes(("OfflinePlayer:" + name).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The account of a name, as the fake of Mojang's API has it (apps/api/src/cores/fake-sources),
   * which a sandbox cannot reach. There is no session server, so nobody is authenticated.
   */
  private static Profile account(String name) {
    if (!name.matches("\\w{1,16}") || name.toLowerCase(Locale.ROOT).startsWith("nobody")) return null;
    try {
      byte[] hash = MessageDigest.getInstance("MD5").digest(name.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8));
      String hex = String.format("%032x", new BigInteger(1, hash));
      String id = hex.substring(0, 12) + "4" + hex.substring(13, 16) + "8" + hex.substring(17);
      String spelled = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1).toLowerCase(Locale.ROOT);
      return new Profile(spelled, UUID.fromString(id.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5")));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
