import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { balanceCommands } from '@zubr/api/balance/commands'
import type { NodeChoice, Server } from '@zubr/contracts/servers'
import type { World } from '@zubr/world/start'
import { coreFolderOf, minecraftClient } from '../apps/node/src/minecraft-client-for-tests.ts'
import { withProduct } from './product.ts'
import { median, table, writeReport } from './report.ts'

/** Servers that run beside the one that is being made. */
const steps = [0, 9, 17]
const rounds = 3

/**
 * From the click on create to a client that stands in the world: once with an empty cache of cores, then with a warm one
 * beside more and more running servers; and what an idle server takes.
 */
export async function run(): Promise<void> {
  await withProduct(async (world) => {
    const panel = await customer(world)
    const cold = await clickToJoined(world, panel, 'cold')
    const rows: (string | number)[][] = []
    let running = 1
    for (const beside of steps) {
      for (; running < beside; running++) await panel.createRunning(`filler-${running}`)
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const { ms, server } = await clickToJoined(world, panel, `probe-${beside}-${round}`)
        times.push(ms)
        await panel.remove(server)
      }
      rows.push([Math.max(beside, 1), Math.round(median(times)), Math.round(Math.max(...times))])
    }
    const idle = (await panel.list()).flatMap(({ stats }) => (stats ? [stats.memoryMb] : []))
    writeReport(
      'servers',
      'From a click to a player in the world',
      `Milliseconds from the request that creates a server (the panel's own) to a real client that stands in its world; core
flying-squid. API, agent, servers and client share the cores. Aim: 15,000 with an empty cache, 3,000 with a warm one.

With an empty cache (the core is fetched from the npm registry): ${Math.round(cold.ms)} ms.

${table(['servers running meanwhile', `with a warm cache, median of ${rounds}`, 'slowest'], rows)}

An idle server takes ${Math.round(median(idle))} MB by its process's resident memory (median of ${idle.length}); all of it is the
core's own process, the agent keeps ${Math.round(ownMemoryMb())} MB with site and API in the same process.`,
    )
  })
}

type Customer = Awaited<ReturnType<typeof customer>>

/** An account with money, and what its panel asks of the API. */
async function customer({ config, db }: World) {
  const { panelUrl } = config
  const password = 'belovezha forest 2026'
  const form = new URLSearchParams({
    login: 'bench',
    email: 'bench@player.example',
    password,
    repeat: password,
  })
  const registered = await fetch(`${panelUrl}/register`, {
    method: 'POST',
    headers: { origin: panelUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    redirect: 'manual',
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const print = () => undefined
  await balanceCommands.credit({ db, config, print, clock: () => new Date() }, [
    'bench',
    '100000.00BYN',
    'for the benchmark',
  ])

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(panelUrl + path, {
      method,
      headers: {
        cookie,
        origin: panelUrl,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    // What the contract says of this address.
    return (await answer.json()) as T
  }
  // A node that has just started is offered once it has said what it can do.
  for (;;) {
    const nodes = await ask<NodeChoice[]>('GET', '/api/nodes?plan=java-1')
    if (nodes.some(({ capacity }) => capacity === 'available')) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const create = (name: string) =>
    ask<Server>('POST', '/api/servers', {
      plan: 'java-1',
      name,
      subdomain: name,
      core: { id: 'flying-squid', version: '1.12.0' },
      node: config.nodeName,
      promoCode: null,
    })
  const running = async ({ id }: Server): Promise<Server> => {
    for (;;) {
      const server = await ask<Server>('GET', `/api/servers/${id}`)
      if (server.state === 'running' && server.address) return server
      if (server.state === 'failed') throw new Error(`${server.name} failed: ${server.reason}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    list: () => ask<Server[]>('GET', '/api/servers'),
    create,
    running,
    createRunning: async (name: string) => running(await create(name)),
    remove: ({ id, name }: Server) => ask('DELETE', `/api/servers/${id}`, { name }),
  }
}

async function clickToJoined(world: World, panel: Customer, name: string) {
  const start = performance.now()
  const server = await panel.running(await panel.create(name))
  const port = Number(server.address?.split(':').at(-1))
  const client = await minecraftClient(coreFolderOf(world.config.dataDir)).join('127.0.0.1', port, 'Bench')
  const ms = performance.now() - start
  client.end()
  return { ms, server }
}

/** Resident memory of this process, in which API, site and agent run. Needs /proc. */
function ownMemoryMb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}
