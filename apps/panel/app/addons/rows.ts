import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { InstalledAddon, PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { nameOf } from '../file-access/place.ts'

/** One file that is there, with what the catalogues know of it. */
export type AddonRow = {
  installed: InstalledAddon
  name: string
  /** Empty where nobody says it. */
  version: string
  author: string
  about: string
  project: AddonSummary | undefined
  /** The newest that fits, if that is another one. */
  update: AddonVersion | undefined
  /** Names of those that are switched on and don't work without it. */
  neededBy: string[]
  /** What it needs and is not there, or is switched off. */
  missing: string[]
}

/** What a file's name says where the file itself says nothing: without its ending. */
export const plainName = (path: string): string =>
  nameOf(path).replace(/(?:\.(?:jar|zip))?(?:\.disabled)?$/i, '')

/** What the game, the loaders and Java itself bring along. */
const builtIn = new Set([
  ...[
    'minecraft',
    'java',
    'fabricloader',
    'fabric-loader',
    'quilt_loader',
    'forge',
    'neoforge',
    'velocity',
    'paper',
  ],
  ...['spigot', 'bukkit', 'purpur', 'folia'],
])

const idsOf = ({ about }: InstalledAddon): string[] =>
  about ? [about.id, ...about.provides].map((id) => id.toLowerCase()) : []

/** Of mods within its jar, which are loaded with it. */
const nestedIdsOf = ({ about }: InstalledAddon): string[] =>
  about?.nested?.map((id) => id.toLowerCase()) ?? []

/** All that is there, by name; `known` is what the API says of it, if it does. */
export function rowsOf(present: readonly InstalledAddon[], known: readonly KnownAddon[] = []): AddonRow[] {
  const byPath = new Map(known.map((one) => [one.path, one]))
  const loaded = present.filter(({ enabled, fault }) => enabled && !fault)
  const there = new Set(loaded.flatMap((each) => [...idsOf(each), ...nestedIdsOf(each)]))
  const rows = present.map((installed): AddonRow => {
    const { about, path } = installed
    const found = byPath.get(path)
    const withoutIt = new Set(
      loaded
        .filter((other) => other !== installed)
        .flatMap((other) => [...idsOf(other), ...nestedIdsOf(other)]),
    )
    // What another file brings as well is not lost with this one's nested mods.
    const own = new Set([...idsOf(installed), ...nestedIdsOf(installed).filter((id) => !withoutIt.has(id))])
    return {
      installed,
      name: found?.project.name || about?.name || plainName(path),
      version: about?.version || found?.version.number || '',
      author: about?.authors.join(', ') || found?.project.author || '',
      about: found?.project.summary || about?.description || '',
      project: found?.project,
      update: found?.update ?? undefined,
      neededBy: loaded
        .filter((other) => other !== installed)
        .filter(({ about: its }) =>
          its?.needs.some(({ id, required }) => required && own.has(id.toLowerCase())),
        )
        .map((other) => byPath.get(other.path)?.project.name || other.about?.name || plainName(other.path)),
      missing:
        installed.enabled && about
          ? about.needs
              .filter(
                ({ id, required }) =>
                  required && !builtIn.has(id.toLowerCase()) && !there.has(id.toLowerCase()),
              )
              .map(({ id }) => id)
          : [],
    }
  })
  return rows.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What the API is told of a file. */
export const presentOf = ({ path, enabled, hashes, about, settings }: InstalledAddon): PresentAddon => ({
  path,
  enabled,
  sha1: hashes?.sha1 ?? null,
  sha256: hashes?.sha256 ?? null,
  sha512: hashes?.sha512 ?? null,
  names: about ? [about.id, ...about.provides] : [],
  ...(about?.nested && { nested: about.nested }),
  needs: about ? about.needs.filter(({ required }) => required).map(({ id }) => id) : [],
  settings,
})

/** Whether every word is somewhere in what a row says. */
export function matches({ name, author, about, installed }: AddonRow, text: string): boolean {
  const all = [name, author, about, nameOf(installed.path)].join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** What it is called once it is switched the other way. */
export const switchedName = ({ path, enabled }: Pick<InstalledAddon, 'path' | 'enabled'>): string =>
  enabled ? `${nameOf(path)}.disabled` : nameOf(path).replace(/\.disabled$/i, '')

/** The Java that it does not start without, if the server's is an older one; null: that of a core without any. */
export const javaLacked = (
  { enabled, about }: Pick<InstalledAddon, 'enabled' | 'about'>,
  java: number | null,
): number | undefined =>
  enabled && java !== null && about && about.java !== null && about.java > java ? about.java : undefined
