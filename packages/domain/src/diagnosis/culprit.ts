import type { Facts } from './findings.ts'
import { addonOfStep, isCoreName } from './libraries.ts'
import type { Hit } from './scan.ts'

/** Headings above an exception that name its addon. */
const headings: readonly [RegExp, 'file' | 'name' | 'id' | 'named id'][] = [
  [/Could not load (?:plugin )?'([^'\n]{1,200}\.(?:jar|phar))'/, 'file'],
  [/(?:Unable to load plugin|Error initializing plugin) '?([^'\s]{1,200}\.jar)/, 'file'],
  [/Could not load plugin from file (\S{1,200}\.jar)/, 'file'],
  [/Error loading plugin: (?:File|Directory) '([^'\n]{1,200}\.jar)' failed to load/, 'file'],
  [/Failed to remap plugin jar '([^'\n]{1,200}\.jar)'/, 'file'],
  [/Failed to run bootstrapper for (\S{1,200}\.jar)/, 'file'],
  [
    /Error occurred (?:\(in the plugin loader\) )?while (?:enabling|disabling|loading) ([^(\n]{1,80}?) v[^\s(]{1,60} \(Is it up to date/,
    'name',
  ],
  [
    /(?:Exception encountered when loading plugin:|Error (?:enabling|loading) plugin|Failed to enable) ([\w.-]{1,80})\s*$/,
    'name',
  ],
  [/Fatal error trying to convert ([^:\n]{1,80}?) v[^\s:]{1,60}:/, 'name'],
  [/Couldn't pass ProxyInitializeEvent to ([\w.-]{1,80})/, 'id'],
  [/Can't create (?:plugin|module for plugin) ([\w.-]{1,80})/, 'id'],
  [/due to errors, provided by '([\w.-]{1,80})'/, 'id'],
  [/Exception while loading entries for entrypoint '[^'\n]{1,80}' provided by '([\w.-]{1,80})'/, 'id'],
  [/Failed to read (?:accessWidener|classTweaker) file from mod ([\w.-]{1,80})/, 'id'],
  [/Failed to (?:create mod instance|register automatic subscribers)\. ModID: ([\w.-]{1,80})/, 'id'],
  [/Caught exception during event .{1,200} dispatch for modid ([\w.-]{1,80})/, 'id'],
  [/Mod '([\w.-]{1,80})' encountered an error in a deferred task/, 'id'],
  [/Failed to setup mod ([^(\n]{1,80}?) \(/, 'name'],
  [
    /(?:^\W{0,12}|: )([^:\n\t[\]]{1,80}?) \(([\w.-]{1,80})\) (?:has failed to load|has class loading errors|encountered an error (?:during|while (?:dispatching|processing|loading|handling)) [^\n]{1,120}?(?:event|phase|stage|task)|is missing a feature it requires)/,
    'named id',
  ],
  [/Caught exception from ([^(\n]{1,80}?) \(([\w.|-]{1,80})\)/, 'named id'],
  [/Caught exception from ([\w.|-]{1,80})\s*$/, 'id'],
  [/Mixin application of \S{1,200} from ([^(\n]{1,80}?) \(([\w.-]{1,80})\) has failed/, 'named id'],
]

const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

/**
 * An addon by its file: by the path in the server's folder, or by a file name in `folder`. A
 * library is none.
 */
export function fileFacts(path: string, folder: 'plugins' | 'mods'): Facts {
  const name = baseName(path)
  const library = /(?:^|[/\\])(libraries[/\\].{1,200})$/.exec(path)?.[1]
  if (library) return { file: library.replaceAll('\\', '/') }
  const own = path.replaceAll('\\', '/').replace('.paper-remapped/', '')
  const inside = /(?:^|\/)((?:plugins|mods)\/.{1,200})$/.exec(own)?.[1]
  return { addon: name, file: inside ?? `${folder}/${name}` }
}

export function headingOf(line: string): Facts | undefined {
  for (const [pattern, kind] of headings) {
    const match = pattern.exec(line)
    const name = match?.[1]?.trim()
    if (name === undefined || name === '') continue
    if (kind === 'file') return fileFacts(name, 'plugins')
    const id = kind === 'id' ? name : match?.[2]
    if (isCoreName(id ?? name)) continue
    return { addon: name, ...(id && { id }) }
  }
  return undefined
}

/** The addon of the first jar in a trace that belongs to one. */
function jarIn(lines: readonly string[]): Facts | undefined {
  for (const line of lines) {
    const addon = addonOfStep(line)
    if (addon) return addon
  }
  return undefined
}

export const isNewMessage = (line: string) =>
  /^\[\d\d:|^\[\d\d\w{3}\.?\d{4} |^\[?\d{4}-\d\d-\d\d|^\d\d:\d\d:\d\d /.test(line)

/** A line and the lines above it up to the start of its message. */
export function messageAbove({ text, before }: Hit): string[] {
  const lines = [text]
  if (isNewMessage(text)) return lines
  for (const line of before(60)) {
    lines.push(line)
    if (isNewMessage(line)) break
  }
  return lines
}

/** The addon in a trace, above and below one of its lines. */
export function addonOfTrace(hit: Hit): Facts | undefined {
  const below = hit.after(30)
  const end = below.findIndex(isNewMessage)
  return [...(end < 0 ? below : below.slice(0, end)), ...messageAbove(hit)]
    .map((line) => addonOfStep(line))
    .find((own) => own !== undefined)
}

/** The addon of an exception: by the heading above its trace, or by the jars in it. */
export function culpritOf({ text, before, after }: Hit, { inTrace = true } = {}): Facts {
  const own = headingOf(text)
  if (own) return own
  if (!isNewMessage(text))
    for (const line of before(60)) {
      const heading = headingOf(line)
      if (heading) return heading
      if (isNewMessage(line)) break
    }
  return (inTrace ? jarIn(after(12)) : undefined) ?? {}
}

/** The non-empty groups of an expression, under names of facts. */
export function facts(match: RegExpExecArray | null, ...names: (keyof Facts)[]): Facts | undefined {
  if (!match) return undefined
  const found: Facts = {}
  for (const [index, name] of names.entries()) {
    const value = match[index + 1]?.trim()
    if (value) found[name] = value
  }
  return found
}
