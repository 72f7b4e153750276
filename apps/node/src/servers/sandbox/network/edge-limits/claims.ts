import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile } from '@zubr/on-node/atomic-file'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { hashOf } from '../range.ts'
import { edgeTableOf } from './edge-rules.ts'

/** Records the owners of tables. A reboot deletes it together with the tables. */
const claimsFolder = '/run/zubr-edge-limits'

const Claim = z.object({
  dataDir: z.string(),
  /** The rules as they were written, and as the kernel lists them. */
  written: z.string(),
  listed: z.string(),
})
type Claim = z.infer<typeof Claim>

const fileOf = (dataDir: string) => join(claimsFolder, hashOf(dataDir))

export async function writeClaim(made: Claim): Promise<void> {
  await mkdir(claimsFolder, { recursive: true, mode: 0o755 })
  await writeFile(fileOf(made.dataDir), JSON.stringify(made))
}

export const readClaim = (dataDir: string): Promise<Claim | undefined> => readJsonFile(fileOf(dataDir), Claim)

/** Deletes a table, and then its record. */
export async function dropTable(dataDir: string): Promise<void> {
  // Another program may have deleted it.
  await runTool('nft', ['delete', 'table', 'inet', edgeTableOf(dataDir)]).catch(() => undefined)
  await rm(fileOf(dataDir), { force: true })
}

/** Deletes the tables of agents whose data folder was deleted, as no other agent would. */
export async function removeStaleTables(): Promise<void> {
  // The folder does not exist before the first claim.
  for (const name of await readdir(claimsFolder).catch(() => [])) {
    const found = await readJsonFile(join(claimsFolder, name), Claim)
    if (found && (await isGone(found.dataDir))) await dropTable(found.dataDir)
  }
}

/** On other errors than ENOENT the folder may still be in use. */
const isGone = (folder: string) =>
  stat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
