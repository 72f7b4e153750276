import type { AddonAbout, addonFormats } from '@zubr/contracts/addons/installed'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { Description } from './description.ts'
import { longestDescription } from './forms.ts'
import { Faulty, type Jar, type JarEntry } from './jar.ts'
import { datapack, fabric, forge, oldForge, quilt } from './mods.ts'
import { bukkit, bungee, velocity } from './plugins.ts'
import { text } from './said.ts'

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
  jar: Pick<Jar, 'entries' | 'has' | 'read' | 'head'>,
  { loaders, name }: { loaders: readonly string[]; name: string },
): Promise<AddonAbout> {
  const own = loaders.flatMap((loader) => lookUp(formatsOf, loader) ?? [])
  const rank = (format: Format) => (own.includes(format) ? own.indexOf(format) : own.length)
  const there = readers
    .filter(([, path]) => jar.has(path))
    .sort(([one], [other]) => rank(one) - rank(other))[0]
  if (!there) throw new Faulty('unknown')
  const [format, path, read] = there
  const {
    mains,
    leastJava = null,
    ...said
  } = await read(jar.read(path, longestDescription) ?? Buffer.alloc(0))
  const id = said.id || (format === 'pack.mcmeta' ? name : '')
  if (id === '') throw new Faulty('damaged')
  return {
    ...{ format, ...said, id, name: said.name || id },
    version: said.version.includes('${') ? versionOfManifest(jar) : said.version,
    authors: said.authors.slice(0, 50),
    needs: said.needs.filter((need) => need.id !== '').slice(0, 200),
    java: format === 'pack.mcmeta' ? null : larger(leastJava, javaOf(jar, mains)),
  }
}

const larger = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/** What the build has written instead of a placeholder. */
function versionOfManifest(jar: Pick<Jar, 'read'>): string {
  try {
    const manifest = jar.read('META-INF/MANIFEST.MF', longestDescription)?.toString('utf8') ?? ''
    return text(/^Implementation-Version:[ \t]*(.*)$/m.exec(manifest)?.[1])
  } catch {
    return ''
  }
}

/** So many classes are looked at where it is not said with which it begins. */
const mostLookedAt = 12

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
  const step = Math.max(1, Math.floor(all.length / mostLookedAt))
  return all.filter((_, i) => i % step === 0).slice(0, mostLookedAt)
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
