import type { StateReason } from '@zubr/contracts/servers/server'
import type { Exit } from '../../runtime/runtime.ts'

/** Ignores case. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

/** Why a server ended, as far as its last output and its exit show. */
export type ExitCause = Extract<
  StateReason,
  'wrong_java' | 'eula' | 'port_taken' | 'out_of_memory' | 'broken_world' | 'disk_full' | 'missing_library'
>

type Sign = {
  cause: ExitCause
  pattern: RegExp
  /** Matches only if the server was never ready. */
  atStart: boolean
}

/** Patterns of the output. The first match wins, so causes come before their consequences. */
const patterns: readonly Sign[] = [
  {
    cause: 'disk_full',
    atStart: false,
    pattern: /No space left on device|ENOSPC|Disk quota exceeded|not enough space on the disk/i,
  },
  {
    cause: 'out_of_memory',
    atStart: false,
    pattern: anyOf(
      /java\.lang\.OutOfMemoryError|heap out of memory/,
      /There is insufficient memory for the Java Runtime|Could not reserve enough space for/,
      /Too small maximum heap|Allowed memory size of \d+ bytes exhausted/,
    ),
  },
  {
    cause: 'wrong_java',
    atStart: true,
    pattern: anyOf(
      /UnsupportedClassVersionError|has been compiled by a more recent version of the Java Runtime/,
      /(?:requires|need(?:s|ed)?|requires running the server with|must use|update to|at least) Java \d+/,
      /Unsupported Java(?: detected| version)?|java version \S+ is (?:not supported|too (?:old|new))/,
    ),
  },
  { cause: 'eula', atStart: true, pattern: /You need to agree to the EULA/i },
  {
    cause: 'port_taken',
    atStart: true,
    pattern: anyOf(
      /FAILED TO BIND TO PORT|BindException|Address already in use|EADDRINUSE|Failed to bind to /,
      /port \S*\d+ (?:may be|is) in use|Network port occupied/,
    ),
  },
  {
    cause: 'broken_world',
    atStart: true,
    pattern: anyOf(
      /Failed to load level|(?:Exception|Error) reading .*level\.dat/,
      /level\.dat\S* (?:is|seems) (?:corrupt|broken)|Unable to read or access the world gen/,
      /world (?:folder )?is (?:locked|corrupt)|session\.lock/,
      /(?:saved|created|loaded) (?:with|by|in) a newer version|newer than (?:this|the current) version/,
      /Cannot load (?:a )?chunk from .* newer|corrupted? (?:level|world|region|chunk)/,
      /leveldb.*Corruption/,
    ),
  },
  {
    cause: 'missing_library',
    atStart: true,
    pattern: anyOf(
      /ClassNotFoundException|NoClassDefFoundError|Could not find or load main class/,
      /Missing or unsupported mandatory dependencies/,
      /Mod .+ requires .+ (?:of|which is missing|or above)/,
      /requires (?:any|version) .* of .*, which is missing|Incompatible mods? (?:set )?found/,
      /UnsatisfiedLinkError|error while loading shared libraries|Cannot find (?:module|package) '/,
    ),
  },
]

/** Returns undefined if the cause is unknown: an ordinary crash. */
export function findExitCause(
  lines: readonly string[],
  exit: Pick<Exit, 'reason'>,
  ready: boolean,
): ExitCause | undefined {
  if (exit.reason === 'out_of_memory') return 'out_of_memory'
  // Chat may contain any text.
  const serverLines = lines.filter((line) => !/<[^>]{1,40}>|issued server command/.test(line))
  const found = patterns.find(
    ({ pattern, atStart }) => !(atStart && ready) && serverLines.some((line) => pattern.test(line)),
  )
  return found?.cause
}
