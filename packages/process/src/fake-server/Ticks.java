import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/** Twenty ticks per second. Each works for `standin.tickMs`; late ticks are caught up. */
final class Ticks {
  private static final long tick = 50_000_000;
  private static final ArrayDeque<Long> recent = new ArrayDeque<>();
  private static double worst = 20;
  private static long latest;

  static void begin() {
    Thread thread = new Thread(Ticks::run, "Ticks");
    thread.setDaemon(true);
    thread.start();
  }

  private static void run() {
    long work = Long.getLong("standin.tickMs", 0);
    for (long due = System.nanoTime() + tick; ; due += tick) {
      for (long left; (left = due - System.nanoTime()) > 0; ) LockSupport.parkNanos(left);
      work(work);
      if (Server.world != null) Server.world.tick();
      note(System.nanoTime(), due);
    }
  }

  /** Uses this much CPU time in milliseconds, however long that takes. */
  static void work(long ms) {
    if (ms <= 0) return;
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long until = threads.getCurrentThreadCpuTime() + ms * 1_000_000;
    while (threads.getCurrentThreadCpuTime() < until);
  }

  private static synchronized void note(long now, long due) {
    latest = Math.max(latest, now - due);
    recent.add(now);
    if (recent.size() <= 100) return;
    worst = Math.min(worst, 100e9 / (now - recent.poll()));
  }

  /** Since the last call: the lowest rate over a hundred ticks, and the largest delay. */
  static synchronized String said() {
    String json = String.format(Locale.ROOT, "{\"worst\":%.2f,\"latestMs\":%d}", worst, latest / 1_000_000);
    worst = 20;
    latest = 0;
    return json;
  }
}
