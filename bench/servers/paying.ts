import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Server } from '@zubr/contracts/servers/server'
import { anotherName } from '../../e2e/support/another-node.ts'
import { median, table, writeReport } from '../report.ts'
import { byName, joined } from './player.ts'
import { core, type SandboxedNode, withSandboxedNode } from './sandboxed-node.ts'

const rounds = 10
/** A month of the benchmark customers' plan, in kopecks of BYN. */
const price = 490

const look = () => new Promise((resolve) => setTimeout(resolve, 10))

/**
 * From the click on «pay» in the creation form to a player in its world, with the trial processor.
 */
export async function run(): Promise<void> {
  await withSandboxedNode(async (node) => {
    // Afterwards the node has the core, and Java's pages are in memory.
    await node.stopped((await bought(node, 'warm')).server)
    const [paid, owned]: [Bought[], Bought[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      for (const [way, all] of [
        [bought, paid],
        [created, owned],
      ] as const) {
        const one = await way(node, `${way.name}-${round}`)
        all.push(one)
        console.log(way.name, one.steps)
        await node.stopped(one.server)
      }
    }
    write(paid, owned)
  })
}

type Bought = { server: Server; steps: Record<'asked' | 'page' | 'server' | 'joined', number> }

/** Pays for a server, as the panel and a browser do. */
async function bought({ panel }: SandboxedNode, name: string): Promise<Bought> {
  const clock = stopwatch()
  const order = {
    plan: 'java-1',
    name,
    subdomain: name,
    core,
    node: anotherName,
    promoCode: null,
    eula: true,
  }
  const invoice = await panel.ask<Invoice>('POST', '/api/invoices', {
    ...{ method: 'card-byn', sum: price, fee: 0, order },
  })
  const invoicedAfter = clock()
  await (await fetch(invoice.checkoutUrl ?? '')).text()
  const left = await fetch(`${invoice.checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
  if (left.status !== 303) throw new Error(`the processor answered ${left.status}`)
  const page = clock()
  let id: string | null = null
  while (id === null) {
    const { order: now } = await panel.ask<Invoice>('GET', `/api/invoices/${invoice.id}`)
    if (now?.state === 'failed') throw new Error('the server could not be created')
    id = now?.server ?? null
    if (id === null) await look()
  }
  const [here] = (await panel.list()).filter((server) => server.id === id)
  const server = here as Server // It was created just now.
  const made = clock()
  return {
    server: await stoodIn(panel, server),
    steps: { asked: invoicedAfter, page, server: made, joined: clock() },
  }
}

/** The same from a sufficient balance. */
async function created({ panel, create }: SandboxedNode, name: string): Promise<Bought> {
  const clock = stopwatch()
  const server = await create(name)
  const made = clock()
  return {
    server: await stoodIn(panel, server),
    steps: { asked: 0, page: 0, server: made, joined: clock() },
  }
}

async function stoodIn(panel: SandboxedNode['panel'], created: Server): Promise<Server> {
  let server = created
  while (server.state !== 'running') {
    if (server.state === 'failed') throw new Error(`it failed: ${server.reason}`)
    await look()
    server = await panel.see(server)
  }
  await joined(byName(server))
  return server
}

/** Milliseconds since the last call. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const took = now - last
    last = now
    return took
  }
}

function write(paid: Bought[], owned: Bought[]): void {
  const of = (all: Bought[], step: keyof Bought['steps']) =>
    Math.round(median(all.map(({ steps }) => steps[step])))
  const beyond = ({ steps: { asked: invoicedAfter, server, joined: stood } }: Bought) =>
    invoicedAfter + server + stood
  const [ours, direct] = [paid.map(beyond), owned.map(beyond)]
  const row = (name: string, all: Bought[], sums: number[]) => [
    name,
    ...(['asked', 'page', 'server', 'joined'] as const).map((step) => String(of(all, step))),
    String(Math.round(median(sums))),
    String(Math.round(Math.max(...sums))),
  ]
  writeReport(
    'servers/paying',
    'From the click on «pay» to a player in the world',
    `Milliseconds, medians of ${rounds} in turn, on a node in the sandbox that has the core: Debian's Java 17 and a stand-in of a few lines for Paper (see \`../servers.md\`).
The processor is the one to try with, over sockets, by the adapter of bePaid. **Asked**: until the browser knows where it is paid. **Page**: what the processor's page takes
of a person who needs no time. **Server**: until the panel shows the server that was bought. **Joined**: until a player stands in its world. Beside it the same server bought
from a balance that suffices. Aim: 2,000 ms beyond what the processor's page takes.

${table(
  ['bought', 'asked', 'page', 'server', 'joined', 'beyond the page', 'at most'],
  [row('by paying', paid, ours), row('from the balance', owned, direct)],
)}`,
  )
}
