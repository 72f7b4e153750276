import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { kindAt } from '@zubr/domain/cores/change/addon-outcomes'
import type { Present } from './facts.ts'

/** Normalises names: plugins refer to each other with spaces, dashes or neither. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether an addon has one of these names or provides it. */
export const isNamed = ({ names }: Pick<Present, 'names'>, wanted: readonly string[]): boolean =>
  names.some((name) => wanted.some((each) => bare(each) === bare(name)))

/** Whether a mod nested in the addon's jar has one of these names. It is loaded with the jar. */
export const isNested = ({ nested = [] }: Pick<Present, 'nested'>, wanted: readonly string[]): boolean =>
  isNamed({ names: nested }, wanted)

/**
 * Whether a file is this project, with or without a catalogue: by its own name and its folder, not
 * by what it provides.
 */
export function isItself({ path, names }: Pick<Present, 'path' | 'names'>, project: AddonSummary): boolean {
  const [id] = names
  return kindAt(path) === project.kind && id !== undefined && isNamed({ names: [id] }, namesOf(project))
}

export const namesOf = ({ slug, name }: AddonSummary): string[] =>
  [slug, name].filter((each) => bare(each) !== '')

/**
 * Whether projects of two sources are the same addon: they have the same name, so no server can
 * have both.
 */
export const isSameProject = (one: AddonSummary, other: AddonSummary): boolean =>
  (one.source === other.source && one.id === other.id) ||
  (one.source !== other.source && one.kind === other.kind && isNamed({ names: namesOf(one) }, namesOf(other)))

/** Whether versions of two sources are the same: by file hash or by number. */
export const isSameVersion = (one: AddonVersion, other: AddonVersion): boolean =>
  (one.source === other.source && one.id === other.id) ||
  (one.file !== null && one.file.hash === other.file?.hash) ||
  (one.source !== other.source && one.number === other.number)
