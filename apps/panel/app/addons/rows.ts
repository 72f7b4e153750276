import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { InstalledAddon, PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { nameOf } from '../file-access/file-paths.ts'

/** One installed file with its catalogue entry. */
export type AddonRow = {
  installed: InstalledAddon
  name: string
  /** Empty if unknown. */
  version: string
  author: string
  about: string
  project: AddonSummary | undefined
  /** The newest compatible version, if not installed. */
  update: AddonVersion | undefined
  /** Names of enabled addons that require it. */
  neededBy: string[]
  /** Dependencies that are absent or disabled. */
  missing: string[]
}

/** The name of a file without metadata: the file name without extension. */
export const plainName = (path: string): string =>
  nameOf(path).replace(/(?:\.(?:jar|zip))?(?:\.disabled)?$/i, '')

/** Provided by the game, the loaders or Java. */
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

/** Ids of mods inside its jar, which the loader loads with it. */
const nestedIdsOf = ({ about }: InstalledAddon): string[] =>
  about?.nested?.map((id) => id.toLowerCase()) ?? []

/** All installed addons by name; `known` are the catalogues' entries. */
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
    // Nested mods that another file contains too stay when this one goes.
    const ownIds = new Set([
      ...idsOf(installed),
      ...nestedIdsOf(installed).filter((id) => !withoutIt.has(id)),
    ])
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
          its?.needs.some(({ id, required }) => required && ownIds.has(id.toLowerCase())),
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

/** The installed addon as the API takes it. */
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

/** Whether the row contains every word of a text. */
export function matches({ name, author, about, installed }: AddonRow, text: string): boolean {
  const all = [name, author, about, nameOf(installed.path)].join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** The file name after a switch on or off. */
export const switchedName = ({ path, enabled }: Pick<InstalledAddon, 'path' | 'enabled'>): string =>
  enabled ? `${nameOf(path)}.disabled` : nameOf(path).replace(/\.disabled$/i, '')

/** The Java that it needs, if the server's is older; `java` is null for a core without Java. */
export const javaLacked = (
  { enabled, about }: Pick<InstalledAddon, 'enabled' | 'about'>,
  java: number | null,
): number | undefined =>
  enabled && java !== null && about && about.java !== null && about.java > java ? about.java : undefined
