import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Server } from '@zubr/contracts/servers/server'
import { findPrograms } from '../../apps/node/src/servers/sandbox/container-engine.ts'
import { ServerNetworks } from '../../apps/node/src/servers/sandbox/network/server-networks.ts'
import { edgePayload } from './own-door.ts'
import { joined } from './player.ts'
import type { SandboxedNode } from './sandboxed-node.ts'

type Config = {
  linux: { cgroupsPath: string; namespaces: { type: string; path?: string }[] }
}

/**
 * The peer: the bundle of the agent's last start, run by hand. Network and disk exist already, so
 * only the container and its server are timed. The server must be stopped.
 */
export async function handStarter({ dataDir, handDir }: SandboxedNode) {
  const programs = findPrograms(dataDir)
  if ('lacking' in programs) throw new Error(`there is no ${programs.lacking.join(', no ')}`)
  const network = new ServerNetworks({ dataDir: handDir, host: '127.0.0.1' })
  const state = path.join(handDir, 'state')
  const call = (...args: string[]) => execFileSync(programs.runtime, ['--root', state, ...args])
  const running = new Map<string, ChildProcess>()
  return {
    /** Milliseconds until a player is in its world. */
    async start(server: Server): Promise<number> {
      const { id, name } = server
      const { port } = await edgePayload(dataDir, server)
      if (port === null) throw new Error(`${name} has no port`)
      const bundle = path.join(handDir, id)
      mkdirSync(bundle, { recursive: true, mode: 0o700 })
      const written = path.join(dataDir, 'servers', id, 'sandbox')
      cpSync(path.join(written, 'root'), path.join(bundle, 'root'), {
        recursive: true,
        verbatimSymlinks: true,
      })
      const config = JSON.parse(readFileSync(path.join(written, 'config.json'), 'utf8')) as Config
      const { namespace, address } = await network.join(id, [])
      config.linux.cgroupsPath = `/zubr-bench/${id}`
      config.linux.namespaces = config.linux.namespaces.map((one) =>
        one.type === 'network' ? { ...one, path: namespace } : one,
      )
      writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(config))
      const began = performance.now()
      const child = spawn(programs.runtime, ['--root', state, 'run', '--bundle', bundle, id], {
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      running.set(id, child)
      // The benchmarks' Paper expects the PROXY protocol.
      await joined({ host: address, port, name, proxied: true })
      return performance.now() - began
    },
    async end({ id }: Server): Promise<void> {
      const child = running.get(id)
      if (child?.exitCode === null) {
        child.stdin?.end('stop\n')
        await once(child, 'exit')
      }
      running.delete(id)
      await network.leave(id)
      rmSync(path.join(handDir, id), { recursive: true, force: true })
    },
    async close(): Promise<void> {
      for (const [id, child] of running) {
        call('kill', id, 'KILL')
        if (child.exitCode === null) await once(child, 'exit')
      }
      await network.cleanUp([])
    },
  }
}
export type HandStarter = Awaited<ReturnType<typeof handStarter>>
