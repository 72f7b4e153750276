import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addNode } from '@zubr/api/nodes/testing/nodes'
import type { Hosting } from '@zubr/api/servers/testing/servers'
import type { BackupStorage } from '@zubr/node/backups/backup-storage'
import { serverFolder } from '@zubr/node/servers/folder/server-folder'
import { dataDirForTest, livingIn, portsForTest } from '@zubr/node/servers/testing/servers'
import { freePort } from '@zubr/process/free-port'
import { onTestFinished } from 'vitest'

/**
 * In these tests a node's name is the last part of its address, so that its URL follows from its
 * name as in production.
 */
const agentPort = await freePort()
export const probeUrl = `http://127.0.0.{name}:${agentPort}`

/** An agent process that a test may kill, and a node of that name. */
export async function nodeForTest(
  hosting: Pick<Hosting, 'db' | 'url'>,
  name: string,
  { backups }: { backups?: BackupStorage } = {},
) {
  const dataDir = await dataDirForTest()
  const options = {
    ...{
      name,
      token: await addNode(hosting.db, name),
      apiUrl: hosting.url,
      port: agentPort,
      host: `127.0.0.${name}`,
      dataDir,
    },
    servers: {
      ...{ panelOrigin: 'https://panel.zubr.example', serverPorts: portsForTest(), keepServers: true },
      // The sandbox would be checked at each start, and migrations do not depend on it.
      runtime: 'processes',
      limits: { watchMs: 50, diskEveryMs: 50 },
      ...(backups && { backups }),
    },
  }
  const program = fileURLToPath(import.meta.resolve('@zubr/node/servers/migrations/testing/agent'))
  const start = () => spawn(process.execPath, [program, JSON.stringify(options)], { stdio: 'inherit' })
  let agent = start()
  onTestFinished(async () => {
    agent.kill('SIGTERM')
    agent.kill('SIGKILL')
    for (const id of await readdir(join(dataDir, 'servers')).catch(() => []))
      for (const { pid } of await livingIn(serverFolder(dataDir, id).data)) process.kill(pid, 'SIGKILL')
  })
  return {
    name,
    dataDir,
    folder: (id: string) => serverFolder(dataDir, id),
    living: (id: string) => livingIn(serverFolder(dataDir, id).data),
    async kill() {
      agent.kill('SIGKILL')
      await once(agent, 'exit')
    },
    start() {
      agent = start()
    },
    async killAndStart() {
      agent.kill('SIGKILL')
      await once(agent, 'exit')
      agent = start()
    },
  }
}

/** Files that the core writes at each start. */
const ownFiles = ['starts.txt', 'said.txt', 'saved.txt']

/** Every file of a folder with its digest. */
export async function digests(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const as = path.slice(folder.length)
    if (!entry.isFile()) return as
    return `${as} ${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')}`
  })
  return (await Promise.all(found))
    .filter((line) => !ownFiles.some((own) => line.startsWith(`/${own} `)))
    .sort()
}
