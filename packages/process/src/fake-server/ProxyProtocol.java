import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;

/** HAProxy's PROXY protocol, version 2: a header with the original connection's addresses. */
final class ProxyProtocol {
  private static final byte[] signature = {13, 10, 13, 10, 0, 13, 10, 'Q', 'U', 'I', 'T', 10};

  /** Paper's current and former setting. */
  static boolean isOnInServer() throws IOException {
    for (String file : new String[] {"config/paper-global.yml", "paper.yml"})
      if (Files.exists(Path.of(file)) && Pattern.compile("(?m)^ +proxy-protocol: true$").matcher(Files.readString(Path.of(file))).find()) return true;
    return false;
  }

  /** The player's address; null for a LOCAL header. A connection without a header is refused. */
  static InetSocketAddress read(DataInputStream in) throws IOException {
    byte[] begin = new byte[16];
    in.readFully(begin);
    if (!Arrays.equals(begin, 0, 12, signature, 0, 12)) throw new IOException("no PROXY protocol");
    byte[] content = new byte[(begin[14] & 255) << 8 | begin[15] & 255];
    in.readFully(content);
    if (begin[12] == 0x20) return null;
    int size = begin[13] >> 4 == 1 ? 4 : 16;
    if (begin[12] != 0x21 || content.length < 2 * size + 4) throw new IOException("no PROXY protocol");
    int port = (content[2 * size] & 255) << 8 | content[2 * size + 1] & 255;
    return new InetSocketAddress(InetAddress.getByAddress(Arrays.copyOf(content, size)), port);
  }
}
