import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalServer } from '@zubr/contracts/edge/local'
import { onTestFinished } from 'vitest'

/** Creates the folders of a node that an edge uses: its own, and the agent's. */
export async function nodeFolderForTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-edge-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const serversFolder = join(dataDir, 'edge')
  await mkdir(serversFolder)
  return {
    dataDir,
    serversFolder,
    /** Replaces the file as the agent does. A string is written as it is. */
    async writeServers(servers: string | LocalServer[]): Promise<void> {
      const content = typeof servers === 'string' ? servers : JSON.stringify({ servers })
      await writeFile(join(serversFolder, 'new'), content)
      await rename(join(serversFolder, 'new'), join(serversFolder, 'servers.json'))
    },
  }
}
