import net from 'node:net'
import type { LocalServer } from '@zubr/contracts/edge/local'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import {
  exchange,
  forest,
  handshake,
  type intents,
  loginStart,
  startEchoServer,
  startTestEdge,
  statusRequest,
} from './testing/clients.ts'
import { knowledgeOf, local, route } from './testing/knowledge.ts'

const startsIn = (startMs: number, change: Partial<LocalServer> = {}) =>
  local({ state: 'starting', startingSince: Date.now(), startMs, ...change })
const answerFor = async (port: number, intent: keyof typeof intents = 'login') =>
  (
    await exchange(
      port,
      [handshake(forest, intent), intent === 'login' ? loginStart('Steve') : statusRequest],
      (received) => received.includes('forest.zubr'),
    )
  ).toString()

test('wait: a player waits for a server that starts soon, and is connected then', async () => {
  const at = await startEchoServer()
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(20_000)] })
  const { port, takeCounts, connectionCount } = await startTestEdge(knowledge)
  const sent = Buffer.concat([handshake(forest, 'login'), loginStart('Steve')])
  const waits = exchange(port, [sent], (received) => received.length >= sent.length)
  const leaves = net.connect({ host: '127.0.0.1', port })
  leaves.write(sent)
  await expect.poll(connectionCount).toBe(2)
  // The list is answered meanwhile, and a player who leaves is uncounted at once.
  expect(await answerFor(port, 'status')).toContain('Starting')
  leaves.destroy()
  await expect.poll(connectionCount).toBe(1)
  // The agent reports `running` before the address.
  knowledge.change({ locals: [local({ state: 'running' })] })
  expect(takeCounts()).toMatchObject({ open: { players: 0, pending: 0 }, joins: 0 })
  knowledge.change({ locals: [local({ state: 'running', target: at })] })
  expect(await waits).toEqual(sent)
  expect(takeCounts().joins).toBe(1)
})

test('wait: nobody waits longer than a client does; players read the time or the failure', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(60_000)] })
  const { port } = await startTestEdge(knowledge, { limits: { waitMs: 1_000 } })
  expect(await answerFor(port)).toContain('takes longer than the game waits')
  knowledge.change({ locals: [startsIn(0, { startMs: null })] })
  expect(await answerFor(port)).toContain('Join again in a minute')
  const { port: patientPort, connectionCount } = await startTestEdge(knowledge)
  for (const [state, text] of [
    ['crashed', 'will start again shortly'],
    ['stopped', 'The server is stopped'],
  ] as const) {
    knowledge.change({ locals: [startsIn(20_000)] })
    const waits = answerFor(patientPort)
    await expect.poll(connectionCount).toBe(1)
    knowledge.change({ locals: [local({ state })] })
    expect(await waits).toContain(text)
    await expect.poll(connectionCount).toBe(0)
  }
})

test('wait: a player who waited in vain causes no start request', async () => {
  const knowledge = knowledgeOf({ routes: [route({ starters: ['steve'] })], locals: [startsIn(20_000)] })
  const requests: string[] = []
  const { port, connectionCount } = await startTestEdge(knowledge, {
    requestStart: async (_, player) => requests.push(player) > 0,
  })
  const waits = answerFor(port)
  await expect.poll(connectionCount).toBe(1)
  // The owner has stopped it meanwhile.
  knowledge.change({ locals: [local()] })
  expect(await waits).toContain('couldn’t be started just now')
  expect(requests).toEqual([])
})

test('wait: players are answered when their time is over, and when the edge drains', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(6_000)] })
  let elapsed = 0
  const clock = { ...realClock, elapsed: () => elapsed }
  const { port, connectionCount, drain } = await startTestEdge(knowledge, { clock })
  const first = answerFor(port)
  await expect.poll(connectionCount).toBe(1)
  elapsed = 25_000
  expect(await first).toContain('Join again in about')
  await expect.poll(connectionCount).toBe(0)
  const second = answerFor(port)
  await expect.poll(connectionCount).toBe(1)
  const drained = drain()
  expect(await second).toContain('Join again in about')
  await drained
})

test('start: the player who started a server by joining is connected once it runs', async () => {
  const at = await startEchoServer()
  const known = { routes: [route({ starters: ['steve'] })], locals: [local({ startMs: 10_000 })] }
  const knowledge = knowledgeOf(known)
  const { promise: startRequested, resolve: onRequest } = Promise.withResolvers<void>()
  const requestStart = async () => {
    onRequest()
    return true
  }
  const { port } = await startTestEdge(knowledge, { requestStart })
  const sent = Buffer.concat([handshake(forest, 'login'), loginStart('Steve')])
  const waits = exchange(port, [sent], (received) => received.length >= sent.length)
  await startRequested
  knowledge.change({ locals: [startsIn(10_000)] })
  knowledge.change({ locals: [local({ state: 'running', target: at })] })
  expect(await waits).toEqual(sent)
})
