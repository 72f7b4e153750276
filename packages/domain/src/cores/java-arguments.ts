/** Why an argument is refused; the panel has a message for each. */
export const javaArgumentReasons = [
  /** Not a property, an `-XX` switch or an option that opens a module. */
  'form',
  'memory',
  'collector',
  /** It loads other code, or reads arguments from elsewhere. */
  'program',
  /** It writes dumps, recordings or logs that fill the disk. */
  'files',
  /** It opens Java's remote management without a password. */
  'remote',
  /** Not a number, or out of range. */
  'number',
  /** It hides metrics of the panel. */
  'metrics',
  /** The agent sets it: the start depends on it. */
  'ours',
  'time_zone',
  /** It disables the protection against Log4Shell. */
  'log4j',
] as const
export type JavaArgumentReason = (typeof javaArgumentReasons)[number]

export type RefusedArgument = { word: string; reason: JavaArgumentReason; bounds?: NumberBounds }
export type NumberBounds = { min: number; max: number }

/** Maximum threads of each kind if the plan does not limit cores. */
const maxThreadsWithoutCores = 16

const allowed =
  /^-(?:D[\w.-]+(?:=.*)?|XX:[+-]?\w+(?:=[\w.,:%-]+)?|-(?:add-modules|add-opens|add-exports|enable-native-access)=[\w.,/=-]+)$/

const otherProgram =
  /^(?:@|-javaagent|-agent|-cp\b|-classpath|-jar\b|--class-path|-p\b|--module-path|-X(?:bootclasspath|run|debug))/

type Rule = readonly [JavaArgumentReason, RegExp]

/** Rules by the name after `-XX:`, `+` and `-`. */
const switches: readonly Rule[] = [
  ['collector', /^(?:Use\w*GC|ZGenerational|GCPolicy\w*)$/],
  [
    'memory',
    /^(?:(?:Max|Initial|Min)?(?:HeapSize|RAM\w*|DirectMemorySize|MetaspaceSize)|(?:Max)?NewSize|DefaultMaxRAM\w*)$/,
  ],
  [
    'memory',
    /^(?:SoftMaxHeapSize|CompressedClassSpaceSize|\w*CodeCacheSize|\w*CodeHeapSize|CodeCacheMinimum\w*|\w*TableSize|PerfDataMemorySize)$/,
  ],
  [
    'memory',
    /^(?:AlwaysPreTouch\w*|AggressiveHeap|UseLargePages\w*|UseHugeTLBFS|UseSHM|LargePageSizeInBytes)$/,
  ],
  [
    'memory',
    /^(?:\w*OnOutOfMemoryError|UseContainerSupport|UseCGroupMemoryLimitForHeap|Allocate(?:Heap|OldGen)At)$/,
  ],
  [
    'program',
    /^(?:OnError|Flags|VMOptionsFile|CompileCommandFile|CompilerDirectivesFile|IgnoreUnrecognizedVMOptions|ShowMessageBoxOnError|SuppressFatalErrorMessage|StartAttachListener|EnableDynamicAgentLoading|AllowRedefinitionToAddDeleteMethods|BytecodeVerification\w*)$/,
  ],
  [
    'files',
    /^(?:HeapDump\w*|\w*Dump(?:File|Path|List|\w*Spaces)\w*|DumpLoadedClassList|CreateCoredumpOnCrash|CreateMinidumpOnCrash|LogVMOutput|LogFile|LogCompilation|RedirectGCLog\w*|UseGCLogFileRotation|ErrorFile\w*|ReplayDataFile|InlineDataFile|\w*FlightRec\w*)$/,
  ],
  [
    'files',
    /^(?:SharedArchiveFile|SharedClassListFile|ArchiveClassesAtExit|AutoCreateSharedArchive|RecordDynamicDumpInfo|AOT\w*|ExtraSharedClassListFile|ReplayCompiles|CITime\w*|PrintAssembly|Trace\w*|PerfDataSaveFile|PerfDataSaveToFile|DumpPerfMap\w*)$/,
  ],
  ['remote', /^ManagementServer$/],
  ['metrics', /^(?:DisableAttachMechanism|PerfDisableSharedMem|UsePerfData)$/],
]
const properties: readonly Rule[] = [
  ['time_zone', /^user\.timezone$/],
  [
    'ours',
    /^(?:terminal\.|bundler|paperclip\.|fabric\.gameJarPath$|libraryDirectory$|user\.|java\.io\.tmpdir$|zubr\.)/,
  ],
  [
    'program',
    /^(?:java\.(?:home|class\.path|library\.path|system\.class\.loader|ext\.dirs|endorsed\.dirs|security\.manager|compiler)$|jdk\.module\.|jdk\.(?:attach|instrument)\.|sun\.boot\.)/,
  ],
  ['remote', /^(?:com\.sun\.management\.|java\.rmi\.|com\.sun\.jndi\.|jdk\.jndi\.|sun\.management\.|jmx\.)/],
  ['log4j', /^log4j.*(?:lookups|jndi)/i],
]
/** Units: threads by the plan's cores, or KB of a thread's stack. */
const numbers: readonly (readonly [RegExp, 'threads' | 'stackKb'])[] = [
  [
    /^(?:Parallel|Conc|G1Conc\w*|Shenandoah\w*|Z\w*)GCThreads$|^(?:CICompilerCount|ActiveProcessorCount|G1ConcRefinementThreads|\w*RefinementThreads|\w*CompilerThreads|\w*WorkerThreads)$/,
    'threads',
  ],
  [/^(?:Compiler|VM)?ThreadStackSize$/, 'stackKb'],
]
/** Java refuses fewer than two compiler threads. */
const minThreadsBound = 2
const stackKb: NumberBounds = { min: 256, max: 4_096 }

/**
 * Parses an owner's JVM arguments; `taken` are used at the start. It refuses those that undo the
 * memory rule (memory.ts), run another program or harm the machine. This helps owners and is no
 * security boundary: a plugin can do the same. `cores`: of the plan, null without a limit.
 */
export function javaArguments(
  text: string,
  { cores }: { cores: number | null },
): { taken: string[]; refused: RefusedArgument[] } {
  const taken: string[] = []
  const refused: RefusedArgument[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const why = refusalOf(word, cores)
    if (why) refused.push({ word, ...why })
    else taken.push(word)
  }
  return { taken, refused }
}

function refusalOf(word: string, cores: number | null): Omit<RefusedArgument, 'word'> | undefined {
  if (/^-X(?:m[sxn]|ss)/.test(word)) return { reason: 'memory' }
  if (otherProgram.test(word)) return { reason: 'program' }
  const [, property] = /^-D([^=]+)/.exec(word) ?? []
  const [, sign = '', name = '', value] = /^-XX:([+-]?)(\w+)(?:=(.*))?$/.exec(word) ?? []
  // The harmless sign of these switches equals the agent's or Java's default.
  const found = isHarmless(sign, name)
    ? undefined
    : reasonIn(property === undefined ? switches : properties, property ?? name)
  if (found) return found
  if (!allowed.test(word)) return { reason: 'form' }
  const [, unit] = numbers.find(([names]) => names.test(name)) ?? []
  if (unit === undefined) return undefined
  const threads = Math.max(minThreadsBound, cores ?? maxThreadsWithoutCores)
  const bounds = unit === 'threads' ? { min: 1, max: threads } : stackKb
  const isWithin = /^\d{1,6}$/.test(value ?? '') && Number(value) >= bounds.min && Number(value) <= bounds.max
  return isWithin ? undefined : { reason: 'number', bounds }
}

const reasonIn = (rules: readonly Rule[], name: string): Omit<RefusedArgument, 'word'> | undefined => {
  const [reason] = rules.find(([, names]) => names.test(name)) ?? []
  return reason && { reason }
}

function isHarmless(sign: string, name: string): boolean {
  if (sign === '+') return name === 'UsePerfData'
  return (
    sign === '-' &&
    /^(?:DisableAttachMechanism|PerfDisableSharedMem|HeapDump\w*|AlwaysPreTouch|Trace\w*|CreateCoredumpOnCrash|LogVMOutput|FlightRecorder)$/.test(
      name,
    )
  )
}

const faults: Record<JavaArgumentReason, string> = {
  form: 'expected a property (-D), a switch (-XX) or an opened module (--add-opens)',
  memory: 'the plan decides the memory',
  collector: 'the garbage collector has its own setting',
  program: 'it loads other code or reads arguments elsewhere',
  files: 'it writes files that fill the disk',
  remote: 'it opens remote management without a password',
  number: 'expected a whole number',
  metrics: 'it hides what the panel measures',
  ours: 'the service sets it itself',
  time_zone: 'the time zone has its own setting',
  log4j: 'it switches the protection against Log4Shell off',
}

/** In English, for the API's answers. */
export const javaArgumentFault = ({ word, reason, bounds }: RefusedArgument): string =>
  `${word}: ${faults[reason]}${bounds ? ` from ${bounds.min} to ${bounds.max}` : ''}`
