import type { Server } from '@zubr/contracts/servers/server'
import { median } from '../report.ts'
import type { HandStarter } from './by-hand.ts'
import { byName, joined } from './player.ts'
import type { SandboxedNode } from './sandboxed-node.ts'

/** The poll interval in milliseconds, below what a person notices. */
const look = () => new Promise((resolve) => setTimeout(resolve, 10))

export type Warm = { productMs: number; handMs: number; ownMs: number; ratio: number }

/**
 * Starts of one stopped server, in turn by its button and by hand: from the click until the panel
 * shows it running and a player is in its world.
 */
export async function warmClicks(
  { panel, stopped }: SandboxedNode,
  hand: HandStarter,
  server: Server,
  rounds: number,
): Promise<Warm> {
  const [product, byHand]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await panel.act(server, 'start')
    while ((await panel.see(server)).state !== 'running') await look()
    await joined(byName(server))
    product.push(performance.now() - began)
    await stopped(server)
    byHand.push(await hand.start(server))
    await hand.end(server)
  }
  const [productMs, handMs] = [median(product), median(byHand)]
  return { productMs, handMs, ownMs: productMs - handMs, ratio: productMs / handMs }
}

export type Cold = { server: Server; firstWordMs: number; joinedMs: number; steps: string[] }

/**
 * The first server of a core that the node does not have: when its owner sees a first change, which
 * one, and when a player is in.
 */
export async function coldClick({ panel, create }: SandboxedNode): Promise<Cold> {
  const began = performance.now()
  let server = await create('cold')
  let firstWordMs = Number.NaN
  const steps: string[] = []
  while (server.state !== 'running') {
    const step = server.progress?.step
    if (step && Number.isNaN(firstWordMs)) firstWordMs = performance.now() - began
    if (step && steps.at(-1) !== step) steps.push(step)
    if (server.state === 'failed') throw new Error(`it failed: ${server.reason}`)
    await look()
    server = await panel.see(server)
  }
  await joined(byName(server))
  return { server, firstWordMs, joinedMs: performance.now() - began, steps }
}
