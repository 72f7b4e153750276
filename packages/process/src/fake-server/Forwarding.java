import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Velocity's "modern" forwarding: the player's data, signed with the shared secret. */
final class Forwarding {
  static final String channel = "velocity:player_info";
  private static final int version = 1;

  static byte[] signed(String secret, String address, String name) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream to = new DataOutputStream(bytes);
    Server.number(to, version);
    text(to, address);
    UUID id = UUID.nameUUIDFromBytes(("OfflinePlayer:" + name).getBytes(StandardCharsets.UTF_8));
    to.writeLong(id.getMostSignificantBits());
    to.writeLong(id.getLeastSignificantBits());
    text(to, name);
    Server.number(to, 0);
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.write(signature(secret, bytes.toByteArray()));
    bytes.writeTo(whole);
    return whole.toByteArray();
  }

  static String addressIn(byte[] said) throws IOException {
    InputStream content = new ByteArrayInputStream(said, 32, said.length - 32);
    Server.number(content);
    return new String(content.readNBytes(Server.number(content)), StandardCharsets.UTF_8);
  }

  /** Whether the signature is a proxy's with the shared secret. */
  static boolean isGenuine(String secret, byte[] said) throws IOException {
    if (said.length < 32 || secret.isEmpty()) return false;
    byte[] content = Arrays.copyOfRange(said, 32, said.length);
    return MessageDigest.isEqual(signature(secret, content), Arrays.copyOf(said, 32));
  }

  /**
   * The secret in a server's settings, in Paper's current or former file, or in that of the
   * forwarding mod; null without forwarding. The Fabric mod is active whenever it is installed, and
   * accepts nobody without a secret.
   */
  static String secretOfServer() throws IOException {
    if (Addons.isFabric) return Addons.hasMod("fabricproxy-lite") ? setting("config/FabricProxy-Lite.toml", "secret", "") : null;
    if (Addons.isForge) {
      String file = "config/proxy-compatible-forge.toml";
      return Addons.hasMod("pcf") && setting(file, "enabled", "true").equals("true") ? setting(file, "secret", "") : null;
    }
    for (String file : new String[] {"config/paper-global.yml", "paper.yml"}) {
      if (!Files.exists(Path.of(file))) continue;
      Matcher found = Pattern.compile("\\n +velocity(?:-support)?:\\n((?: +[\\w-]+: .*\\n?)+)").matcher("\n" + Files.readString(Path.of(file)));
      if (!found.find() || !found.group(1).contains("enabled: true")) continue;
      Matcher secret = Pattern.compile("secret: \"((?:[^\"\\\\]|\\\\.)+)\"").matcher(found.group(1));
      if (secret.find()) return secret.group(1).replaceAll("\\\\(.)", "$1");
    }
    return null;
  }

  /** The first key of that name, in any section. */
  private static String setting(String file, String key, String otherwise) throws IOException {
    if (!Files.exists(Path.of(file))) return otherwise;
    Matcher found = Pattern.compile("(?m)^\\s*" + key + " *= *(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(\\w+))").matcher(Files.readString(Path.of(file)));
    if (!found.find()) return otherwise;
    return found.group(1) == null ? found.group(2) : found.group(1).replaceAll("\\\\(.)", "$1");
  }

  private static byte[] signature(String secret, byte[] content) throws IOException {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return mac.doFinal(content);
    } catch (GeneralSecurityException error) {
      throw new IOException(error);
    }
  }

  private static void text(DataOutputStream to, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Server.number(to, bytes.length);
    to.write(bytes);
  }
}
