import java.util.*;
import java.util.regex.*;

/** The subset of JSON in the game's player lists: an array of flat objects. */
final class Json {
  private static final String text = "\"((?:[^\"\\\\\\p{Cntrl}]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*)\"";
  private static final String value = "(?:" + text + "|(-?\\d+(?:\\.\\d+)?|true|false|null))";
  private static final Pattern member = Pattern.compile("\\s*" + text + "\\s*:\\s*" + value + "\\s*");

  /** Throws IllegalArgumentException for other JSON. */
  static List<Map<String, String>> objects(String source) {
    String rest = source.strip();
    if (!rest.startsWith("[") || !rest.endsWith("]")) throw new IllegalArgumentException("expected an array");
    rest = rest.substring(1, rest.length() - 1).strip();
    List<Map<String, String>> found = new ArrayList<>();
    while (!rest.isEmpty()) {
      if (!rest.startsWith("{")) throw new IllegalArgumentException("expected an object");
      Map<String, String> object = new LinkedHashMap<>();
      Matcher next = member.matcher(rest);
      int at = 1;
      while (next.find(at) && next.start() == at) {
        object.put(plain(next.group(1)), next.group(2) == null ? next.group(3) : plain(next.group(2)));
        at = next.end();
        if (at < rest.length() && rest.charAt(at) == ',') at++;
        else break;
      }
      while (at < rest.length() && Character.isWhitespace(rest.charAt(at))) at++;
      if (at >= rest.length() || rest.charAt(at) != '}') throw new IllegalArgumentException("expected the end of an object");
      found.add(object);
      rest = rest.substring(at + 1).strip();
      if (rest.startsWith(",")) rest = rest.substring(1).strip();
      else if (!rest.isEmpty()) throw new IllegalArgumentException("expected a comma");
    }
    return found;
  }

  /** Indented by two spaces, as the game writes it. */
  static String text(Collection<Map<String, String>> objects) {
    if (objects.isEmpty()) return "[]";
    StringBuilder out = new StringBuilder("[");
    for (Map<String, String> object : objects) {
      out.append(out.length() > 1 ? "," : "").append("\n  {");
      String comma = "";
      for (Map.Entry<String, String> each : object.entrySet()) {
        out.append(comma).append("\n    ").append(quoted(each.getKey())).append(": ").append(isBare(each) ? each.getValue() : quoted(each.getValue()));
        comma = ",";
      }
      out.append("\n  }");
    }
    return out.append("\n]").toString();
  }

  private static boolean isBare(Map.Entry<String, String> member) {
    return member.getKey().equals("level") || member.getKey().equals("bypassesPlayerLimit");
  }

  private static String quoted(String of) {
    return "\"" + of.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }

  private static String plain(String escaped) {
    return Pattern.compile("\\\\(u[0-9a-fA-F]{4}|.)").matcher(escaped).replaceAll(found -> {
      String one = found.group(1);
      String is = one.length() == 5 ? String.valueOf((char) Integer.parseInt(one.substring(1), 16)) : "bfnrt".contains(one) ? String.valueOf("\b\f\n\r\t".charAt("bfnrt".indexOf(one))) : one;
      return Matcher.quoteReplacement(is);
    });
  }
}
