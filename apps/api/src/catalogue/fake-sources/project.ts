import { createHash } from 'node:crypto'
import type { AddonKind } from '@zubr/domain/cores/addons'

/** The metadata file of a plugin or mod. */
export type Format =
  | 'plugin.yml'
  | 'paper-plugin.yml'
  | 'velocity-plugin.json'
  | 'fabric.mod.json'
  | 'neoforge.mods.toml'
  | 'mods.toml'
  | 'pack.mcmeta'
  | 'mrpack'

export type Need = { slug: string; kind: 'required' | 'optional' | 'incompatible' | 'embedded' }

export type FakeVersion = {
  id: string
  number: string
  format: Format
  loaders: string[]
  games: string[]
  channel: 'release' | 'beta' | 'alpha'
  published: string
  changes: string
  needs: Need[]
  /** The error with which the core's start fails. */
  breaks: string | null
  /** It can be downloaded only from its author's page. */
  byHand: boolean
  /** The mods of a modpack, by slug. */
  mods: string[]
}

export type FakeProject = {
  id: string
  slug: string
  /** The ID by which files of its kind depend on each other. */
  modId: string
  name: string
  author: string
  /** The owner at Hangar, if its author has another account there. */
  hangarAuthor: string
  /** The repository. */
  code: string
  kind: AddonKind
  summary: string
  body: string
  categories: string[]
  downloads: number
  on: ('modrinth' | 'hangar' | 'curseforge')[]
  clientOnly: boolean
  versions: FakeVersion[]
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** An ID like Modrinth's: eight characters, derived from the words. */
export const fakeId = (seed: string) =>
  [...createHash('sha256').update(seed).digest().subarray(0, 8)].map((byte) => alphabet[byte % 62]).join('')
/** A number like those of Hangar and CurseForge. */
export const fakeNumber = (seed: string) =>
  100_000 + (createHash('sha256').update(seed).digest().readUInt32BE() % 900_000)

const formats: Record<string, Format> = {
  paper: 'plugin.yml',
  spigot: 'plugin.yml',
  bukkit: 'plugin.yml',
  velocity: 'velocity-plugin.json',
  fabric: 'fabric.mod.json',
  neoforge: 'neoforge.mods.toml',
  forge: 'mods.toml',
  datapack: 'pack.mcmeta',
}
export const allGames = ['1.21.11', '1.21.10', '1.21.4', '1.20.6', '1.18.2']

type Sketch = Partial<Omit<FakeVersion, 'id' | 'number' | 'needs'>> & {
  needs?: string[]
  wants?: string[]
  clashes?: string[]
}
type Common = Partial<
  Pick<
    FakeProject,
    'on' | 'body' | 'clientOnly' | 'categories' | 'modId' | 'kind' | 'slug' | 'hangarAuthor' | 'code'
  >
> &
  Sketch

/** The versions of one number. A mod has a file for each loader; a plugin has one for all. */
function versionsOf(
  { slug, kind, number, age }: { slug: string; kind: AddonKind; number: string; age: number },
  sketch: Sketch & { loaders: string[] },
): FakeVersion[] {
  const groups = kind === 'mod' ? sketch.loaders.map((loader) => [loader]) : [sketch.loaders]
  const needs = (slugs: string[] | undefined, of: Need['kind']) =>
    (slugs ?? []).map((each) => ({ slug: each, kind: of }))
  return groups.map((group) => ({
    id: fakeId(`${slug} ${number} ${group[0]}`),
    number,
    format: sketch.format ?? (kind === 'modpack' ? 'mrpack' : (formats[group[0] ?? ''] ?? 'plugin.yml')),
    loaders: group,
    games: sketch.games ?? allGames,
    channel: sketch.channel ?? 'release',
    published: new Date(Date.UTC(2026, 9, 20, 12) - age * 21 * 86_400_000).toISOString(),
    changes: sketch.changes ?? `## ${number}\n\n- Mended what was broken\n- Made it *faster*`,
    needs: [
      ...needs(sketch.needs, 'required'),
      ...needs(sketch.wants, 'optional'),
      ...needs(sketch.clashes, 'incompatible'),
      // As Modrinth declares it for a modpack.
      ...needs(sketch.mods, 'embedded'),
    ],
    breaks: sketch.breaks ?? null,
    byHand: sketch.byHand ?? false,
    mods: sketch.mods ?? [],
  }))
}

/** A fake project. Its versions, newest first, default to `common`. */
export function project(
  name: string,
  author: string,
  summary: string,
  downloads: number,
  loaders: string[],
  versions: Record<string, Sketch>,
  common: Common = {},
): FakeProject {
  const plainName = name
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\w ]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
  const slug = common.slug ?? plainName
  const id = fakeId(slug)
  const isMod = loaders.some((loader) => ['fabric', 'neoforge', 'forge'].includes(loader))
  const kind = common.kind ?? (loaders.includes('datapack') ? 'datapack' : isMod ? 'mod' : 'plugin')
  const made = Object.entries(versions).flatMap(([number, sketch], age) =>
    versionsOf({ slug, kind, number, age }, { loaders, ...common, ...sketch }),
  )
  return {
    id,
    slug,
    modId: common.modId ?? plainName,
    name,
    author,
    hangarAuthor: common.hangarAuthor ?? author,
    code: common.code ?? `https://code.example/${slug}`,
    kind,
    summary,
    body:
      common.body ??
      `# ${name}\n\n${summary}\n\n## What it does\n\n- Works as soon as it is there\n- Has settings for what you want otherwise\n\n\`/${slug} help\` says the rest.`,
    categories: common.categories ?? ['utility'],
    downloads,
    on: common.on ?? ['modrinth'],
    clientOnly: common.clientOnly ?? false,
    versions: made,
  }
}
