import type { CoreId } from '../cores/kinds.ts'
import { canSeePlayerAddresses } from '../cores/players-addresses.ts'
import { compareVersions, parseVersion } from '../cores/versions.ts'
import { bedrockProperties, pocketmineProperties } from './bedrock.ts'
import type { FileFormat } from './formats/scalars.ts'
import { bukkit, paperGlobal, paperWorld, spigot } from './paper.ts'
import { serverProperties } from './server-properties.ts'
import type { Setting } from './setting.ts'
import { velocityToml } from './velocity.ts'

/** A core's settings file that the panel shows as a form. */
export type SettingsFileKind = {
  /** Relative to the server's folder. */
  path: string
  format: FileFormat
  /** The panel's message list for its keys. */
  words: SettingsMessages
  /** The first game version that has it. */
  since?: string
  settings: readonly Setting[]
}
export type SettingsMessages = 'server' | 'paper' | 'velocity'

const properties = (format: FileFormat, settings: readonly Setting[]): SettingsFileKind => ({
  ...{ path: 'server.properties', format, words: 'server', settings },
})
const java = properties('properties', serverProperties)

const yaml = (path: string, settings: readonly Setting[]): SettingsFileKind => ({
  ...{ path, format: 'yaml', words: 'paper', settings },
})
const paper = [
  java,
  { ...yaml('config/paper-global.yml', paperGlobal), since: '1.19' },
  { ...yaml('config/paper-world-defaults.yml', paperWorld), since: '1.19' },
  yaml('bukkit.yml', bukkit),
  yaml('spigot.yml', spigot),
] as const

const files: Partial<Record<CoreId, readonly SettingsFileKind[]>> = {
  paper,
  purpur: paper,
  vanilla: [java],
  fabric: [java],
  neoforge: [java],
  forge: [java],
  velocity: [{ path: 'velocity.toml', format: 'toml', words: 'velocity', settings: velocityToml }],
  'bedrock-dedicated': [properties('plain-properties', bedrockProperties)],
  pocketmine: [properties('plain-properties', pocketmineProperties)],
}

/** The forms of a core with the settings of all versions. */
export const allSettingsFiles = (core: CoreId): readonly SettingsFileKind[] => files[core] ?? []

/**
 * The forms of a core in a game version, first the one of its own form (cores/fields.ts); empty if
 * it has none.
 */
export function settingsFilesOf(core: CoreId, gameVersion: string): SettingsFileKind[] {
  return allSettingsFiles(core)
    .filter((file) => file.since === undefined || isSince(file.since, gameVersion))
    .map((file) => ({
      ...file,
      settings: file.settings
        .filter((setting) => isOf(setting, gameVersion))
        .map((setting) => ownIn(setting, canSeePlayerAddresses(core, gameVersion))),
    }))
}

/**
 * A setting as its owner can change it, depending on whether the server sees players' addresses.
 */
function ownIn({ own, ...setting }: Setting, isTold: boolean): Setting {
  return own && !(own.onlyByEdgeAddress && isTold) ? { ...setting, own } : setting
}

/**
 * Fields of a core's own form that are in its file once it exists; fields of other versions are in
 * none.
 */
export function fieldsInFile(core: CoreId): ReadonlySet<string> {
  const [first] = allSettingsFiles(core)
  return new Set(first?.settings.flatMap(({ field }) => field ?? []))
}

/** Whether a version has the key. */
const isOf = ({ since, until }: Setting, version: string): boolean =>
  (since === undefined || isSince(since, version)) && (until === undefined || compared(version, until) <= 0)

/** Whether a version is that one or later. */
export const isSince = (since: string, version: string) => compared(version, since) >= 0

/** An unparsable version counts as the newest; a pre-release as its release. */
function compared(version: string, bound: string): number {
  const own = parseVersion(version)?.numbers.join('.')
  return own === undefined ? 1 : compareVersions(own, bound)
}
