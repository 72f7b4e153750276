import { culpritOf, headingOf, messageAbove } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'

/** Headings above the exception that ended a server. */
const fatalHeading =
  /Description: (?!Ticking)|Encountered an unexpected exception|Failed to start the minecraft server|Exception in thread "(?:main|Server thread|ServerMain)"|Crashed! The full crash report|Exception in server tick loop/

/** Severity of a message with a missing class: a failed event handler or hook stops nothing. */
function outcomeOf(hit: Hit): 'fatal' | 'survived' | 'harmless' {
  const message = messageAbove(hit)
  const has = (pattern: RegExp) => message.some((line) => pattern.test(line))
  if (has(/Could not pass event |generated an exception while executing/)) return 'survived'
  if (!has(/\bWARN(?:ING)?\]/) || has(fatalHeading) || has(/UnsatisfiedLinkError/)) return 'fatal'
  return message.some(headingOf) ? 'fatal' : 'harmless'
}

const missingClassSigns = [
  'NoClassDefFoundError: ',
  'ClassNotFoundException: ',
  'NoSuchMethodError: ',
  'NoSuchFieldError: ',
  'AbstractMethodError: ',
  'UnsatisfiedLinkError: ',
  'IncompatibleClassChangeError: ',
]

/** A class that a plugin, a mod or the server needs and does not find. */
function readMissingClass(hit: Hit): Facts | undefined {
  const what =
    /(?:NoClassDefFoundError|ClassNotFoundException|NoSuchMethodError|NoSuchFieldError|AbstractMethodError|UnsatisfiedLinkError|IncompatibleClassChangeError): ['"]?([^\n]{1,160})/
      .exec(hit.text)?.[1]
      ?.replace(/['"]$/, '')
  // Other rules cover classes of the client or of another version.
  if (!what || /net[./]minecraft[./]client[./]|[./]v1_\d{1,2}_R\d[./]/.test(what)) return undefined
  if (/Error loading class: |\/WARN\] ?\[?mixin|@Mixin target/.test(hit.text)) return undefined
  const found = culpritOf(hit)
  if (found.addon) return { ...found, what }
  // A cause follows the frames of its effect.
  const isCause = hit.text.startsWith('Caused by: ')
  const isFatal = [hit.text, ...hit.before(isCause ? 60 : 2)].some((line) => fatalHeading.test(line))
  if (isFatal) return { what }
  // A plugin's log tag, with a native library that this machine cannot load.
  const tag = /(?:ERROR|SEVERE|WARN|WARNING)\]:? {1,2}\[([\w-]{2,40})\] \S{0,40}UnsatisfiedLinkError: /.exec(
    hit.text,
  )?.[1]
  return tag && !/fall(?:ing)? ?back|ignor|pure java/i.test(hit.text) ? { addon: tag, what } : undefined
}

/** Missing classes and methods of a plugin, a mod or their library. */
export const missingClassRules: readonly Rule[] = [
  {
    code: 'missing_class',
    signs: missingClassSigns,
    read: (hit) => (outcomeOf(hit) === 'fatal' ? readMissingClass(hit) : undefined),
  },
  {
    code: 'missing_class',
    signs: missingClassSigns,
    isSurvived: true,
    read: (hit) => (outcomeOf(hit) === 'survived' ? readMissingClass(hit) : undefined),
  },
]
