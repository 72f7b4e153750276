import { join } from 'node:path'
import type { CorePackage } from '@zubr/contracts/cores/packages'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'
import { Prepared, type Recipe } from './kinds/recipe.ts'

export const stampFile = '.complete'
/** Increase it when `readPrepared` of a recipe returns more than before. */
export const preparedRevision = 2
export const Stamp = z.object({
  identity: z.string(),
  prepared: Prepared,
  hasArchive: z.boolean().default(false),
  revision: z.number().default(1),
})
export type Stamp = z.infer<typeof Stamp>

export function fileNames(files: CorePackage['files']): [string, ...string[]] {
  const [first, ...others] = files.map(({ name }) => name)
  return [first ?? '', ...others]
}

/**
 * Reads the folder of a core again that an older agent prepared. It is not fetched again, since
 * servers may run it.
 */
export async function refreshStamp(
  stamp: Stamp,
  recipe: Recipe,
  folder: string,
  files: CorePackage['files'],
): Promise<Stamp> {
  if (stamp.revision === preparedRevision || !recipe.readPrepared) return stamp
  const prepared = await recipe.readPrepared({ folder, names: fileNames(files) })
  const current = { ...stamp, prepared, revision: preparedRevision }
  await writeAtomically(join(folder, stampFile), JSON.stringify(current))
  return current
}
