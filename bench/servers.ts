import os from 'node:os'
import type { Server } from '@zubr/contracts/servers/server'
import { table, writeReport } from './report.ts'
import { idleNode, loadOf } from './servers/agent-load.ts'
import { handStarter } from './servers/by-hand.ts'
import { coldClick, type Warm, warmClicks } from './servers/clicks.ts'
import type { Ticks } from './servers/player.ts'
import { type SandboxedNode, withSandboxedNode } from './servers/sandboxed-node.ts'
import { handStorm, type Storm, startStorm } from './servers/start-storm.ts'

const rounds = 5
/** Number of the fifty servers that are also started by hand. */
const handStarts = 10
/** A fake core that uses two cores for this long before players can join. */
const longMs = 1_500
const [storm, beside] = [50, 3]
/** CPU time of each tick of a server beside the start storm, in milliseconds. */
const tickMs = 10
const idleSeconds = 30

const load = () =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')

/** Java servers in the sandbox, each figure compared with the same start by hand. */
export async function run(): Promise<void> {
  const loadBefore = load()
  await withSandboxedNode(async (node) => {
    const { panel } = node
    const cold = await coldClick(node)
    console.log('cold', cold.firstWordMs, cold.joinedMs, cold.steps)
    const probe = cold.server
    await node.stopped(probe)
    const hand = await handStarter(node)
    try {
      const short = await warmClicks(node, hand, probe, rounds)
      console.log('short', short)
      await panel.set(probe, { javaArguments: `-Dstandin.startWorkMs=${longMs}` })
      // The start by hand uses the bundle that the agent wrote last.
      await panel.act(probe, 'start')
      await panel.running(probe)
      await node.stopped(probe)
      const long = await warmClicks(node, hand, probe, 3)
      console.log('long', long)

      const running = await servers(node, 'beside', beside)
      for (const server of running) {
        await node.stopped(server)
        await panel.set(server, { javaArguments: `-Dstandin.tickMs=${tickMs}` })
        await panel.act(server, 'start')
        await panel.running(server)
      }
      const many = await servers(node, 'storm', storm)
      const { pid = Number.NaN } = node.agent().child
      const [idle, peer] = await Promise.all([loadOf(pid, idleSeconds), idleNode(idleSeconds)])
      console.log('idle', idle, peer)

      const storms = await startStorm(node, many, running)
      console.log('storm', storms)
      const some = many.slice(0, handStarts)
      await Promise.all(some.map(node.stopped))
      const handMs = (await handStorm(hand, some)) * (storm / handStarts)
      console.log('by hand', handMs)
      write({ loadBefore, cold, short, long, idle, peer, handMs, storms })
    } finally {
      await hand.close()
    }
  })
}

/** Creates `count` running servers. */
async function servers(node: SandboxedNode, name: string, count: number): Promise<Server[]> {
  const all: Server[] = []
  for (let first = 0; first < count; first += 10) {
    const some = Array.from({ length: Math.min(10, count - first) }, (_, index) => `${name}-${first + index}`)
    all.push(...(await Promise.all(some.map(async (one) => node.panel.running(await node.create(one))))))
  }
  return all
}

type Figures = {
  loadBefore: string
  cold: Awaited<ReturnType<typeof coldClick>>
  short: Warm
  long: Warm
  idle: Awaited<ReturnType<typeof loadOf>>
  peer: Awaited<ReturnType<typeof loadOf>>
  handMs: number
  storms: Storm
}

function write({ loadBefore, cold, short, long, idle, peer, handMs, storms }: Figures): void {
  const ms = Math.round
  const warm = (name: string, { productMs, handMs, ownMs, ratio }: Warm) => [
    ...[name, ms(productMs), ms(handMs), ms(ownMs), ratio.toFixed(2)],
  ]
  const worst = (all: readonly Ticks[]) => Math.min(...all.map(({ worst }) => worst)).toFixed(2)
  const latest = (all: readonly Ticks[]) => Math.max(...all.map(({ latestMs }) => latestMs))
  const mb = (one: number) => one.toFixed(0)
  const percent = (one: number) => one.toFixed(2)
  writeReport(
    'servers',
    'Java servers in the sandbox',
    `Product, agent, servers and players share the cores; the agent is a process of its own and runs each server in the sandbox. The core is a
stand-in of a few lines for Paper, on Debian's Java 17; makers' interfaces are played on this machine. **By hand** is \`runc run\` of the very
bundle that the agent wrote for the same server, its network and disk being there already, joined by the same player. Load
average over one, five and fifteen minutes before: ${loadBefore}; at the end: ${load()}.

## From the click to a player in the world

Milliseconds from the panel's request to start a stopped server, until the panel says that it runs and a player stands in its world;
medians of ${rounds} starts, 3 of the long one, in turn with those by hand. Aims: 1.15 of the time by hand, and 1,000 ms of the product's own. The stand-in is
ready as soon as Java is, which no real core is: so it also starts with ${longMs / 1000} s of work on two cores, less than a real one has.

${table(
  ['start', 'by the panel', 'by hand', "the product's own", 'ratio'],
  [warm('as short as Java allows', short), warm(`${longMs / 1000} s of work`, long)],
)}

The node had none of the core: its owner saw the first step of progress after ${ms(cold.firstWordMs)} ms, and a player stood in the world after
${ms(cold.joinedMs)} ms. Steps: ${cold.steps.map((step) => `\`${step}\``).join(', ')}. Aim: progress from the first second.

## The agent beside ${storm + beside} running servers

Over ${idleSeconds} s in which nobody asks for anything. Beside it a Node process that does nothing at all. Aims: 150 MB, 1 % of a core.

${table(
  ['process', 'resident MB', 'proportional MB', '% of a core', '% with its children'],
  [
    [
      'agent',
      ...[idle.residentMb, idle.shareMb].map(mb),
      ...[idle.cpuPercent, idle.withChildrenPercent].map(percent),
    ],
    [
      'Node',
      ...[peer.residentMb, peer.shareMb].map(mb),
      ...[peer.cpuPercent, peer.withChildrenPercent].map(percent),
    ],
  ],
)}

## ${storm} starts at once

Agent and ${storm} servers are killed, with what a reboot takes: monitors, networks, mounts. ${beside} servers run on, whose ticks take ${tickMs} ms of a processor
each. From the start of the agent until the panel says of all that they run, against
the sum of as many starts by hand one after another (${handStarts} of them timed, beside the others). Aims: 1.5 of that, and 20 ticks a second.

${table(
  ['', 'seconds', 'ratio'],
  [
    ['by the agent', (storms.ms / 1000).toFixed(1), (storms.ms / handMs).toFixed(2)],
    ['by hand', (handMs / 1000).toFixed(1), ''],
  ],
)}

${table(
  ['ticks meanwhile', 'lowest rate over 5 s', 'a tick was late by, ms, at most'],
  [
    [`of the ${beside} that ran on`, worst(storms.running), latest(storms.running)],
    [`of the ${storm}, once they took players`, worst(storms.started), latest(storms.started)],
  ],
)}`,
  )
}
