/** How a Java program shares what its plan has; all in MB, and together the plan. */
export type JvmMemory = {
  /** What the game's own things may take: worlds, players, plugins. */
  heapMb: number
  /** Buffers of the network beside the heap. */
  directMb: number
  /** Left to the machinery: the program's code, its threads, the collector's books. Nothing limits it but the plan itself. */
  restMb: number
}

/** Up to this plan the machinery is asked to be small as well. */
export const smallPlanMb = 1_024

/**
 * The plan is what the sandbox has, all of it: past it the kernel ends the server. So the heap is what the rest surely leaves, not a share
 * that looks generous and ends players' evenings. See docs/decisions/0033.
 */
export function jvmMemory(planMb: number): JvmMemory {
  // What lies beside the heap hardly grows with it on a small plan, and by a fifth on a large one.
  const beside = Math.max(Math.min(Math.ceil(planMb * 0.375), 320), Math.ceil(planMb * 0.2))
  const directMb = Math.min(1_024, Math.max(48, Math.floor(beside / 3)))
  const heapMb = planMb - beside
  return { heapMb, directMb, restMb: beside - directMb }
}

/** What collects garbage, unless the owner has chosen. */
export type CollectorChoice = 'auto' | 'g1' | 'zgc'
export type Collector = 'serial' | 'g1' | 'zgc'

/** Fill's flags divide a heap that is worth dividing. */
const tunedHeapMb = 2_048
/** The collector that works beside the game wants room and cores of its own. */
const zgcHeapMb = 8_192
const zgcCores = 4
/** Since then it tells young things from old ones; before, it costs more than it saves. */
const zgcJava = 21

export function collectorFor(
  choice: CollectorChoice,
  given: { heapMb: number; java: number; cpuCores: number | null },
): Collector {
  const canZgc = given.java >= zgcJava
  if (choice === 'zgc') return canZgc ? 'zgc' : 'g1'
  if (choice === 'g1') return 'g1'
  if (given.heapMb < 512) return 'serial'
  return canZgc && given.heapMb >= zgcHeapMb && (given.cpuCores ?? 0) >= zgcCores ? 'zgc' : 'g1'
}

/** Recommended flags that name modules, on any heap. The one that makers name came with Java 16: an older Java does not start with it. */
const ofModules = /^--/
const modulesSince = 16

/** Recommended flags that are not taken: what the rule sets itself, and what fills the whole heap before anybody plays. */
const notTaken =
  /^-(?:Xm[sxn]|XX:(?:\+AlwaysPreTouch$|[+-]Use\w*GC$|\w*RAMPercentage=|MaxHeapSize=|InitialHeapSize=))/

/** The JVM's flags for its memory, and for what it does when that is used up. */
export function jvmFlags(given: {
  planMb: number
  java: number
  cpuCores: number | null
  collector: CollectorChoice
  /** What the core's makers recommend. */
  recommended: readonly string[]
}): string[] {
  const { heapMb, directMb } = jvmMemory(given.planMb)
  const collector = collectorFor(given.collector, { ...given, heapMb })
  const tuned = heapMb >= tunedHeapMb && collector === 'g1' && given.java >= 11
  const ofCollector: Record<Collector, string[]> = {
    serial: ['-XX:+UseSerialGC'],
    g1: ['-XX:+UseG1GC'],
    // Later ones know no other.
    zgc: ['-XX:+UseZGC', ...(given.java < 23 ? ['-XX:+ZGenerational'] : [])],
  }
  return [
    // A flag that this Java doesn't know keeps no server from starting.
    '-XX:+IgnoreUnrecognizedVMOptions',
    `-Xms${Math.min(heapMb, 128)}M`,
    `-Xmx${heapMb}M`,
    `-XX:MaxDirectMemorySize=${directMb}M`,
    ...ofCollector[collector],
    ...(given.planMb <= smallPlanMb ? ['-XX:ReservedCodeCacheSize=64M', '-Xss512K'] : []),
    ...given.recommended.filter((flag) =>
      ofModules.test(flag) ? given.java >= modulesSince : tuned && !notTaken.test(flag),
    ),
    // A server without memory is half dead and saves half a world. Ended, it comes back with the last save.
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:-HeapDumpOnOutOfMemoryError',
    '-XX:ErrorFile=crash-%p.log',
    '-Dterminal.jline=false',
    '-Dterminal.ansi=false',
    '-Dfile.encoding=UTF-8',
  ]
}
