import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import type { Target } from '../../catalogue/addon-catalogue.ts'
import type { Present } from './facts.ts'

const disabled = '.disabled'

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether a path is one of the server's files, and not one of ours. */
export function isInside(path: string): boolean {
  const parts = path.split('/')
  return parts[0] !== '.zubr' && parts.every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Whether a path is an addon of such a server. A plan touches no other files except settings. */
export function isAddonPath(path: string, { core, gameVersion }: Target): boolean {
  if (!isInside(path)) return false
  const folder = path.slice(0, path.length - nameOf(path).length - 1)
  return addonFoldersOf(core, gameVersion).some((each) =>
    each.folder.startsWith('world/')
      ? folder.split('/').length === 2 && folder.endsWith(each.folder.slice('world'.length))
      : folder === each.folder,
  )
}

/**
 * The path of a new file: the author's file name, unless another addon has it. A disabled addon
 * stays disabled when it is updated.
 */
export function freePath(
  {
    folder,
    file,
    project,
    replaces,
    isWanted,
  }: {
    folder: string
    file: string
    project: AddonSummary
    replaces: Present | undefined
    isWanted: boolean
  },
  taken: readonly string[],
): string {
  const ending = replaces && !replaces.enabled && isWanted ? disabled : ''
  const within = replaces ? replaces.path.slice(0, -nameOf(replaces.path).length - 1) : folder
  const isTaken = (path: string) =>
    taken.some((each) => each === path || each === `${path}${disabled}` || `${each}${disabled}` === path)
  const plain = `${within}/${file}${ending}`
  if (!isTaken(plain)) return plain
  const word = project.slug.replaceAll(/[^\w.-]/g, '').slice(0, 60) || project.id.replaceAll(/\W/g, '')
  return `${within}/${word}-${file}${ending}`
}
