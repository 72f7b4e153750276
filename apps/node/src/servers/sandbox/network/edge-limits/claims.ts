import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKept } from '@zubr/on-node/kept-file'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { hashOf } from '../range.ts'
import { edgeTableOf } from './edge-rules.ts'

/** Says whose tables there are, until the machine is restarted: then nothing of them is left anyhow. */
const claimsFolder = '/run/zubr-edge-limits'

const Claim = z.object({
  dataDir: z.string(),
  /** The rules as we wrote them, and how the kernel lists them. */
  written: z.string(),
  listed: z.string(),
})
type Claim = z.infer<typeof Claim>

const fileOf = (dataDir: string) => join(claimsFolder, hashOf(dataDir))

export async function claim(made: Claim): Promise<void> {
  await mkdir(claimsFolder, { recursive: true, mode: 0o755 })
  await writeFile(fileOf(made.dataDir), JSON.stringify(made))
}

export const claimOf = (dataDir: string): Promise<Claim | undefined> => readKept(fileOf(dataDir), Claim)

/** Takes a table away with what tells of it; the latter last. */
export async function dropTable(dataDir: string): Promise<void> {
  // Somebody else may have taken it away.
  await runTool('nft', ['delete', 'table', 'inet', edgeTableOf(dataDir)]).catch(() => undefined)
  await rm(fileOf(dataDir), { force: true })
}

/** Takes away the tables of agents that were killed and whose data folder was deleted: nobody else ever will. */
export async function dropGoneTables(): Promise<void> {
  for (const name of await readdir(claimsFolder).catch(() => [])) {
    const found = await readKept(join(claimsFolder, name), Claim)
    if (found && (await isGone(found.dataDir))) await dropTable(found.dataDir)
  }
}

/** A folder that can't be looked at for another reason may still be somebody's. */
const isGone = (folder: string) =>
  stat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )
