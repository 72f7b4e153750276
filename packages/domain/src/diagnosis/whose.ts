import type { Facts } from './findings.ts'
import type { Hit } from './scan.ts'

/** Headings above an exception that say whose it is. */
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
    /(?:^\W{0,12}|: )([^:\n\t]{1,80}?) \(([\w.-]{1,80})\) (?:has failed to load|has class loading errors|encountered an error|is missing a feature it requires)/,
    'named id',
  ],
  [/Caught exception from ([^(\n]{1,80}?) \(([\w.|-]{1,80})\)/, 'named id'],
  [/Caught exception from ([\w.|-]{1,80})\s*$/, 'id'],
  [/Mixin application of \S{1,200} from ([^(\n]{1,80}?) \(([\w.-]{1,80})\) has failed/, 'named id'],
]

const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

/** An addon by its file: by the path in the server's folder, or by a name that stands for one in `folder`. */
export function fileFacts(path: string, folder: 'plugins' | 'mods'): Facts {
  const name = baseName(path)
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
    return { addon: name, ...(id && { id }) }
  }
  return undefined
}

/** Jars that are no addon: cores, loaders, libraries and Java. */
const notAddons =
  /^(?:paper|purpur|folia|spigot|patched|craftbukkit|bukkit|server|client-\d{1,2}|minecraft|velocity|waterfall|bungeecord|fabric-loader|quilt-loader|forge|neoforge|fml(?:core|loader|earlydisplay)?|javafmllanguage|lowcodelanguage|mclanguage|loader|modlauncher|bootstraplauncher|bootstrap-api|bootstrap|securejarhandler|securemodules|eventbus|coremods|accesstransformers|jarjar\w{0,20}|launchwrapper|legacylauncher|fabricserver|nukkit|powernukkit|powernukkitx|netty|guava|log4j|slf4j|gson|fastutil|datafixerupper|brigadier|authlib|logging|mixin|mixinextras|sponge-mixin|asm|jopt-simple|jline|snakeyaml|configurate|adventure|hikaricp|mysql-connector|mariadb-java-client|sqlite-jdbc|core-3|toml-3|kotlin-stdlib|scala-library|rt)[-_.\d]/i

/** Whether a name from a trace or a message is that of a core, a loader or a library. */
export const isCoreName = (name: string): boolean =>
  notAddons.test(`${name}-`) || /^(?:minecraft|java|mcp|fml\w{0,40}|neoforge|forge|mixinextras)$/i.test(name)

/** By the jar that stands behind lines of a trace. */
function jarIn(lines: readonly string[]): Facts | undefined {
  for (const line of lines) {
    if (!/^\s+at |^\s*\S{0,40}\s+at /.test(line)) continue
    const jar =
      /[~ ]\[([\w.+() -]{1,100}\.jar)[:%]/.exec(line)?.[1] ?? /at ([\w.+-]{1,100}\.jar)\/\//.exec(line)?.[1]
    if (jar !== undefined && !notAddons.test(jar)) return { addon: jar }
    const module = /at TRANSFORMER\/([\w.-]{1,80})@/.exec(line)?.[1]
    if (module !== undefined && !isCoreName(module)) return { addon: module, id: module }
  }
  return undefined
}

export const isNewMessage = (line: string) =>
  /^\[\d\d:|^\[\d\d\w{3}\.?\d{4} |^\[?\d{4}-\d\d-\d\d|^\d\d:\d\d:\d\d /.test(line)

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
