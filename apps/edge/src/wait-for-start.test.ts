import net from 'node:net'
import type { LocalServer } from '@zubr/contracts/edge/local'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import {
  echo,
  edge,
  forest,
  handshake,
  type intents,
  loginStart,
  statusRequest,
  talk,
} from './testing/clients.ts'
import { knowledgeOf, local, route } from './testing/knowledge.ts'

const startsIn = (startMs: number, change: Partial<LocalServer> = {}) =>
  local({ state: 'starting', startingSince: Date.now(), startMs, ...change })
const answered = async (port: number, intent: keyof typeof intents = 'login') =>
  (
    await talk(
      port,
      [handshake(forest, intent), intent === 'login' ? loginStart('Steve') : statusRequest],
      (heard) => heard.includes('forest.zubr'),
    )
  ).toString()

test('has players wait for a server that will soon be there, and lets them in', async () => {
  const at = await echo()
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(20_000)] })
  const { port, tally, players } = await edge(knowledge)
  const said = Buffer.concat([handshake(forest, 'login'), loginStart('Steve')])
  const waits = talk(port, [said], (heard) => heard.length >= said.length)
  const leaves = net.connect({ host: '127.0.0.1', port })
  leaves.write(said)
  await expect.poll(players).toBe(2)
  // The list is answered meanwhile, and whoever gives up is gone at once.
  expect(await answered(port, 'status')).toContain('Starting')
  leaves.destroy()
  await expect.poll(players).toBe(1)
  // Said to run a moment before it is said where.
  knowledge.change({ locals: [local({ state: 'running' })] })
  expect(tally.take()).toMatchObject({ open: { players: 0, unnamed: 0 }, joins: 0 })
  knowledge.change({ locals: [local({ state: 'running', at })] })
  expect(await waits).toEqual(said)
  expect(tally.take().joins).toBe(1)
})

test('has nobody wait for longer than a client does: they read how long it takes, or what went wrong', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(60_000)] })
  const { port } = await edge(knowledge, { limits: { waitMs: 1_000 } })
  expect(await answered(port)).toContain('takes longer than the game waits')
  knowledge.change({ locals: [startsIn(0, { startMs: null })] })
  expect(await answered(port)).toContain('Join again in a minute')
  const { port: patient, players } = await edge(knowledge)
  for (const [state, words] of [
    ['crashed', 'will start again shortly'],
    ['stopped', 'The server is stopped'],
  ] as const) {
    knowledge.change({ locals: [startsIn(20_000)] })
    const waits = answered(patient)
    await expect.poll(players).toBe(1)
    knowledge.change({ locals: [local({ state })] })
    expect(await waits).toContain(words)
    await expect.poll(players).toBe(0)
  }
})

test('asks once to start a server for who has waited for it in vain', async () => {
  const knowledge = knowledgeOf({ routes: [route({ starters: ['steve'] })], locals: [startsIn(20_000)] })
  const asked: string[] = []
  const { port, players } = await edge(knowledge, { starts: async (_, player) => asked.push(player) > 0 })
  const waits = answered(port)
  await expect.poll(players).toBe(1)
  // Its owner has stopped it meanwhile.
  knowledge.change({ locals: [local()] })
  expect(await waits).toContain('couldn’t be started just now')
  expect(asked).toEqual([])
})

test('answers those who wait in vain when their time is over, and when this edge ends', async () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [startsIn(6_000)] })
  let elapsed = 0
  const clock = { ...realClock, elapsed: () => elapsed }
  const { port, players, drain } = await edge(knowledge, { clock })
  const first = answered(port)
  await expect.poll(players).toBe(1)
  elapsed = 25_000
  expect(await first).toContain('Join again in about')
  await expect.poll(players).toBe(0)
  const second = answered(port)
  await expect.poll(players).toBe(1)
  const drained = drain()
  expect(await second).toContain('Join again in about')
  await drained
})

test('lets the player in who started a server by joining it, once it is there', async () => {
  const at = await echo()
  const known = { routes: [route({ starters: ['steve'] })], locals: [local({ startMs: 10_000 })] }
  const knowledge = knowledgeOf(known)
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const starts = async () => {
    ask()
    return true
  }
  const { port } = await edge(knowledge, { starts })
  const said = Buffer.concat([handshake(forest, 'login'), loginStart('Steve')])
  const waits = talk(port, [said], (heard) => heard.length >= said.length)
  await asked
  knowledge.change({ locals: [startsIn(10_000)] })
  knowledge.change({ locals: [local({ state: 'running', at })] })
  expect(await waits).toEqual(said)
})
