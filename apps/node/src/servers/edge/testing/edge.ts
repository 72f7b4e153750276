import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { type LocalServer, LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { proxyHeader } from '@zubr/on-node/proxy-header'
import { onTestFinished, vi } from 'vitest'

const read = async (folder: string): Promise<readonly LocalServer[]> =>
  readFile(join(folder, localServersFile), 'utf8').then(
    (text) => LocalServers.parse(JSON.parse(text)).servers,
    () => [],
  )

/** Where an edge reaches a server, once its agent has published the address. */
export const reachedAt = (dataDir: string, id: string): Promise<NonNullable<LocalServer['target']>> =>
  vi.waitFor(
    async () => {
      const { target } = (await read(join(dataDir, 'edge'))).find((server) => server.id === id) ?? {}
      if (!target) throw new Error('the edge was told of no place')
      return target
    },
    { timeout: 30_000, interval: 20 },
  )

/**
 * A minimal edge, as apps must not import each other. It accepts players at servers' own ports and
 * forwards them.
 */
export async function edgeForTest(dataDir: string) {
  const folder = join(dataDir, 'edge')
  await mkdir(folder, { recursive: true })
  let servers: readonly LocalServer[] = []
  const listeners = new Map<number, Server>()
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }
  function take(port: number, player: Socket): void {
    track(player)
    const server = servers.find((one) => one.port === port)
    if (!server?.target) return void player.destroy()
    const far = track(connect(server.target))
    const { remoteAddress: host = '', remotePort = 0, localAddress = '' } = player
    if (server.proxyProtocol)
      far.write(
        proxyHeader({ source: { host, port: remotePort }, destination: { host: localAddress, port } }),
      )
    player.pipe(far).pipe(player)
    player.once('close', () => far.destroy())
    far.once('close', () => player.destroy())
  }
  async function listen(port: number): Promise<number> {
    const listener = createServer((player) => take(port, player)).listen(port, '127.0.0.1')
    await once(listener, 'listening')
    listeners.set(port, listener)
    return (listener.address() as AddressInfo).port
  }
  async function follow(): Promise<void> {
    servers = await read(folder)
    for (const { port } of servers) if (port !== null && !listeners.has(port)) await listen(port)
  }
  let following: Promise<void> = Promise.resolve()
  const onChange = () => {
    following = following.then(follow).catch(() => undefined)
  }
  const watching = watch(folder, onChange)
  onTestFinished(async () => {
    watching.close()
    await following
    for (const listener of listeners.values()) listener.close()
    for (const socket of sockets) socket.destroy()
  })
  const edgePort = await listen(0)
  return {
    /** Options for the agent. */
    options: { dataDir, edgePort },
    /** Resolves once players at the server's port reach it. */
    leads: async (id: string): Promise<void> => {
      await reachedAt(dataDir, id)
      await vi.waitFor(() => {
        const server = servers.find((one) => one.id === id)
        if (!server?.target || !listeners.has(server.port ?? 0)) throw new Error('it is not led to yet')
      })
    },
  }
}
