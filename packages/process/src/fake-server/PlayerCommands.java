import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Collectors;

/**
 * Console commands about players, with the texts of Minecraft 1.18
 * (assets/minecraft/lang/en_us.json). Source of their behaviour: minecraft.wiki, "Commands/op",
 * "Commands/ban", "Commands/whitelist" and similar pages. Players are selected only by name.
 */
final class PlayerCommands {
  private static final String unknown = "Unknown or incomplete command, see below for error";
  private static final String address = "(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}";
  private final PlayerLists lists;

  PlayerCommands(PlayerLists lists) {
    this.lists = lists;
  }

  /** The console's answer by line; null for another command. */
  String answer(String line) throws IOException {
    String[] words = line.split(" +", 3);
    String name = words.length > 1 ? words[1] : null;
    String reason = words.length > 2 && !words[2].isBlank() ? words[2].strip() : null;
    return switch (words[0]) {
      case "op", "deop", "pardon", "unban" -> name == null || reason != null ? incomplete(line) : aboutOne(words[0], name);
      case "ban" -> name == null ? incomplete(line) : ban(name, reason);
      case "ban-ip" -> name == null ? incomplete(line) : banIp(name, reason);
      case "pardon-ip" -> name == null || reason != null ? incomplete(line) : pardonIp(name);
      case "kick" -> name == null ? incomplete(line) : kick(name, reason);
      case "banlist" -> banlist(line, name);
      case "list" -> list(line, name);
      case "whitelist" -> name == null ? incomplete(line) : whitelist(line, name, reason);
      default -> null;
    };
  }

  private static String incomplete(String line) {
    return unknown + "\n" + (line.length() > 10 ? "..." + line.substring(line.length() - 10) : line) + "<--[HERE]";
  }

  private String aboutOne(String command, String name) {
    PlayerLists.Profile who = lists.find(name);
    if (who == null) return "That player does not exist";
    String id = who.uuid().toString();
    switch (command) {
      case "op" -> {
        if (lists.ops.has(id)) return "Nothing changed. The player already is an operator";
        lists.op(who);
        return "Made " + who.name() + " a server operator";
      }
      case "deop" -> {
        if (!lists.ops.remove(id)) return "Nothing changed. The player is not an operator";
        kickUnlisted();
        return "Made " + who.name() + " no longer a server operator";
      }
      default -> {
        return lists.bans.remove(id) ? "Unbanned " + who.name() : "Nothing changed. The player isn't banned";
      }
    }
  }

  private String ban(String name, String given) {
    PlayerLists.Profile who = lists.find(name);
    if (who == null) return "That player does not exist";
    if (lists.bans.has(who.uuid().toString())) return "Nothing changed. The player is already banned";
    String reason = given == null ? PlayerLists.bannedByDefault : given;
    lists.ban(who, reason);
    for (Player player : Player.all) if (player.profile.uuid().equals(who.uuid())) player.kick("You are banned from this server");
    return "Banned " + who.name() + ": " + reason;
  }

  private String banIp(String target, String given) {
    Player named = Player.online(target);
    if (named == null && !target.matches(address)) return "Invalid IP address or unknown player";
    String ip = named == null ? target : named.address;
    if (lists.ipBans.has(ip)) return "Nothing changed. That IP is already banned";
    String reason = given == null ? PlayerLists.bannedByDefault : given;
    lists.banIp(ip, reason);
    List<Player> there = Player.all.stream().filter(player -> player.address.equals(ip)).toList();
    for (Player player : there) player.kick("You have been IP banned from this server");
    String names = there.stream().map(player -> player.profile.name()).collect(Collectors.joining(", "));
    return "Banned IP " + ip + ": " + reason + (there.isEmpty() ? "" : "\nThis ban affects " + there.size() + " players: " + names);
  }

  private String pardonIp(String ip) {
    if (!ip.matches(address)) return "Invalid IP address";
    return lists.ipBans.remove(ip) ? "Unbanned IP " + ip : "Nothing changed. That IP isn't banned";
  }

  private String kick(String name, String given) {
    Player player = Player.online(name);
    String reason = given == null ? "Kicked by an operator" : given;
    if (player == null) return "No player was found";
    player.kick(reason);
    return "Kicked " + player.profile.name() + ": " + reason;
  }

  private String banlist(String line, String kind) {
    if (kind != null && !kind.equals("ips") && !kind.equals("players")) return incomplete(line);
    List<String> said = new ArrayList<>();
    if (!"ips".equals(kind)) for (Map<String, String> ban : lists.bans.all()) said.add(entry(ban.get("name"), ban));
    if (!"players".equals(kind)) for (Map<String, String> ban : lists.ipBans.all()) said.add(entry(ban.get("ip"), ban));
    return said.isEmpty() ? "There are no bans" : "There are " + said.size() + " bans:\n" + String.join("\n", said);
  }

  private static String entry(String whom, Map<String, String> ban) {
    return whom + " was banned by " + ban.get("source") + ": " + ban.get("reason");
  }

  private String list(String line, String how) {
    if (how != null && !how.equals("uuids")) return incomplete(line);
    List<String> names = new ArrayList<>(Server.players);
    if (how != null) names.replaceAll(name -> name + " (" + PlayerLists.loggedIn(name).uuid() + ")");
    return "There are " + names.size() + " of a max of " + Server.settings.getProperty("max-players") + " players online: " + String.join(", ", names);
  }

  private String whitelist(String line, String what, String name) throws IOException {
    boolean takesName = what.equals("add") || what.equals("remove");
    if (takesName != (name != null)) return incomplete(line);
    switch (what) {
      case "on", "off" -> {
        if (lists.isWhitelistOn == what.equals("on")) return "Whitelist is already turned " + what;
        lists.isWhitelistOn = what.equals("on");
        Server.settings.setProperty("white-list", String.valueOf(lists.isWhitelistOn));
        Server.writeSettings();
        kickUnlisted();
        return "Whitelist is now turned " + what;
      }
      case "list" -> {
        List<Map<String, String>> all = lists.whitelist.all();
        String names = all.stream().map(entry -> entry.get("name")).collect(Collectors.joining(", "));
        return all.isEmpty() ? "There are no whitelisted players" : "There are " + all.size() + " whitelisted players: " + names;
      }
      case "reload" -> {
        lists.whitelist.load();
        kickUnlisted();
        return "Reloaded the whitelist";
      }
      case "add", "remove" -> {
        PlayerLists.Profile who = lists.find(name);
        if (who == null) return "That player does not exist";
        boolean isOn = lists.whitelist.has(who.uuid().toString());
        if (what.equals("add")) {
          if (isOn) return "Player is already whitelisted";
          lists.allow(who);
          return "Added " + who.name() + " to the whitelist";
        }
        if (!lists.whitelist.remove(who.uuid().toString())) return "Player is not whitelisted";
        kickUnlisted();
        return "Removed " + who.name() + " from the whitelist";
      }
      default -> {
        return incomplete(line);
      }
    }
  }

  /** Players who are no longer allowed are kicked only if `enforce-whitelist` is on. */
  private void kickUnlisted() {
    if (!lists.isWhitelistOn || !Boolean.parseBoolean(Server.settings.getProperty("enforce-whitelist"))) return;
    for (Player player : Player.all) {
      String id = player.profile.uuid().toString();
      if (!lists.whitelist.has(id) && !lists.ops.has(id)) player.kick("You are not white-listed on this server!");
    }
  }
}
