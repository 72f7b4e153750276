import type { AddonAbout, addonFormats, maxNestedIds as MaxNestedIds } from '@zubr/contracts/addons/installed'
import { lookUp } from '../look-up.ts'
import type { Description } from './description.ts'
import { maxDescriptionBytes } from './forms.ts'
import { DamagedJar, type Jar, type JarEntry } from './jar.ts'
import { providedLanguages, readText } from './language-providers.ts'
import { datapack, fabric, forge, oldForge, quilt } from './mods.ts'
import { jarJarPaths, pathsOf, visitNested, withoutOverlaps, type YieldToEventLoop } from './nested.ts'
import { bukkit, bungee, velocity } from './plugins.ts'
import { names, text } from './said.ts'

/** The contract's limit, which a sandbox cannot import. */
const maxNestedIds: typeof MaxNestedIds = 500

/** A library's first mod is one of its first jars. */
const maxLibraryJars = 20

type Format = (typeof addonFormats)[number]

const readers: [Format, string, (bytes: Buffer) => Description | Promise<Description>][] = [
  ['paper-plugin.yml', 'paper-plugin.yml', bukkit],
  ['plugin.yml', 'plugin.yml', bukkit],
  ['bungee.yml', 'bungee.yml', bungee],
  ['velocity-plugin.json', 'velocity-plugin.json', velocity],
  ['fabric.mod.json', 'fabric.mod.json', fabric],
  ['quilt.mod.json', 'quilt.mod.json', quilt],
  ['neoforge.mods.toml', 'META-INF/neoforge.mods.toml', forge],
  ['mods.toml', 'META-INF/mods.toml', forge],
  ['mcmod.info', 'mcmod.info', oldForge],
  // Mods also have one beside their own description.
  ['pack.mcmeta', 'pack.mcmeta', datapack],
]

/** The formats that each loader reads. One jar may be for several. */
const formatsOf: Record<string, readonly Format[]> = {
  ...{ paper: ['paper-plugin.yml'], bukkit: ['plugin.yml'], spigot: ['plugin.yml'] },
  ...{ velocity: ['velocity-plugin.json'], bungeecord: ['bungee.yml', 'plugin.yml'] },
  ...{ fabric: ['fabric.mod.json'], quilt: ['quilt.mod.json', 'fabric.mod.json'] },
  ...{ neoforge: ['neoforge.mods.toml', 'mods.toml'], forge: ['mods.toml', 'mcmod.info'] },
  datapack: ['pack.mcmeta'],
}

/** Describes a jar or pack for the server that contains it. Throws Faulty. */
export async function describe(
  jar: Pick<Jar, 'entries' | 'has' | 'read' | 'head'> & Partial<Pick<Jar, 'openNested'>>,
  options: { loaders: readonly string[]; name: string; breathe?: YieldToEventLoop },
): Promise<AddonAbout> {
  const { loaders, name } = options
  const found = descriptionIn(jar, loaders)
  if (!found) return describeLibrary(jar, options)
  const { format } = found
  const { mains, jars: _jars, minJava = null, ...about } = await found.read()
  const id = about.id || (format === 'pack.mcmeta' ? name : '')
  if (id === '') throw new DamagedJar('damaged')
  return {
    ...{ format, ...about, id, name: about.name || id },
    version: about.version.includes('${') ? manifestValue(jar, 'Implementation-Version') : about.version,
    authors: about.authors.slice(0, 50),
    needs: about.needs.filter((need) => need.id !== '').slice(0, 200),
    provides: names([...about.provides, ...providedLanguages(jar)]),
    java: format === 'pack.mcmeta' ? null : larger(minJava, javaOf(jar, mains)),
  }
}

/**
 * The first description that a server's loader looks for. In a nested jar a loader reads only its
 * own formats.
 */
function descriptionIn(
  jar: Pick<Jar, 'has' | 'read'>,
  loaders: readonly string[],
  { isNested = false }: { isNested?: boolean } = {},
) {
  const formats = loaders.flatMap((loader) => lookUp(formatsOf, loader) ?? [])
  const rank = (format: Format) => (formats.includes(format) ? formats.indexOf(format) : formats.length)
  const first = readers
    .filter(([format, path]) => jar.has(path) && (!isNested || formats.includes(format)))
    .sort(([one], [other]) => rank(one) - rank(other))[0]
  if (!first) return undefined
  const [format, path, read] = first
  return { format, read: async () => read(jar.read(path, maxDescriptionBytes) ?? Buffer.alloc(0)) }
}

const loadsJarJar = (loaders: readonly string[]) =>
  loaders.some((loader) => loader === 'forge' || loader === 'neoforge')

/**
 * A jar without a description is no mod. Forge and NeoForge load it if its manifest declares a
 * library or a language. It then gets the name of its first nested mod, as in Kotlin for Forge.
 * Throws Faulty.
 */
async function describeLibrary(
  jar: Parameters<typeof describe>[0],
  { breathe, ...options }: Parameters<typeof describe>[1],
): Promise<AddonAbout> {
  const { loaders, name } = options
  if (!loadsJarJar(loaders) || manifestValue(jar, 'FMLModType') === '') throw new DamagedJar('unknown')
  for (const path of withoutOverlaps(jar, jarJarPaths(jar)).slice(0, maxLibraryJars)) {
    await breathe?.()
    try {
      const inner = jar.openNested?.(path)
      if (inner && descriptionIn(inner, loaders, { isNested: true })) return await describe(inner, options)
    } catch (error) {
      if (!(error instanceof DamagedJar)) throw error
    }
  }
  const [language, ...languages] = providedLanguages(jar)
  const id = language || manifestValue(jar, 'Automatic-Module-Name') || name
  return {
    ...{ format: 'mods.toml', id, name: manifestValue(jar, 'Implementation-Title') || id },
    ...{ version: manifestValue(jar, 'Implementation-Version'), authors: [], description: '', website: null },
    ...{ needs: [], provides: languages, side: 'both', gameVersion: null, java: javaOf(jar, []) },
  }
}

/**
 * The ids of nested mods that count as present for the server's loader: their own, those that they
 * provide, and the languages of language providers. Client-only mods are not loaded.
 */
export async function nestedIds(
  jar: Jar,
  loaders: readonly string[],
  breathe: YieldToEventLoop = async () => undefined,
): Promise<string[]> {
  const ids: string[] = []
  await visitNested(jar, breathe, async (each) => {
    const isNested = each !== jar
    const found = descriptionIn(each, loaders, { isNested })
    const description = await found?.read()
    // A loader that disables a mod also skips its nested ones.
    if (description?.side === 'client' && !loadsJarJar(loaders)) return undefined
    if (isNested)
      ids.push(...(description ? [description.id, ...description.provides] : []), ...providedLanguages(each))
    if (!loadsJarJar(loaders)) return description?.jars ?? []
    const isOld = loaders.includes('forge') && (!found || found.format === 'mcmod.info')
    return [...jarJarPaths(each), ...(isOld ? containedDeps(each) : [])]
  })
  return names(ids, maxNestedIds)
}

/**
 * The jars that Forge before 1.13 extracts from a mod: at their own path until 1.11, in
 * META-INF/libraries in 1.12. Source: Forge's documentation of 1.12, "Dependency extraction".
 */
const containedDeps = (jar: Pick<Jar, 'has' | 'read'>): string[] =>
  pathsOf(
    manifestValue(jar, 'ContainedDeps', maxContainedDepsLength)
      .split(/\s+/)
      .flatMap((name) => [name, `META-INF/libraries/${name}`].filter((path) => jar.has(path))),
  )
const maxContainedDepsLength = 10_000

const larger = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/**
 * A value from the manifest's main section, or empty. A line that begins with a blank continues the
 * previous one.
 */
function manifestValue(jar: Pick<Jar, 'read'>, key: string, maxLength?: number): string {
  const lines = readText(jar, 'META-INF/MANIFEST.MF').replaceAll(/(?:\r\n|\r|\n) /g, '')
  return text(new RegExp(`^${key}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1], maxLength)
}

/** The number of classes to examine if the main ones are unknown. */
const maxExamined = 12

/**
 * The Java version for which its classes were made: the newest of its main classes, which are
 * always loaded. If those are unknown, the oldest of some classes, since others may be for later
 * versions only. A result that is too low is better than a false requirement.
 */
function javaOf(jar: Pick<Jar, 'entries' | 'head'>, mains: readonly string[]): number | null {
  const named = mains.flatMap((main) => jar.entries.get(`${main.replaceAll('.', '/')}.class`) ?? [])
  const some = named.length > 0 ? named : someClasses(jar.entries)
  const found = some.map((entry) => classVersion(jar, entry)).filter((one) => one !== null)
  if (found.length === 0) return null
  return named.length > 0 ? Math.max(...found) : Math.min(...found)
}

function someClasses(entries: ReadonlyMap<string, JarEntry>): JarEntry[] {
  // Classes in META-INF are for later versions only.
  const all = [...entries.values()].filter(
    ({ name }) => name.endsWith('.class') && !name.startsWith('META-INF/') && name !== 'module-info.class',
  )
  const step = Math.max(1, Math.floor(all.length / maxExamined))
  return all.filter((_, i) => i % step === 0).slice(0, maxExamined)
}

function classVersion(jar: Pick<Jar, 'head'>, entry: JarEntry): number | null {
  try {
    const head = jar.head(entry)
    if (head.length < 8 || head.readUInt32BE(0) !== 0xcafebabe) return null
    const major = head.readUInt16BE(6)
    return major > 44 && major < 200 ? major - 44 : null
  } catch {
    // A damaged class tells no version.
    return null
  }
}
