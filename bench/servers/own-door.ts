import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import type { Server } from '@zubr/contracts/servers/server'
import type { ServerAddress } from './player.ts'

/** The payload about a server from that folder's agent to its edge. */
export async function edgePayload(dataDir: string, { id, name }: Server): Promise<LocalServer> {
  const text = await readFile(path.join(dataDir, 'edge', localServersFile), 'utf8')
  const entry = LocalServers.parse(JSON.parse(text)).servers.find((server) => server.id === id)
  if (!entry) throw new Error(`the edge was told nothing of ${name}`)
  return entry
}

/**
 * The direct address of a running server, past the edge, which may be down. The panel may know
 * earlier than the edge that it runs.
 */
export async function directAddress(
  dataDir: string,
  server: Server,
  patienceMs = 10_000,
): Promise<ServerAddress> {
  for (const until = performance.now() + patienceMs; ; ) {
    const { target: at, proxyProtocol } = await edgePayload(dataDir, server)
    if (at) return { ...at, name: server.name, proxied: proxyProtocol }
    if (performance.now() > until) throw new Error(`the edge was told of no place of ${server.name}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
