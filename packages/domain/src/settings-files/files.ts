import { type CoreId, coreKinds } from '../cores/kinds.ts'
import { compareVersions, parseVersion } from '../cores/versions.ts'
import { bedrockProperties, pocketmineProperties } from './bedrock.ts'
import type { FileFormat } from './formats/scalars.ts'
import { serverProperties } from './server-properties.ts'
import type { Setting } from './setting.ts'

/** A settings file of a core that the panel shows as a form. */
export type SettingsFileKind = {
  /** In the server's folder. */
  path: string
  format: FileFormat
  /** Which of the panel's lists of words has its keys. */
  words: SettingsWords
  settings: readonly Setting[]
}
export type SettingsWords = 'server'

const properties = (format: FileFormat, settings: readonly Setting[]): SettingsFileKind => ({
  ...{ path: 'server.properties', format, words: 'server', settings },
})
const java = properties('properties', serverProperties)

const files: Partial<Record<CoreId, readonly SettingsFileKind[]>> = {
  paper: [java],
  purpur: [java],
  vanilla: [java],
  fabric: [java],
  neoforge: [java],
  forge: [java],
  'bedrock-dedicated': [properties('plain-properties', bedrockProperties)],
  pocketmine: [properties('plain-properties', pocketmineProperties)],
}

/** The forms of a core with all that any version has. */
export const allSettingsFiles = (core: CoreId): readonly SettingsFileKind[] => files[core] ?? []

/** The forms of a core in a version of the game, the one that its own form (cores/fields.ts) speaks of first; none of a core without any. */
export function settingsFilesOf(core: CoreId, gameVersion: string): SettingsFileKind[] {
  return allSettingsFiles(core).map((file) => ({
    ...file,
    settings: file.settings.filter((setting) => isOf(setting, gameVersion)),
  }))
}

/** Of a core's own form, what stands in its file once there is one. */
export function fieldsInFile(core: CoreId, gameVersion: string): ReadonlySet<string> {
  const [first] = settingsFilesOf(core, gameVersion)
  const own = new Set(coreKinds[core].settings.map(({ key }) => key))
  const inFile = first?.settings.flatMap(({ field }) =>
    field !== undefined && own.has(field) ? [field] : [],
  )
  return new Set(inFile)
}

/** Whether the key is there in a version. What is no number of a version is taken for one of today. */
function isOf({ since, until }: Setting, version: string): boolean {
  const own = parseVersion(version)?.numbers.join('.')
  if (own === undefined) return until === undefined
  return (
    (since === undefined || compareVersions(own, since) >= 0) &&
    (until === undefined || compareVersions(own, until) <= 0)
  )
}
