/** How a JVM divides the plan's memory; all in MB, and together the plan. */
export type JvmMemory = {
  /** Game data: worlds, players, plugins. */
  heapMb: number
  /** Network buffers outside the heap. */
  directMb: number
  /** The JVM's own memory: code, threads, the collector's structures. Only the plan limits it. */
  restMb: number
}

/** Up to this plan the JVM's own memory is reduced as well. */
export const smallPlanMb = 1_024

/**
 * The plan is the sandbox's whole memory; above it the kernel kills the server. So the heap is the
 * part that is certainly free, not a generous share. See docs/decisions/0033.
 */
export function jvmMemory(planMb: number): JvmMemory {
  // Memory outside the heap is almost constant on a small plan, and a fifth on a large one.
  const beside = Math.max(Math.min(Math.ceil(planMb * 0.375), 320), Math.ceil(planMb * 0.2))
  const directMb = Math.min(1_024, Math.max(48, Math.floor(beside / 3)))
  const heapMb = planMb - beside
  return { heapMb, directMb, restMb: beside - directMb }
}

/** Garbage collector, unless the owner has chosen. */
export type CollectorChoice = 'auto' | 'g1' | 'zgc'
export type Collector = 'serial' | 'g1' | 'zgc'

/** Flags from Fill tune a heap of at least this size. */
const tunedHeapMb = 2_048
/** A concurrent collector needs additional memory and cores. */
const zgcHeapMb = 8_192
const zgcCores = 4
/** ZGC is generational since this version; before that it costs more than it saves. */
const zgcJava = 21

export function collectorFor(
  choice: CollectorChoice,
  options: { heapMb: number; java: number; cpuCores: number | null },
): Collector {
  const canZgc = options.java >= zgcJava
  if (choice === 'zgc') return canZgc ? 'zgc' : 'g1'
  if (choice === 'g1') return 'g1'
  if (options.heapMb < 512) return 'serial'
  return canZgc && options.heapMb >= zgcHeapMb && (options.cpuCores ?? 0) >= zgcCores ? 'zgc' : 'g1'
}

/**
 * Recommended flags for modules, on any heap. The flag in use was added in Java 16: an older Java
 * does not start with it.
 */
const ofModules = /^--/
const modulesSince = 16

/**
 * Recommended flags that are ignored: the rule sets them itself, or they allocate the whole heap at
 * the start.
 */
const notTaken =
  /^-(?:Xm[sxn]|XX:(?:\+AlwaysPreTouch$|[+-]Use\w*GC$|\w*RAMPercentage=|MaxHeapSize=|InitialHeapSize=))/

/** JVM flags for memory and for behaviour when it is exhausted. */
export function jvmFlags(options: {
  planMb: number
  java: number
  cpuCores: number | null
  collector: CollectorChoice
  /** Flags that the core's authors recommend. */
  recommended: readonly string[]
}): string[] {
  const { heapMb, directMb } = jvmMemory(options.planMb)
  const collector = collectorFor(options.collector, { ...options, heapMb })
  const tuned = heapMb >= tunedHeapMb && collector === 'g1' && options.java >= 11
  const ofCollector: Record<Collector, string[]> = {
    serial: ['-XX:+UseSerialGC'],
    g1: ['-XX:+UseG1GC'],
    // Later versions have only the generational mode.
    zgc: ['-XX:+UseZGC', ...(options.java < 23 ? ['-XX:+ZGenerational'] : [])],
  }
  return [
    // An unknown flag must not prevent a start.
    '-XX:+IgnoreUnrecognizedVMOptions',
    `-Xms${Math.min(heapMb, 128)}M`,
    `-Xmx${heapMb}M`,
    `-XX:MaxDirectMemorySize=${directMb}M`,
    ...ofCollector[collector],
    ...(options.planMb <= smallPlanMb ? ['-XX:ReservedCodeCacheSize=64M', '-Xss512K'] : []),
    ...options.recommended.filter((flag) =>
      ofModules.test(flag) ? options.java >= modulesSince : tuned && !notTaken.test(flag),
    ),
    // After an OutOfMemoryError a server may save half a world. Exiting lets it restart from the
    // last save.
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:-HeapDumpOnOutOfMemoryError',
    '-XX:ErrorFile=crash-%p.log',
    '-Dterminal.jline=false',
    '-Dterminal.ansi=false',
    '-Dfile.encoding=UTF-8',
  ]
}
