import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { kindAt } from '@zubr/domain/cores/change/fitting'
import type { Present } from './facts.ts'

/** As names are compared: plugins call each other with spaces, dashes or neither. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether one says of itself that it is this, or counts as it. */
export const isNamed = ({ names }: Pick<Present, 'names'>, wanted: readonly string[]): boolean =>
  names.some((name) => wanted.some((each) => bare(each) === bare(name)))

/** Whether a mod that is nested in its jar is this: it is loaded with the file, which is another addon's. */
export const isNested = ({ nested = [] }: Pick<Present, 'nested'>, wanted: readonly string[]): boolean =>
  isNamed({ names: nested }, wanted)

/** Whether one is this very addon, whoever knows it: not only what counts as it, and in the folder of its kind. */
export function isItself({ path, names }: Pick<Present, 'path' | 'names'>, project: AddonSummary): boolean {
  const [id] = names
  return kindAt(path) === project.kind && id !== undefined && isNamed({ names: [id] }, namesOf(project))
}

export const namesOf = ({ slug, name }: AddonSummary): string[] =>
  [slug, name].filter((each) => bare(each) !== '')

/** Whether two sources' projects are one: their addons call themselves the same, so that no server can have both. */
export const isSameProject = (one: AddonSummary, other: AddonSummary): boolean =>
  (one.source === other.source && one.id === other.id) ||
  (one.source !== other.source && one.kind === other.kind && isNamed({ names: namesOf(one) }, namesOf(other)))

/** Whether two sources' versions are one: the same file, or the same number. */
export const isSameVersion = (one: AddonVersion, other: AddonVersion): boolean =>
  (one.source === other.source && one.id === other.id) ||
  (one.file !== null && one.file.hash === other.file?.hash) ||
  (one.source !== other.source && one.number === other.number)
