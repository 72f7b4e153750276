import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '@zubr/contracts/servers/server'
import { mounts } from '../../apps/node/src/servers/sandbox/disk/mounts.ts'
import type { HandStarter } from './by-hand.ts'
import { directAddress } from './own-door.ts'
import { type Ticks, ticksOf } from './player.ts'
import type { SandboxedNode } from './sandboxed-node.ts'

/** Starts all of them in sequence by hand, with the earlier ones running. */
export async function handStorm(hand: HandStarter, servers: readonly Server[]): Promise<number> {
  let ms = 0
  for (const server of servers) ms += await hand.start(server)
  for (const server of servers) await hand.end(server)
  return ms
}

export type Storm = { ms: number; running: Ticks[]; started: Ticks[] }

/**
 * After a simulated reboot of these servers and the agent, while `others` run on: time from the
 * agent's start until the panel shows all running, and the ticks of all, of the restarted ones
 * since they accepted players.
 */
export async function startStorm(
  node: SandboxedNode,
  servers: readonly Server[],
  others: readonly Server[],
): Promise<Storm> {
  await node.agent().end('SIGKILL')
  for (const server of servers) end(node.dataDir, server)
  await forgetAll(node.dataDir, servers)
  // Resets their maximum delays.
  for (const server of others) await ticksOf(await directAddress(node.dataDir, server))
  const began = performance.now()
  node.startAgent()
  const ids = new Set(servers.map(({ id }) => id))
  // The previous agent's report still counts: they run once this one has reported their start.
  const starting = new Set<string>()
  const back = new Set<string>()
  while (back.size < ids.size) {
    for (const { id, state } of await node.panel.list()) {
      if (!ids.has(id)) continue
      if (state === 'starting') starting.add(id)
      if (state === 'running' && starting.has(id)) back.add(id)
      if (state === 'failed' || state === 'crashed') throw new Error(`${id} is ${state}`)
    }
    await wait(200)
  }
  const ms = performance.now() - began
  const readTicks = async (all: readonly Server[]) => {
    const ticks: Ticks[] = []
    for (const server of all) ticks.push(await ticksOf(await directAddress(node.dataDir, server)))
    return ticks
  }
  return { ms, running: await readTicks(others), started: await readTicks(servers) }
}

/** The monitor first: after a reboot the end of a server is unknown. */
function end(dataDir: string, { id }: Server): void {
  const pids = [path.join('sandbox', 'monitors', id), path.join('servers', id, 'sandbox', 'pid')]
  for (const file of pids) process.kill(Number(readFileSync(path.join(dataDir, file), 'utf8')), 'SIGKILL')
}

/** Removes their networks and unmounts their disks. */
async function forgetAll(dataDir: string, servers: readonly Server[]): Promise<void> {
  const spaces = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
  for (const { id } of servers) {
    for (const space of spaces) if (space.endsWith(id)) execFileSync('ip', ['netns', 'del', space])
    const data = path.join(dataDir, 'servers', id, 'data')
    for (const { at } of await mounts()) if (at === data) execFileSync('umount', [at])
  }
}
