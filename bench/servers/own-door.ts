import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import type { Server } from '@zubr/contracts/servers'
import type { Door } from './player.ts'

/** What the agent of that folder has told the edge of a server. */
export async function edgePayload(dataDir: string, { id, name }: Server): Promise<LocalServer> {
  const text = await readFile(path.join(dataDir, 'edge', localServersFile), 'utf8')
  const said = LocalServers.parse(JSON.parse(text)).servers.find((server) => server.id === id)
  if (!said) throw new Error(`the edge was told nothing of ${name}`)
  return said
}

/** Of a server that runs, past the edge, which may be gone. The panel may know sooner than the edge that it runs. */
export async function ownDoor(dataDir: string, server: Server, patienceMs = 10_000): Promise<Door> {
  for (const until = performance.now() + patienceMs; ; ) {
    const { at, proxyProtocol } = await edgePayload(dataDir, server)
    if (at) return { ...at, name: server.name, proxied: proxyProtocol }
    if (performance.now() > until) throw new Error(`the edge was told of no place of ${server.name}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
