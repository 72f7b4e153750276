import type { Facts } from './findings.ts'
import type { Hit } from './scan.ts'

/** Headings above an exception that say whose it is. */
const headings: readonly [RegExp, 'file' | 'name' | 'id'][] = [
  [/Could not load (?:plugin )?'([^'\n]{1,200}\.(?:jar|phar))'/, 'file'],
  [/(?:Unable to load plugin|Error initializing plugin) '?([^'\s]{1,200}\.jar)/, 'file'],
  [/Error occurred while (?:enabling|disabling) ([^(\n]{1,80}?) v[^\s(]{1,60} \(Is it up to date/, 'name'],
  [/Couldn't pass ProxyInitializeEvent to ([\w.-]{1,80})/, 'id'],
  [/Can't create plugin ([\w.-]{1,80})/, 'id'],
  [/due to errors, provided by '([\w.-]{1,80})'/, 'id'],
  [/Failed to create mod instance\. ModID: ([\w.-]{1,80})/, 'id'],
  [/Failure message: .{1,80} \(([\w.-]{1,80})\) (?:has failed to load|encountered an error)/, 'id'],
]

const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

export function headingOf(line: string): Facts | undefined {
  for (const [pattern, kind] of headings) {
    const name = pattern.exec(line)?.[1]
    if (name === undefined) continue
    return kind === 'file'
      ? {
          addon: baseName(name),
          file: name.includes('/') ? name.replace('.paper-remapped/', '') : `plugins/${name}`,
        }
      : { addon: name, ...(kind === 'id' && { id: name }) }
  }
  return undefined
}

/** Jars that are no addon: cores, loaders, libraries and Java. */
const notAddons =
  /^(?:paper|purpur|folia|spigot|patched|craftbukkit|server|minecraft|velocity|waterfall|bungeecord|fabric-loader|quilt-loader|forge|neoforge|fmlloader|loader|modlauncher|bootstraplauncher|securejarhandler|fabricserver|netty|guava|log4j|datafixerupper|brigadier|authlib|mixin|sponge-mixin|asm)[-_.\d]/i

/** By the jar that stands behind lines of a trace. */
function jarIn(lines: readonly string[]): Facts | undefined {
  for (const line of lines) {
    if (!/^\s+at |^\s*\S{0,40}\s+at /.test(line)) continue
    const jar =
      /[~ ]\[([\w.+() -]{1,100}\.jar)[:%]/.exec(line)?.[1] ?? /at ([\w.+-]{1,100}\.jar)\/\//.exec(line)?.[1]
    if (jar !== undefined && !notAddons.test(jar)) return { addon: jar }
  }
  return undefined
}

const isNewMessage = (line: string) => /^\[\d\d:|^\[\d\d\w{3}\d{4} |^\d{4}-\d\d-\d\d/.test(line)

/** Whose an exception is: by the heading above its trace, or by the jars in it. */
export function whose({ text, before, after }: Hit, { inTrace = true } = {}): Facts {
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

/** The groups of an expression, under names of facts; without the empty ones. */
export function facts(match: RegExpExecArray | null, ...names: (keyof Facts)[]): Facts | undefined {
  if (!match) return undefined
  const found: Facts = {}
  for (const [index, name] of names.entries()) {
    const value = match[index + 1]?.trim()
    if (value) found[name] = value
  }
  return found
}
