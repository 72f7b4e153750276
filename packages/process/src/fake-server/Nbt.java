import java.io.*;
import java.util.*;

/**
 * The game's NBT format: a compound is a map, a list has an element type, other values are Java's.
 */
final class Nbt {
  record TagList(byte kind, List<Object> all) {}

  static Map<String, Object> read(InputStream from) throws IOException {
    DataInputStream in = new DataInputStream(from);
    if (in.readByte() != 10) throw new IOException("Root tag must be a named compound tag");
    in.readUTF();
    return compound(in);
  }

  static void write(OutputStream to, Map<String, Object> root) throws IOException {
    DataOutputStream out = new DataOutputStream(to);
    out.writeByte(10);
    out.writeUTF("");
    put(out, root);
    out.flush();
  }

  private static Map<String, Object> compound(DataInputStream in) throws IOException {
    Map<String, Object> found = new LinkedHashMap<>();
    for (byte kind; (kind = in.readByte()) != 0; ) found.put(in.readUTF(), value(in, kind));
    return found;
  }

  private static Object value(DataInputStream in, byte kind) throws IOException {
    switch (kind) {
      case 1: return in.readByte();
      case 2: return in.readShort();
      case 3: return in.readInt();
      case 4: return in.readLong();
      case 5: return in.readFloat();
      case 6: return in.readDouble();
      case 7: {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
      }
      case 8: return in.readUTF();
      case 9: {
        TagList list = new TagList(in.readByte(), new ArrayList<>());
        for (int left = in.readInt(); left > 0; left--) list.all.add(value(in, list.kind));
        return list;
      }
      case 10: return compound(in);
      case 11: {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readInt();
        return numbers;
      }
      case 12: {
        long[] numbers = new long[in.readInt()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readLong();
        return numbers;
      }
      default: throw new IOException("Invalid tag id: " + kind);
    }
  }

  private static byte kindOf(Object value) {
    if (value instanceof Byte) return 1;
    if (value instanceof Short) return 2;
    if (value instanceof Integer) return 3;
    if (value instanceof Long) return 4;
    if (value instanceof Float) return 5;
    if (value instanceof Double) return 6;
    if (value instanceof byte[]) return 7;
    if (value instanceof String) return 8;
    if (value instanceof TagList) return 9;
    if (value instanceof int[]) return 11;
    return (byte) (value instanceof long[] ? 12 : 10);
  }

  @SuppressWarnings("unchecked")
  private static void put(DataOutputStream out, Object value) throws IOException {
    if (value instanceof Byte it) out.writeByte(it);
    else if (value instanceof Short it) out.writeShort(it);
    else if (value instanceof Integer it) out.writeInt(it);
    else if (value instanceof Long it) out.writeLong(it);
    else if (value instanceof Float it) out.writeFloat(it);
    else if (value instanceof Double it) out.writeDouble(it);
    else if (value instanceof String it) out.writeUTF(it);
    else if (value instanceof byte[] it) {
      out.writeInt(it.length);
      out.write(it);
    } else if (value instanceof int[] it) {
      out.writeInt(it.length);
      for (int number : it) out.writeInt(number);
    } else if (value instanceof long[] it) {
      out.writeInt(it.length);
      for (long number : it) out.writeLong(number);
    } else if (value instanceof TagList it) {
      out.writeByte(it.kind);
      out.writeInt(it.all.size());
      for (Object one : it.all) put(out, one);
    } else {
      for (Map.Entry<String, Object> entry : ((Map<String, Object>) value).entrySet()) {
        out.writeByte(kindOf(entry.getValue()));
        out.writeUTF(entry.getKey());
        put(out, entry.getValue());
      }
      out.writeByte(0);
    }
  }
}
