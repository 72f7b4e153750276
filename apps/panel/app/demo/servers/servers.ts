import { plans } from '@zubr/content/plans'
import type { SettingField } from '@zubr/contracts/cores/core'
import { quietServer } from '@zubr/contracts/example-servers'
import type { serversEndpoints } from '@zubr/contracts/servers/endpoints'
import type { NewServer, NodeChoice, Server } from '@zubr/contracts/servers/server'
import { defaultSettings, settingsFaults } from '@zubr/domain/core-settings'
import { javaArgumentFault, javaArguments } from '@zubr/domain/cores/java-arguments'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { memoryLacked } from '@zubr/domain/cores/needs'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, planOf } from '@zubr/domain/plans'
import { lifeAfter, newLife, type TermMonths } from '@zubr/domain/server-life'
import { monthsAfter } from '@zubr/domain/terms/billing-cycle'
import { ApiFailure } from '../../api/request.ts'
import { ConsoleLog, playersNamed } from '../console/console-log.ts'
import { coreView } from '../core.ts'
import type { Handlers } from '../handlers.ts'
import { type DemoServer, demoMessagesOf, type Memory, nodes } from '../memory.ts'
import { knownPlan, pay, quoteFor } from '../terms/money.ts'
import { paidPeriodsOf, soldPeriod } from '../terms/paid-periods.ts'
import { act, create, deleteDemoServer, note, requireRestart, start } from './running.ts'
import { pointsOf, usageAt } from './usage.ts'

const consoleMs = 300_000

export const consoleUrlOf = ({ view }: DemoServer) => `demo:${view.id}`

export function demoServerBy({ servers }: Memory, id: string): DemoServer {
  const demoServer = servers.find(({ view }) => view.id === id)
  if (!demoServer) throw new ApiFailure('not_found')
  return demoServer
}

export function viewOf(memory: Memory, { view, namedAs, use }: DemoServer): Server {
  const now = Date.now()
  const isSeen = view.state === 'running' && !view.nodeSilent && view.contract === 'active'
  const usage = usageAt(use, view.limits, now)
  return {
    ...view,
    name: namedAs ? demoMessagesOf(memory).servers[namedAs] : view.name,
    players: isSeen ? playersNamed(usage.players ?? 0).slice(0, 12) : [],
    stats: isSeen ? { ...usage, at: new Date(now).toISOString() } : null,
  }
}

export function active(memory: Memory, id: string): DemoServer {
  const demoServer = demoServerBy(memory, id)
  const { contract } = demoServer.view
  if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
  return demoServer
}

const hasCore = ({ cores, runs }: NodeChoice, kind: string) =>
  [...runs, ...cores.map(({ id }) => id)].some((id) => id === kind)

function knownCore({ id, version }: NewServer['core']) {
  const view = isCoreId(id) ? coreView(id, version) : undefined
  return view && isCoreId(id) ? { id, view } : undefined
}

/** The settings form of a server's core. */
export const formOf = ({ core }: Server): SettingField[] =>
  isCoreId(core.id) ? structuredClone([...coreKinds[core.id].settings] as SettingField[]) : []

export const subdomainRefusal = ({ servers }: Memory, name: string) =>
  servers.some(({ view }) => view.subdomain === name && view.contract !== 'deleted') ? 'taken' : null

export function buy(memory: Memory, input: NewServer): DemoServer {
  const plan = knownPlan(input.plan)
  const subdomain = subdomainRefusal(memory, input.subdomain)
  if (subdomain) throw new ApiFailure('subdomain_refused', { subdomain })
  const node = nodes.find(({ name }) => name === input.node)
  if (!node || node.capacity === 'unknown') throw new ApiFailure('node_unavailable')
  const core = knownCore(input.core)
  if (!core || core.view.edition !== editionOf(plan) || !hasCore(node, input.core.id))
    throw new ApiFailure('core_refused')
  const { eula, settings } = coreKinds[core.id]
  const recommendedMb = memoryLacked(core.id, capacityOfPlan(plan).memoryMb)
  if (recommendedMb !== undefined) throw new ApiFailure('plan_too_small', { plan: `${recommendedMb} MB` })
  if (eula && !input.eula) throw new ApiFailure('eula_required')
  if (node.capacity === 'full') throw new ApiFailure('node_full')
  const id = crypto.randomUUID()
  const quote = quoteFor(memory, plan, input)
  pay(memory, quote, 'purchase', id)
  const now = new Date()
  const paidUntil = isFree(plan) ? null : monthsAfter(now, input.months ?? 1)
  const demoServer: DemoServer = {
    view: {
      id,
      name: input.name,
      plan: plan.id,
      subdomain: input.subdomain,
      node: node.name,
      ...core.view,
      ...quietServer,
      paidUntil: paidUntil?.toISOString() ?? null,
      desiredState: input.start === false ? 'stopped' : 'running',
      state: 'creating',
      settings: defaultSettings(settings),
      limits: capacityOfPlan(plan),
      createdAt: now.toISOString(),
    },
    namedAs: null,
    life: newLife(paidUntil, paidUntil && now),
    ...(paidUntil && { paid: [soldPeriod(quote, { startsAt: now, endsAt: paidUntil })] }),
    journal: [],
    runs: [],
    use: { cpu: 9, memory: 0.31, disk: 0.04, players: 0 },
    port: 25_600 + memory.servers.length,
    log: new ConsoleLog(),
    timers: new Set(),
  }
  note(memory, demoServer, 'created')
  memory.servers.push(demoServer)
  create(demoServer)
  return demoServer
}

export function extend(memory: Memory, demoServer: DemoServer, months: TermMonths): void {
  const { view } = demoServer
  const plan = planOf(plans, view.plan)
  if (!plan || view.paidUntil === null) throw new ApiFailure('plan_refused', { plan: 'not_extendable' })
  const step = lifeAfter(demoServer.life, 'extend', new Date(), { months })
  if (!step) throw new ApiFailure('server_not_active', { contract: view.contract })
  const quote = quoteFor(memory, plan, { months })
  pay(memory, quote, 'extension', view.id)
  const now = new Date()
  const starts = new Date(Math.max(+now, Date.parse(view.paidUntil)))
  const sold = step.life.paidUntil && soldPeriod(quote, { startsAt: starts, endsAt: step.life.paidUntil })
  demoServer.paid = [...paidPeriodsOf(memory, demoServer, now), ...(sold ? [sold] : [])]
  const wasSuspended = view.contract === 'suspended'
  demoServer.life = step.life
  Object.assign(view, {
    contract: step.life.state,
    paidUntil: step.life.paidUntil?.toISOString() ?? null,
    deletedAt: null,
  })
  for (const effect of step.effects) if ('log' in effect) note(memory, demoServer, effect.log)
  if (wasSuspended) start(demoServer)
}

/** Runs a function once for each idempotency key. */
function once(memory: Memory, key: string, work: () => DemoServer): DemoServer {
  const before = memory.once.get(key)
  if (before !== undefined) return demoServerBy(memory, before)
  const demoServer = work()
  memory.once.set(key, demoServer.view.id)
  return demoServer
}

export function serversHandlers(memory: Memory): Handlers<keyof typeof serversEndpoints> {
  const answer = (demoServer: DemoServer) => viewOf(memory, demoServer)
  const settingsOf = ({ view }: DemoServer) => ({ fields: formOf(view), settings: view.settings })
  return {
    'GET /api/servers': () => memory.servers.map(answer),
    'POST /api/servers': ({ body, headers }) =>
      answer(once(memory, `create ${headers['idempotency-key']}`, () => buy(memory, body))),
    'GET /api/servers/:id': ({ params }) => answer(demoServerBy(memory, params.id)),
    'PATCH /api/servers/:id': ({ params, body }) => {
      const demoServer = active(memory, params.id)
      demoServer.view.name = body.name.trim()
      demoServer.namedAs = null
      note(memory, demoServer, 'renamed')
      return answer(demoServer)
    },
    'DELETE /api/servers/:id': ({ params, body }) => {
      const demoServer = demoServerBy(memory, params.id)
      if (answer(demoServer).name !== body.name)
        throw new ApiFailure('invalid_request', { name: "expected the server's name" })
      const { contract } = demoServer.view
      if (contract === 'deleted') return answer(demoServer)
      const step = lifeAfter(demoServer.life, 'delete', new Date())
      if (!step) throw new ApiFailure('server_not_active', { contract })
      demoServer.life = step.life
      Object.assign(demoServer.view, { contract: step.life.state, desiredState: 'absent' })
      note(memory, demoServer, 'deleted')
      deleteDemoServer(memory, demoServer)
      return answer(demoServer)
    },
    'POST /api/servers/:id/actions': ({ params, body }) => {
      const demoServer = active(memory, params.id)
      act(memory, demoServer, body.action)
      return answer(demoServer)
    },
    'POST /api/servers/:id/eula': ({ params }) => {
      const demoServer = active(memory, params.id)
      if (!demoServer.view.awaitsEula)
        throw new ApiFailure('invalid_request', { eula: 'this core asks for no agreement' })
      note(memory, demoServer, 'eula_accepted')
      Object.assign(demoServer.view, { awaitsEula: false, desiredState: 'running' })
      start(demoServer)
      return answer(demoServer)
    },
    'GET /api/servers/:id/settings': ({ params }) => settingsOf(demoServerBy(memory, params.id)),
    'PATCH /api/servers/:id/settings': ({ params, body }) => {
      const demoServer = active(memory, params.id)
      const refused = javaArguments(String(body.settings.javaArguments ?? ''), { cores: null }).refused
      const faults = Object.entries({
        ...(refused.length > 0 && { javaArguments: refused.map(javaArgumentFault).join('; ') }),
        ...settingsFaults(formOf(demoServer.view), body.settings),
      })
      if (faults.length > 0)
        throw new ApiFailure(
          'invalid_request',
          Object.fromEntries(faults.map(([key, fault]) => [`settings.${key}`, fault])),
        )
      demoServer.view.settings = { ...demoServer.view.settings, ...body.settings }
      requireRestart(demoServer, 'javaArguments' in body.settings ? 'java' : 'settings')
      note(memory, demoServer, 'settings_changed')
      return settingsOf(demoServer)
    },
    'POST /api/servers/:id/extend': ({ params, headers, body }) =>
      answer(
        once(memory, `extend ${headers['idempotency-key']}`, () => {
          const demoServer = demoServerBy(memory, params.id)
          extend(memory, demoServer, body?.months ?? 1)
          return demoServer
        }),
      ),
    'POST /api/servers/:id/console': ({ params }) => {
      const demoServer = demoServerBy(memory, params.id)
      const { contract } = demoServer.view
      if (contract === 'blocked' || contract === 'deleted')
        throw new ApiFailure('server_not_active', { contract })
      const expiresAt = new Date(Date.now() + consoleMs).toISOString()
      return { url: consoleUrlOf(demoServer), token: '', expiresAt }
    },
    'GET /api/servers/:id/stats': ({ params, query }) => {
      const { use, view, runs } = demoServerBy(memory, params.id)
      const range = query?.range ?? 'hour'
      return { points: pointsOf(use, view.limits, runs, { now: Date.now(), range }) }
    },
    'GET /api/servers/:id/activity': ({ params }) => ({
      entries: demoServerBy(memory, params.id).journal.map((entry) =>
        entry.event === 'blocked'
          ? { ...entry, event: `blocked:${demoMessagesOf(memory).blockReason}` }
          : entry,
      ),
    }),
    'GET /api/nodes': () => nodes,
    'GET /api/subdomains/:name': ({ params }) => ({ refused: subdomainRefusal(memory, params.name) }),
  }
}
