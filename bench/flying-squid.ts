import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '@zubr/contracts/servers/server'
import { coreFolderOf, minecraftClient } from '../apps/node/src/testing/minecraft-client.ts'
import { anotherName, anotherNode } from '../e2e/support/another-node.ts'
import { type Customer, customer } from '../e2e/support/customer.ts'
import { type Launched, launch } from '../e2e/support/launch.ts'
import { freePorts, journeyPorts } from '../e2e/support/ports.ts'
import { residentMb } from '../e2e/support/resident.ts'
import { median, table, writeReport } from './report.ts'
import { diskOf } from './servers/sandboxed-node.ts'

/** Number of servers on a node, including the new one. */
const sizes = [1, 10, 50]
const rounds = 3
/** Idle time after the last start, in milliseconds. */
const settleMs = 30_000
/** A port range that no other program of this machine uses. */
const serverPorts = '26000-26099'
const core = { id: 'flying-squid', version: '1.12.0' }

/**
 * From the click on create to a client in the world: with an empty core cache, then with a warm one
 * beside more and more running servers; and the load of an idle server and the agent.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const disk = process.platform === 'linux' && process.getuid?.() === 0 ? diskOf(folder) : undefined
  const [dataDir, nodeDir] = [path.join(folder, 'data'), path.join(disk?.at ?? folder, 'node')]
  const { settings } = await journeyPorts()
  const [NODE_PORT = ''] = await freePorts(1)
  const product = launch({
    ...settings,
    NODE_PORT,
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    DATA_DIR: dataDir,
  })
  let agent: Launched | undefined
  try {
    await product.ready()
    const zubr = async (args: string[]) => {
      const { ended, output } = launch({ DATA_DIR: dataDir }, 'apps/cli/src/main.ts', args)
      await ended
      return output
    }
    const place = { zubr, settings: { ...settings, NODE_SERVER_PORTS: serverPorts }, dataDir: nodeDir }
    agent = (await anotherNode(place, 'bench/servers/node-with-room.ts'))()
    const panel = await customer(settings.PANEL_URL, () =>
      zubr(['balance', 'credit', 'bench', '100000.00BYN', 'for the benchmark']),
    )
    await panel.offered(anotherName, core.id)
    const cold = await clickToJoined(panel, nodeDir, 'cold')
    const alone = await aloneMb(nodeDir, cold.server)
    await panel.remove(cold.server)
    await nothingLeftOf(nodeDir, cold.server)

    const rows: (string | number)[][] = []
    const agentMb: number[] = []
    let idle: number[] = []
    let fillers = 0
    for (const size of sizes) {
      for (; fillers < size - 1; fillers++) await create(panel, `filler-${fillers}`)
      const times: number[] = []
      for (let round = 1; round <= rounds; round++) {
        const { ms, server } = await clickToJoined(panel, nodeDir, `probe-${size}-${round}`)
        times.push(ms)
        if (round === rounds) {
          await wait(settleMs)
          idle = coresIn(nodeDir).map(residentMb)
          if (idle.length !== size) throw new Error(`${idle.length} servers run, expected ${size}`)
          agentMb.push(residentMb(agent.child.pid))
        }
        await panel.remove(server)
        await nothingLeftOf(nodeDir, server)
      }
      rows.push([
        size,
        Math.round(median(times)),
        Math.round(Math.max(...times)),
        Math.round(median(idle)),
        Math.round(agentMb.at(-1) ?? Number.NaN),
      ])
    }
    const [first = Number.NaN] = agentMb
    const perServer = ((agentMb.at(-1) ?? Number.NaN) - first) / ((sizes.at(-1) ?? Number.NaN) - 1)
    const own = median(idle) - median(alone)
    writeReport(
      'flying-squid',
      'From a click to a player in the world',
      `Milliseconds from the request that creates a server (the panel's own) to a real client that stands in its world; core
flying-squid. API, agent, servers and client share the cores. Aim: 15,000 with an empty cache, 3,000 with a warm one. The node's agent is a
process of its own and tells the API of more memory than there is: servers of 1 GB are sold by plan, and idle ones take a fraction of it.
Load average over one, five and fifteen minutes at the end: ${os
        .loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}.

With an empty cache (the core is fetched from the npm registry): ${Math.round(cold.ms)} ms.

${table(
  [
    'servers, the new one among them',
    `with a warm cache, median of ${rounds}`,
    'slowest',
    'resident MB of an idle one, median',
    'resident MB of the agent',
  ],
  rows,
)}

An idle server beyond the core's own: **${(own + perServer).toFixed(1)} MB**. Its process takes ${median(idle).toFixed(1)} MB, and the same core
with the same settings started by hand ${median(alone).toFixed(1)} MB (medians of ${idle.length} and ${alone.length}): ${own.toFixed(1)} MB. The agent grows by
${perServer.toFixed(1)} MB a server.`,
    )
  } finally {
    await agent?.end('SIGTERM')
    await product.end('SIGTERM')
    disk?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function create(panel: Customer, name: string): Promise<Server> {
  return panel.running(await panel.create(name, anotherName, core))
}

async function clickToJoined(panel: Customer, nodeDir: string, name: string) {
  const start = performance.now()
  const server = await create(panel, name)
  const client = await minecraftClient(coreFolderOf(nodeDir)).joinBy(server.address ?? '', 'Bench')
  const ms = performance.now() - start
  client.end()
  return { ms, server }
}

/** Ids of the processes that run a core for this node. Needs /proc. */
function coresIn(nodeDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return line.includes('launch.mjs') && line.includes(path.join(nodeDir, 'servers'))
      } catch {
        return false
      }
    })
}

async function nothingLeftOf(nodeDir: string, { id }: Server): Promise<void> {
  while (readdirSync(path.join(nodeDir, 'servers')).includes(id)) await wait(100)
}

/**
 * Memory of the core started by hand, several times, with the settings that the agent wrote for
 * this server.
 */
async function aloneMb(nodeDir: string, { id }: Server): Promise<number[]> {
  const settings = JSON.parse(readFileSync(path.join(nodeDir, 'servers', id, 'settings.json'), 'utf8'))
  const ports = await freePorts(rounds)
  const children = ports.map((port, index) => {
    const cwd = path.join(nodeDir, `alone-${index}`)
    mkdirSync(cwd)
    writeFileSync(path.join(cwd, 'settings.json'), JSON.stringify({ ...settings, port: Number(port) }))
    const program = path.join(coreFolderOf(nodeDir), 'launch.mjs')
    // The heap size that the agent sets for a server of 1 GB.
    const args = ['--max-old-space-size=768', program, 'settings.json']
    return spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] })
  })
  await Promise.all(
    children.map(
      ({ stdout }) =>
        new Promise<void>((ready) =>
          stdout.on('data', (text: Buffer) => {
            if (text.includes('!\tready')) ready()
          }),
        ),
    ),
  )
  await wait(settleMs)
  const taken = children.map(({ pid }) => residentMb(pid))
  for (const child of children) child.kill('SIGKILL')
  return taken
}
