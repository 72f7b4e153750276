import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.zip.*;

/**
 * A world in the game's format until 1.12: `level.dat` and regions of chunks. It loads the spawn
 * chunk at start; changed blocks are written when the world is saved. A missing chunk is created as
 * flat grass.
 */
final class World {
  private static final int sector = 4096;
  /** Blocks with a name here; clients get the number. */
  private static final Map<String, Integer> names = Map.of("air", 0, "stone", 1, "grass_block", 2, "dirt", 3, "gold_block", 41, "diamond_block", 57);
  /** Ticks (20 per second) between Paper's automatic saves. */
  private static final long saveEveryTicks = Long.getLong("standin.saveEveryTicks", 6000);
  private final Path folder;
  private Map<String, Object> level;
  private final Map<String, Object> data;
  private Map<String, Object> chunk;
  private boolean isChunkChanged;
  private boolean savesItself = true;

  World(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(folder.resolve("region"));
    Files.writeString(folder.resolve("session.lock"), "\u2603");
    boolean isNew = !Files.exists(folder.resolve("level.dat"));
    level = isNew ? fresh() : readLevel();
    data = compound(level, "Data");
    chunk = readChunk();
    if (isNew) save();
  }

  String name() {
    return String.valueOf(data.get("LevelName"));
  }

  int[] spawn() {
    return new int[] {number("SpawnX"), number("SpawnY"), number("SpawnZ")};
  }

  private int number(String key) {
    return data.get(key) instanceof Number it ? it.intValue() : 0;
  }

  synchronized void tick() {
    long time = data.get("Time") instanceof Long it ? it + 1 : 1;
    data.put("Time", time);
    if (savesItself && time % saveEveryTicks == 0) save();
  }

  /** Answers of `save-off` and `save-on`. */
  synchronized String setSaving(boolean on) {
    if (savesItself == on) return "Saving is already turned " + (on ? "on" : "off");
    savesItself = on;
    return "Automatic saving is now " + (on ? "enabled" : "disabled");
  }

  synchronized boolean save() {
    try {
      if (isChunkChanged) writeChunk();
      isChunkChanged = false;
      Path next = folder.resolve("level.dat_new");
      try (OutputStream to = new GZIPOutputStream(Files.newOutputStream(next))) { Nbt.write(to, level); }
      Path now = folder.resolve("level.dat");
      if (Files.exists(now)) Files.move(now, folder.resolve("level.dat_old"), StandardCopyOption.REPLACE_EXISTING);
      Files.move(next, now);
      return true;
    } catch (IOException error) {
      Server.log("ERROR", "Failed to save: " + error);
      return false;
    }
  }

  /** The block's number, or -1 if it is unknown or its position was never visited. */
  synchronized int setBlock(int x, int y, int z, String name) {
    Integer block = names.get(name.replace("minecraft:", ""));
    if (block == null || x >> 4 != chunkX() || z >> 4 != chunkZ()) return -1;
    for (Map<String, Object> section : sections()) {
      if ((Byte) section.get("Y") != y >> 4) continue;
      int at = (y & 15) << 8 | (z & 15) << 4 | x & 15;
      ((byte[]) section.get("Blocks"))[at] = (byte) (int) block;
      ((byte[]) section.get("Data"))[at / 2] &= (byte) (0xf0 >> 4 * (at & 1));
      isChunkChanged = true;
      return block << 4;
    }
    return -1;
  }

  int chunkX() {
    return number("SpawnX") >> 4;
  }

  int chunkZ() {
    return number("SpawnZ") >> 4;
  }

  /** The chunk's section mask, and its data for a 1.8 client. */
  synchronized int mask() {
    int mask = 0;
    for (Map<String, Object> section : sections()) mask |= 1 << (Byte) section.get("Y");
    return mask;
  }

  synchronized byte[] content() {
    List<Map<String, Object>> sections = new ArrayList<>(sections());
    sections.sort(Comparator.comparing(section -> (Byte) section.get("Y")));
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    for (Map<String, Object> section : sections) {
      byte[] blocks = (byte[]) section.get("Blocks");
      byte[] kinds = (byte[]) section.get("Data");
      for (int i = 0; i < 4096; i++) {
        int both = (blocks[i] & 255) << 4 | kinds[i / 2] >> 4 * (i & 1) & 15;
        to.write(both);
        to.write(both >> 8);
      }
    }
    byte[] bright = new byte[4096 * sections.size()];
    Arrays.fill(bright, (byte) 255);
    to.writeBytes(bright);
    to.writeBytes(new byte[256]);
    return to.toByteArray();
  }

  @SuppressWarnings("unchecked")
  private List<Map<String, Object>> sections() {
    return (List<Map<String, Object>>) (List<?>) ((Nbt.TagList) compound(chunk, "Level").get("Sections")).all();
  }

  private Map<String, Object> readLevel() throws IOException {
    for (String name : new String[] {"level.dat", "level.dat_old"}) {
      Path file = folder.resolve(name);
      try (InputStream from = new GZIPInputStream(Files.newInputStream(file))) {
        Map<String, Object> found = Nbt.read(from);
        compound(found, "Data");
        return found;
      } catch (IOException error) {
        Server.log("ERROR", "Exception reading ./" + file + ": " + error);
      }
    }
    throw new IOException("Failed to load level data");
  }

  private Map<String, Object> fresh() {
    Map<String, Object> of = new LinkedHashMap<>(Map.of("LevelName", folder.getFileName().toString(), "version", 19133, "Time", 0L));
    of.putAll(Map.of("SpawnX", 0, "SpawnY", 64, "SpawnZ", 0));
    return new LinkedHashMap<>(Map.of("Data", of));
  }

  /** Its top is at 63. */
  private Map<String, Object> flat() {
    byte[] blocks = new byte[4096];
    Arrays.fill(blocks, 0, 15 << 8, (byte) 3);
    Arrays.fill(blocks, 15 << 8, 4096, (byte) 2);
    Nbt.TagList sections = new Nbt.TagList((byte) 10, new ArrayList<>());
    for (byte y = 3; y < 5; y++)
      sections.all().add(new LinkedHashMap<>(Map.of("Y", y, "Blocks", y == 3 ? blocks : new byte[4096], "Data", new byte[2048], "BlockLight", new byte[2048], "SkyLight", new byte[2048])));
    Map<String, Object> of = new LinkedHashMap<>(Map.of("xPos", chunkX(), "zPos", chunkZ(), "Sections", sections, "Biomes", new byte[256]));
    return new LinkedHashMap<>(Map.of("Level", of));
  }

  private Path region() {
    return folder.resolve("region/r." + (chunkX() >> 5) + "." + (chunkZ() >> 5) + ".mca");
  }

  /** The chunk's entry in the region's location table. */
  private int entry() {
    return 4 * ((chunkX() & 31) + 32 * (chunkZ() & 31));
  }

  private Map<String, Object> readChunk() {
    if (!Files.exists(region())) return flat();
    try (RandomAccessFile file = new RandomAccessFile(region().toFile(), "r")) {
      file.seek(entry());
      int at = file.readInt() >>> 8;
      if (at == 0) return flat();
      file.seek((long) at * sector);
      byte[] packed = new byte[file.readInt() - 1];
      if (file.readByte() != 2) throw new IOException("unknown compression");
      file.readFully(packed);
      Map<String, Object> found = Nbt.read(new InflaterInputStream(new ByteArrayInputStream(packed)));
      if (!(compound(found, "Level").get("Sections") instanceof Nbt.TagList)) throw new IOException("no sections");
      return found;
    } catch (IOException | RuntimeException error) {
      Server.log("ERROR", "Couldn't load chunk [" + chunkX() + ", " + chunkZ() + "]: " + error);
      return flat();
    }
  }

  /** Appends to the region, padded to a whole sector. */
  private void writeChunk() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream to = new DeflaterOutputStream(packed)) { Nbt.write(to, chunk); }
    try (RandomAccessFile file = new RandomAccessFile(region().toFile(), "rw")) {
      int at = Math.max(2, (int) ((file.length() + sector - 1) / sector));
      int sectors = (packed.size() + 5 + sector - 1) / sector;
      file.setLength((long) (at + sectors) * sector);
      file.seek((long) at * sector);
      file.writeInt(packed.size() + 1);
      file.writeByte(2);
      file.write(packed.toByteArray());
      file.seek(entry());
      file.writeInt(at << 8 | sectors);
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> compound(Map<String, Object> of, String key) throws UncheckedIOException {
    if (of.get(key) instanceof Map<?, ?> found) return (Map<String, Object>) found;
    throw new UncheckedIOException(new IOException("no " + key));
  }
}
