import type { LocalServer } from '@zubr/contracts/edge/local'
import { Route } from '@zubr/contracts/edge/routes'
import { readVarInt } from '@zubr/on-node/java-packets'
import { expect, test } from 'vitest'
import { exchange, forest, handshake, loginStart, startTestEdge, statusRequest } from './testing/clients.ts'
import { knowledgeOf, local, route } from './testing/knowledge.ts'

const motd = '§6§lBison §7valley\n§aNo form needed'
const icon = 'data:image/png;base64,AAAA'
const withOwnersName = { ...route(), name: 'Top secret' }
/** The form of an old API and an old stored file: with the name that only the owner sees. */
const stored = (change: Partial<Route>): Route => Route.parse({ ...withOwnersName, ...change })

const states: [string, Partial<LocalServer>, Partial<Route>][] = [
  ['stopped', {}, {}],
  ['may start', {}, { starters: ['zubrenok'] }],
  ['creating', { state: 'creating' }, {}],
  ['starting', { state: 'starting', startMs: 90_000, startingSince: Date.now() }, {}],
  ['stopping', { state: 'stopping' }, {}],
  ['crashed', { state: 'crashed' }, {}],
  ['crash loop', { state: 'failed', reason: 'crash_loop' }, {}],
  ['failed', { state: 'failed' }, {}],
  ['suspended', {}, { contract: 'suspended' }],
  ['blocked', {}, { contract: 'blocked' }],
  ['on a node out of reach', {}, { node: 'south' }],
]

const isPacket = (bytes: Buffer) => {
  const size = readVarInt(bytes, 0)
  return typeof size === 'object' && bytes.length >= size.next + size.value
}

function jsonIn(bytes: Buffer) {
  const next = (at: number) => (readVarInt(bytes, at) as { next: number }).next
  return JSON.parse(bytes.toString('utf8', next(next(next(0)))))
}

test.each(states)(
  'public: a server that is %s shows its MOTD, icon and public name, and nothing else',
  async (_, server, changedRoute) => {
    const locals = [local({ motd, icon: 'a', ...server })]
    const { port } = await startTestEdge(
      knowledgeOf({ routes: [stored(changedRoute)], locals, icon }),
      // Nobody waits for a start.
      { limits: { waitMs: 0 } },
    )
    const ping = await exchange(port, [handshake(forest, 'status'), statusRequest], isPacket)
    const kick = await exchange(port, [handshake(forest, 'login'), loginStart('Stranger')])
    for (const answer of [ping, kick]) expect(answer.toString()).not.toMatch(/\btop\b|secret/i)
    const status = jsonIn(ping)
    expect(status.favicon).toBe(icon)
    expect(status.players.sample).toMatchObject([{ name: forest }])
    expect(status.description.extra).toMatchObject([
      { text: 'Bison ', color: 'gold', bold: true },
      { text: 'valley', color: 'gray' },
      { text: expect.stringMatching(/^\n./) },
    ])
    expect(jsonIn(kick).extra).toMatchObject([
      { text: forest },
      { text: '\n' },
      { text: 'Bison ', color: 'gold', bold: true },
      { text: 'valley', color: 'gray' },
      { text: '\n' },
      { text: 'No form needed', color: 'green' },
      { text: expect.stringMatching(/^\n\n./) },
      { text: expect.stringMatching(/^\n./) },
    ])
  },
)

test('public: a server without a MOTD yet is listed by its public name', async () => {
  const { port } = await startTestEdge(knowledgeOf({ routes: [stored({})], locals: [local()] }))
  const ping = await exchange(port, [handshake(forest, 'status'), statusRequest], isPacket)
  expect(jsonIn(ping).description.extra[0]).toMatchObject({ text: forest })
  expect(ping.toString()).not.toMatch(/\btop\b|secret/i)
})

test('public: a player who may not start an empty server reads why it is stopped', async () => {
  const locals = [local({ stoppedEmptyMinutes: 15 })]
  const { port } = await startTestEdge(knowledgeOf({ routes: [route({ starters: ['steve'] })], locals }))
  const kick = await exchange(port, [handshake(forest, 'login'), loginStart('Stranger')])
  expect(kick.toString()).toMatch(/nobody was on it for 15\smin|15 мин на нём никого не было/)
})
