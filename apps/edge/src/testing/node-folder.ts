import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalServer } from '@zubr/contracts/edge/local'
import { onTestFinished } from 'vitest'

/** A node as an edge finds it: a folder for what it keeps, and one in which the agent tells of servers. */
export async function placeForTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-edge-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const serversFolder = join(dataDir, 'edge')
  await mkdir(serversFolder)
  return {
    dataDir,
    serversFolder,
    /** As the agent does: the file is replaced. */
    async tell(said: string | LocalServer[]): Promise<void> {
      const written = typeof said === 'string' ? said : JSON.stringify({ servers: said })
      await writeFile(join(serversFolder, 'fresh'), written)
      await rename(join(serversFolder, 'fresh'), join(serversFolder, 'servers.json'))
    },
  }
}
