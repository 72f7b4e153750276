/** Why an argument is not taken; the panel has a sentence for each. */
export const javaArgumentReasons = [
  /** It is no property, no `-XX` switch, and opens no module. */
  'form',
  'memory',
  'collector',
  /** It loads other code, or makes Java read its arguments elsewhere. */
  'program',
  /** It writes dumps, recordings or logs that fill the disk. */
  'files',
  /** It opens Java's remote management, which knows no password here. */
  'remote',
  /** A number that is none, or beyond its bounds. */
  'number',
  /** It hides what the panel measures. */
  'metrics',
  /** We set it ourselves: the start depends on it. */
  'ours',
  'time_zone',
  /** It switches the protection against Log4Shell off. */
  'log4j',
] as const
export type JavaArgumentReason = (typeof javaArgumentReasons)[number]

export type RefusedArgument = { word: string; reason: JavaArgumentReason; bounds?: NumberBounds }
export type NumberBounds = { min: number; max: number }

/** Threads that a server may have of each kind where its plan does not count cores. */
const maxThreadsWithoutCores = 16

const allowed =
  /^-(?:D[\w.-]+(?:=.*)?|XX:[+-]?\w+(?:=[\w.,:%-]+)?|-(?:add-modules|add-opens|add-exports|enable-native-access)=[\w.,/=-]+)$/

const otherProgram =
  /^(?:@|-javaagent|-agent|-cp\b|-classpath|-jar\b|--class-path|-p\b|--module-path|-X(?:bootclasspath|run|debug))/

type Rule = readonly [JavaArgumentReason, RegExp]

/** By the name behind `-XX:`, `+` and `-`. */
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
/** What they measure in: threads of the plan's cores, or KB of one thread's stack. */
const numbers: readonly (readonly [RegExp, 'threads' | 'stackKb'])[] = [
  [
    /^(?:Parallel|Conc|G1Conc\w*|Shenandoah\w*|Z\w*)GCThreads$|^(?:CICompilerCount|ActiveProcessorCount|G1ConcRefinementThreads|\w*RefinementThreads|\w*CompilerThreads|\w*WorkerThreads)$/,
    'threads',
  ],
  [/^(?:Compiler|VM)?ThreadStackSize$/, 'stackKb'],
]
/** Java refuses a count of compilers below two. */
const minThreadsBound = 2
const stackKb: NumberBounds = { min: 256, max: 4_096 }

/**
 * What an owner adds to the JVM's arguments. `taken` are those with which the server starts. What would undo the plan's rule
 * (memory.ts), choose another program or harm the machine is refused with its reason. It helps owners, and is no protection: a plugin
 * can do the same. `cores`: of the plan, null where it does not count them.
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
  // The harmless sign of some is what we or Java say ourselves.
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
