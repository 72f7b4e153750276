import { plans } from '@zubr/content/plans'
import {
  type ExampleKey,
  type ExampleServer,
  exampleServers,
  quietServer,
} from '@zubr/contracts/example-servers'
import type { ActivityKind } from '@zubr/contracts/servers/activity'
import type { Server } from '@zubr/contracts/servers/server'
import { validSettings } from '@zubr/domain/core-settings'
import { backendsText } from '@zubr/domain/cores/backends'
import { type CoreId, coreKinds } from '@zubr/domain/cores/kinds'
import { dataKeptDays } from '@zubr/domain/legal/retention'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { planOf } from '@zubr/domain/plans'
import { dayMs, newLife } from '@zubr/domain/server-life'
import { ConsoleLog, playersNamed } from './console/console-log.ts'
import { confirmLines, crashLines, memoryLines, startLines } from './console/start-lines.ts'
import { coreView } from './core.ts'
import { type DemoServer, demoMessagesOf, type Memory, nodeNames } from './memory.ts'
import { type Use, usageAt } from './servers/usage.ts'

const hourMs = 3_600_000
/** The first examples in the list: typical servers. The rest shows every possible state. */
const first: ExampleKey[] = ['running', 'free', 'bedrock', 'proxy', 'full', 'ends-soon', 'stopped']

const idle: Use = { cpu: 14, memory: 0.46, disk: 0.22, players: 3 }

/** The contract's examples as servers of the demo's account. */
export function openServers(memory: Pick<Memory, 'locale' | 'me'>, now: number): DemoServer[] {
  const rankOf = (key: ExampleKey) => (first.includes(key) ? first.indexOf(key) : first.length)
  return exampleServers
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([key, example], index) => keptOf(memory, { key, example, index, now }))
}

/** The id of the server at an index of the demo's list, from 0. */
export const exampleId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`

type ExampleSlot = { key: ExampleKey; example: ExampleServer; index: number; now: number }

function keptOf(
  memory: Pick<Memory, 'locale' | 'me'>,
  { key, example, index, now }: ExampleSlot,
): DemoServer {
  const plan = planOf(plans, example.plan)
  // Up to 1.12.2, Forge asks for confirmation in its console.
  const coreOfServer = coreView(example.core, key === 'awaits-confirm' ? '1.12.2' : undefined)
  if (!plan || !coreOfServer) throw new Error(`the example ${key} has a plan or a core that is not there`)
  const { name, place, paidDays, used, core, ...standing } = example
  const port = 25_560 + index
  const createdAt = now - (95 - 3 * index) * dayMs
  const paidUntil = paidDays === null ? null : new Date(now + paidDays * dayMs - 5 * hourMs)
  const isSuspended = example.contract === 'suspended'
  const deleteAt = isSuspended && paidUntil ? new Date(+paidUntil + dataKeptDays * dayMs) : null
  // The previous Java version, which the log reports as too old.
  const isBehind = example.reason === 'wrong_java' && coreOfServer.core.java !== null
  const view: Server = {
    ...quietServer,
    ...standing,
    ...coreOfServer,
    ...(isBehind && { core: { ...coreOfServer.core, java: 17 } }),
    awaitsEula: example.reason === 'eula',
    id: exampleId(index),
    name,
    subdomain: subdomainOf(name, key),
    node: example.contract === 'archived' ? null : nodeNames[place],
    paidUntil: paidUntil?.toISOString() ?? null,
    deletedAt: deleteAt?.toISOString() ?? null,
    nodeSilent: place === 'silent',
    settings: settingsOf(core, key),
    limits: capacityOfPlan(plan),
    createdAt: new Date(createdAt).toISOString(),
  }
  if (example.state !== 'creating' && view.node !== null) view.address = addressOf(view, port)
  const demoServer: DemoServer = {
    view,
    namedAs: key,
    life: { ...newLife(paidUntil), state: example.contract, deleteAt },
    journal: [],
    // It was stopped for a while last night.
    runs: used
      ? [
          { from: now - 3 * dayMs, until: now - 9 * hourMs },
          { from: now - 8.8 * hourMs, until: null },
        ]
      : example.state === 'creating'
        ? []
        : [{ from: now - 3 * dayMs, until: now - 0.2 * hourMs }],
    use: used ?? idle,
    port,
    log: new ConsoleLog(),
    timers: new Set(),
  }
  demoServer.journal = journalOf(memory, demoServer, { key, example, now })
  writeLog(memory, demoServer, { example, now })
  return demoServer
}

/** Settings of an owner: some differ from the core's defaults. */
function settingsOf(core: CoreId, key: ExampleKey): Server['settings'] {
  const shared = key === 'proxy' || behindProxy.some(([name]) => name === key)
  return validSettings(coreKinds[core].settings, {
    ...(core === 'velocity' ? { servers: backendsText(backends) } : { maxPlayers: 40 }),
    ...(shared && { forwardingSecret: 'shown-in-the-demo-alone' }),
  })
}

/** Players join the first of them. */
const behindProxy: [key: ExampleKey, name: string][] = [
  ['full', 'lobby'],
  ['running', 'survival'],
]
const backends = behindProxy.map(([key, name]) => ({ name, at: exampleId(first.indexOf(key)) }))

/** The reserved domain for examples; the demo's servers and nodes are below it. */
export const demoZone = 'demo.example'
export const nameBelow = (name: string) => `${name}.${demoZone}`
/** An archived server has no node. */
export const addressWith = (node: string | null, port: number) =>
  `${nameBelow((node ?? '').toLowerCase())}:${port}`

/** The address that players would type. */
export const addressOf = ({ transport, subdomain, node }: Server, port: number) =>
  transport === 'tcp' ? nameBelow(subdomain) : addressWith(node, port)

const subdomainOf = (name: string, key: string): string =>
  (/^[\w ]+$/.test(name) ? name : key).toLowerCase().replaceAll(/[ _]/g, '-')

const busyDays: [hoursAgo: number, event: ActivityKind][] = [
  [8.8, 'restart'],
  [72, 'extended'],
  [96, 'settings_changed'],
  [199, 'start'],
  [200, 'stop'],
  [420, 'renamed'],
]

function journalOf(
  { me }: Pick<Memory, 'me'>,
  { view }: DemoServer,
  { key, example, now }: Pick<ExampleSlot, 'key' | 'example' | 'now'>,
): DemoServer['journal'] {
  const entry = (hoursAgo: number, actor: string, event: string) => ({
    at: new Date(now - hoursAgo * hourMs).toISOString(),
    actor,
    event,
    operation: null,
  })
  const { contract, state, reason } = example
  const end =
    contract === 'suspended'
      ? [entry(52, 'service', 'suspended')]
      : contract === 'archived'
        ? [entry(52, 'service', 'archived')]
        : contract === 'blocked'
          ? [entry(20, 'operator', 'blocked')]
          : contract === 'deleted'
            ? [entry(0.1, me.login, 'deleted')]
            : []
  const isDown = state === 'crashed' || state === 'failed' || state === 'stopped'
  const fault = reason && isDown ? [entry(0.2, 'service', `${state}:${reason}`)] : []
  const busy = key === 'running' ? busyDays.map(([hours, event]) => entry(hours, me.login, event)) : []
  return [...end, ...fault, ...busy, { ...entry(0, me.login, 'created'), at: view.createdAt }]
}

/** Fills the console's log with past lines. */
function writeLog(
  memory: Pick<Memory, 'locale'>,
  { view, log, runs, use, port, namedAs }: DemoServer,
  { example: { state, reason }, now }: Pick<ExampleSlot, 'example' | 'now'>,
): void {
  if (state === 'creating') return
  const isUp = state === 'running'
  const from = isUp ? (runs.at(-1)?.from ?? now) : now - 0.3 * hourMs
  const lines = startLines(view.core, port)
  if (namedAs === 'awaits-confirm') {
    for (const [share, text] of lines.slice(0, 3)) log.append(text, 'normal', from + share * 3_200)
    for (const text of confirmLines) log.append(text, 'warning', now - 0.01 * hourMs)
    return
  }
  for (const [share, text] of lines) log.append(text, 'normal', from + share * 3_200)
  if (isUp) {
    const names = playersNamed(usageAt(use, view.limits, now).players ?? 0).slice(0, 8)
    const at = (index: number) => now - (1.4 - 1.3 * (index / (names.length * 2 + 4))) * hourMs
    const chat = Object.values(demoMessagesOf(memory).chat)
    names.forEach((name, index) => {
      log.append(`${name} joined the game`, 'normal', at(2 * index))
      const line = chat[index % chat.length]
      if (index % 2 === 1) log.append(`<${names[index - 1]}> ${line}`, 'normal', at(2 * index + 1))
      if (index === 2) log.append('A connection failed: read ECONNRESET', 'warning', at(2 * index + 1))
    })
    log.append('The world is saved', 'normal', now - 0.05 * hourMs)
    return
  }
  const faults = reason === 'out_of_memory' ? memoryLines : reason ? crashLines : []
  for (const [level, text] of faults) log.append(text, level, now - 0.2 * hourMs)
  if (state === 'stopped' && !reason) {
    log.append('The server stops', 'normal', now - 0.21 * hourMs)
    log.append('The world is saved', 'normal', now - 0.2 * hourMs)
  }
}
