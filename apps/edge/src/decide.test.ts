import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { forestId, knowledgeOf, local, route } from './testing/knowledge.ts'

const at = { host: '127.0.0.1', port: 5 }
const byName = (name: string | null) => ({ by: 'name', name }) as const
const south = { node: 'south', host: 'south.example', port: 25_565 }
const peers = [{ node: 'south', send: 'a key', accept: ['another'] }]

test('leads to a server of this node by its name, and by its own port whatever was typed', () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', at })] })
  const there = { to: 'local', server: forestId }
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual(there)
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual(there)
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(there)
})

test('leads to where a server has moved, though it lies here still, and to the one here who comes by its port', () => {
  const known = { routes: [route({ node: 'south' })], edges: [south], peers }
  const knowledge = knowledgeOf({ ...known, locals: [local()] })
  const there = { to: 'edge', server: forestId, edge: south }
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual(there)
  const stopped = { to: 'answer', server: forestId, matter: { is: 'stopped' } }
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual(stopped)
  // It runs here until the other node has taken it over.
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(stopped)
})

test('tries to reach a server that was said to run before it was said where', () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running' })] })
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual({ to: 'local', server: forestId })
})

test('leads on by its port a server of which the API has told nothing yet', () => {
  const knowledge = knowledgeOf({ locals: [local({ state: 'running', at })] })
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual({ to: 'local', server: forestId })
})

test("passes on to another node's edge, but not whom an edge has passed on", () => {
  const known = { routes: [route({ node: 'south' })], edges: [south] }
  const knowledge = knowledgeOf({ ...known, peers })
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual({
    to: 'edge',
    server: forestId,
    edge: south,
  })
  const away = { to: 'answer', server: forestId, matter: { is: 'node_away' } }
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(away)
  const here = knowledgeOf({ routes: [route()], edges: [{ ...south, node: 'north' }], peers })
  expect(decide(here, byName('forest.zubr.example'), 0)).toEqual(away)
  expect(decide(knowledgeOf(known), byName('forest.zubr.example'), 0)).toEqual(away)
})

test('unknown: who asks for no server of ours is answered so, by whatever name, address or port', () => {
  const knowledge = knowledgeOf({ routes: [route()] })
  const unknown = { to: 'answer', server: undefined, matter: { is: 'unknown' } }
  for (const name of [
    'forrest.zubr.example',
    'zubr.example',
    'else.example',
    '192.0.2.7',
    '2001:db8::7',
    '',
    null,
  ])
    expect(decide(knowledge, byName(name), 0)).toEqual(unknown)
  expect(decide(knowledge, { by: 'port', port: 26_001 }, 0)).toEqual(unknown)
  const gone = knowledgeOf({
    routes: [route({ contract: 'deleted' })],
    locals: [local({ state: 'running', at })],
  })
  expect(decide(gone, byName('forest.zubr.example'), 0)).toEqual(unknown)
})

test.each([
  [{ state: 'stopped' }, {}, { is: 'stopped' }],
  [{ state: 'stopped' }, { starters: ['steve'] }, { is: 'may_start' }],
  [{ state: 'stopped' }, { starters: [] }, { is: 'stopped' }],
  [{ state: 'stopped', stoppedEmptyMinutes: 15 }, {}, { is: 'stopped', emptyMinutes: 15 }],
  [
    { state: 'stopped', stoppedEmptyMinutes: 15 },
    { starters: ['steve'] },
    { is: 'may_start', emptyMinutes: 15 },
  ],
  [{ state: 'stopping' }, {}, { is: 'stopping' }],
  [{ state: 'starting', startingSince: 5_000 }, {}, { is: 'starting', seconds: 15, percent: null }],
  [
    { state: 'starting', startingSince: 5_000, startMs: 1_000 },
    {},
    { is: 'starting', seconds: 5, percent: null },
  ],
  [
    { state: 'creating', startMs: null, progress: { step: 'fetch_core', percent: 40 } },
    {},
    { is: 'starting', seconds: null, percent: 40 },
  ],
  [{ state: 'crashed', reason: 'crash' }, {}, { is: 'crashed' }],
  [{ state: 'failed', reason: 'crash_loop' }, {}, { is: 'too_many_crashes' }],
  [{ state: 'failed', reason: 'wrong_java' }, {}, { is: 'failed' }],
  [{ state: 'running', port: null }, {}, { is: 'bedrock' }],
  [{ state: 'running', at }, { contract: 'suspended' }, { is: 'suspended' }],
  [{ state: 'stopped' }, { contract: 'blocked', starters: ['steve'] }, { is: 'blocked' }],
] as const)('of %j with %j it answers %j', (server, of, matter) => {
  const knowledge = knowledgeOf({
    routes: [route({ ...of, starters: 'starters' in of ? [...of.starters] : null })],
    locals: [local(server)],
  })
  expect(decide(knowledge, byName('forest.zubr.example'), 10_000)).toEqual({
    to: 'answer',
    server: forestId,
    matter,
  })
})
