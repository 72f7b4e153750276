import type { AddonAbout, addonFormats, maxNestedIds as MaxNestedIds } from '@zubr/contracts/addons/installed'
import { lookUp } from '../look-up.ts'
import type { Description } from './description.ts'
import { maxDescriptionBytes } from './forms.ts'
import { Faulty, type Jar, type JarEntry } from './jar.ts'
import { providedLanguages, readText } from './language-providers.ts'
import { datapack, fabric, forge, oldForge, quilt } from './mods.ts'
import { jarJarPaths, pathsOf, visitNested, withoutOverlaps, type YieldToEventLoop } from './nested.ts'
import { bukkit, bungee, velocity } from './plugins.ts'
import { names, text } from './said.ts'

/** The contract's, which is out of reach in a sandbox. */
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
  // Mods have one beside their own.
  ['pack.mcmeta', 'pack.mcmeta', datapack],
]

/** Which descriptions a loader looks for: one jar may be for many. */
const formatsOf: Record<string, readonly Format[]> = {
  ...{ paper: ['paper-plugin.yml'], bukkit: ['plugin.yml'], spigot: ['plugin.yml'] },
  ...{ velocity: ['velocity-plugin.json'], bungeecord: ['bungee.yml', 'plugin.yml'] },
  ...{ fabric: ['fabric.mod.json'], quilt: ['quilt.mod.json', 'fabric.mod.json'] },
  ...{ neoforge: ['neoforge.mods.toml', 'mods.toml'], forge: ['mods.toml', 'mcmod.info'] },
  datapack: ['pack.mcmeta'],
}

/** What a jar or pack says of itself to the server that it is in. Throws Faulty. */
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
  if (id === '') throw new Faulty('damaged')
  return {
    ...{ format, ...about, id, name: about.name || id },
    version: about.version.includes('${') ? manifestValue(jar, 'Implementation-Version') : about.version,
    authors: about.authors.slice(0, 50),
    needs: about.needs.filter((need) => need.id !== '').slice(0, 200),
    provides: names([...about.provides, ...providedLanguages(jar)]),
    java: format === 'pack.mcmeta' ? null : larger(minJava, javaOf(jar, mains)),
  }
}

/** The description that a server's loader looks for first. Of a nested jar a loader reads none but its own formats. */
function descriptionIn(
  jar: Pick<Jar, 'has' | 'read'>,
  loaders: readonly string[],
  { isNested = false }: { isNested?: boolean } = {},
) {
  const own = loaders.flatMap((loader) => lookUp(formatsOf, loader) ?? [])
  const rank = (format: Format) => (own.includes(format) ? own.indexOf(format) : own.length)
  const first = readers
    .filter(([format, path]) => jar.has(path) && (!isNested || own.includes(format)))
    .sort(([one], [other]) => rank(one) - rank(other))[0]
  if (!first) return undefined
  const [format, path, read] = first
  return { format, read: async () => read(jar.read(path, maxDescriptionBytes) ?? Buffer.alloc(0)) }
}

const loadsJarJar = (loaders: readonly string[]) =>
  loaders.some((loader) => loader === 'forge' || loader === 'neoforge')

/**
 * A jar without a description is no mod. Forge and NeoForge load it where its manifest says that it is a library or provides
 * a language: it is called as the first mod that is nested in it, as Kotlin for Forge comes. Throws Faulty.
 */
async function describeLibrary(
  jar: Parameters<typeof describe>[0],
  { breathe, ...options }: Parameters<typeof describe>[1],
): Promise<AddonAbout> {
  const { loaders, name } = options
  if (!loadsJarJar(loaders) || manifestValue(jar, 'FMLModType') === '') throw new Faulty('unknown')
  for (const path of withoutOverlaps(jar, jarJarPaths(jar)).slice(0, maxLibraryJars)) {
    await breathe?.()
    try {
      const inner = jar.openNested?.(path)
      if (inner && descriptionIn(inner, loaders, { isNested: true })) return await describe(inner, options)
    } catch (error) {
      if (!(error instanceof Faulty)) throw error
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
 * The ids under which mods that are nested in a jar count as present, as its server's loader reads them: their own, those that
 * they provide, and the languages of language providers. What is only for players' machines is not loaded.
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
    // A loader that disables a mod leaves out what is nested in it.
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
 * The jars that Forge takes out of a mod before 1.13: at their own path until 1.11, in META-INF/libraries in 1.12.
 * Source: Forge's documentation of 1.12, "Dependency extraction".
 */
const containedDeps = (jar: Pick<Jar, 'has' | 'read'>): string[] =>
  pathsOf(
    manifestValue(jar, 'ContainedDeps', maxContainedDepsLength)
      .split(/\s+/)
      .flatMap((name) => [name, `META-INF/libraries/${name}`].filter((path) => jar.has(path))),
  )
const maxContainedDepsLength = 10_000

const larger = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/** One value of the manifest's main section; empty where there is none. A line that begins with a blank continues the one above. */
function manifestValue(jar: Pick<Jar, 'read'>, key: string, maxLength?: number): string {
  const lines = readText(jar, 'META-INF/MANIFEST.MF').replaceAll(/(?:\r\n|\r|\n) /g, '')
  return text(new RegExp(`^${key}:[ \\t]*(.*)$`, 'im').exec(lines)?.[1], maxLength)
}

/** So many classes are looked at where it is not said with which it begins. */
const maxExamined = 12

/**
 * The Java that its classes were made for: the newest of those that it begins with, which it can't do without. Where nobody says which those are it is
 * the oldest of some, since others may be for later versions alone: too little is better than a need that is none.
 */
function javaOf(jar: Pick<Jar, 'entries' | 'head'>, mains: readonly string[]): number | null {
  const named = mains.flatMap((main) => jar.entries.get(`${main.replaceAll('.', '/')}.class`) ?? [])
  const some = named.length > 0 ? named : someClasses(jar.entries)
  const found = some.map((entry) => classVersion(jar, entry)).filter((one) => one !== null)
  if (found.length === 0) return null
  return named.length > 0 ? Math.max(...found) : Math.min(...found)
}

function someClasses(entries: ReadonlyMap<string, JarEntry>): JarEntry[] {
  // What stands in META-INF is for later versions alone.
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
    return null
  }
}
