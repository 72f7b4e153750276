import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { forestId, knowledgeOf, local, route } from './testing/knowledge.ts'

const at = { host: '127.0.0.1', port: 5 }
const byName = (name: string | null) => ({ by: 'name', name }) as const
const south = { node: 'south', host: 'south.example', port: 25_565 }
const peers = [{ node: 'south', send: 'a key', accept: ['another'] }]

test('local: a server of this node is found by its name, and by its own port', () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running', target: at })] })
  const decision = { to: 'local', server: forestId }
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual(decision)
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual(decision)
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(decision)
})

test('moved: the name leads to the new node, the port and other edges to the server here', () => {
  const common = { routes: [route({ node: 'south' })], edges: [south], peers }
  const knowledge = knowledgeOf({ ...common, locals: [local()] })
  const decision = { to: 'edge', server: forestId, edge: south }
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual(decision)
  const stopped = { to: 'answer', server: forestId, availability: { status: 'stopped' } }
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual(stopped)
  // The server runs here until the other node has taken it over.
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(stopped)
})

test('local: a running server without an address yet is connected to', () => {
  const knowledge = knowledgeOf({ routes: [route()], locals: [local({ state: 'running' })] })
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual({ to: 'local', server: forestId })
})

test('local: a server without a route is found by its port', () => {
  const knowledge = knowledgeOf({ locals: [local({ state: 'running', target: at })] })
  expect(decide(knowledge, { by: 'port', port: 26_000 }, 0)).toEqual({ to: 'local', server: forestId })
})

test('edge: a player is forwarded to another node, but a forwarded one is not forwarded again', () => {
  const common = { routes: [route({ node: 'south' })], edges: [south] }
  const knowledge = knowledgeOf({ ...common, peers })
  expect(decide(knowledge, byName('forest.zubr.example'), 0)).toEqual({
    to: 'edge',
    server: forestId,
    edge: south,
  })
  const away = { to: 'answer', server: forestId, availability: { status: 'node_away' } }
  expect(decide(knowledge, { by: 'edge', server: forestId }, 0)).toEqual(away)
  const here = knowledgeOf({ routes: [route()], edges: [{ ...south, node: 'north' }], peers })
  expect(decide(here, byName('forest.zubr.example'), 0)).toEqual(away)
  expect(decide(knowledgeOf(common), byName('forest.zubr.example'), 0)).toEqual(away)
})

test('unknown: any other name, address or port is answered', () => {
  const knowledge = knowledgeOf({ routes: [route()] })
  const unknown = { to: 'answer', server: undefined, availability: { status: 'unknown' } }
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
    locals: [local({ state: 'running', target: at })],
  })
  expect(decide(gone, byName('forest.zubr.example'), 0)).toEqual(unknown)
})

test.each([
  [{ state: 'stopped' }, {}, { status: 'stopped' }],
  [{ state: 'stopped' }, { starters: ['steve'] }, { status: 'may_start' }],
  [{ state: 'stopped' }, { starters: [] }, { status: 'stopped' }],
  [{ state: 'stopped', stoppedEmptyMinutes: 15 }, {}, { status: 'stopped', emptyMinutes: 15 }],
  [
    { state: 'stopped', stoppedEmptyMinutes: 15 },
    { starters: ['steve'] },
    { status: 'may_start', emptyMinutes: 15 },
  ],
  [{ state: 'stopping' }, {}, { status: 'stopping' }],
  [{ state: 'starting', startingSince: 5_000 }, {}, { status: 'starting', seconds: 15, percent: null }],
  [
    { state: 'starting', startingSince: 5_000, startMs: 1_000 },
    {},
    { status: 'starting', seconds: 5, percent: null },
  ],
  [
    { state: 'creating', startMs: null, progress: { step: 'fetch_core', percent: 40 } },
    {},
    { status: 'starting', seconds: null, percent: 40 },
  ],
  [{ state: 'crashed', reason: 'crash' }, {}, { status: 'crashed' }],
  [{ state: 'failed', reason: 'crash_loop' }, {}, { status: 'too_many_crashes' }],
  [{ state: 'failed', reason: 'wrong_java' }, {}, { status: 'failed' }],
  [{ state: 'running', port: null }, {}, { status: 'bedrock' }],
  [{ state: 'running', at }, { contract: 'suspended' }, { status: 'suspended' }],
  [{ state: 'stopped' }, { contract: 'blocked', starters: ['steve'] }, { status: 'blocked' }],
] as const)('answer: server %j, route %j: %j', (server, changedRoute, availability) => {
  const knowledge = knowledgeOf({
    routes: [
      route({
        ...changedRoute,
        starters: 'starters' in changedRoute ? [...changedRoute.starters] : null,
      }),
    ],
    locals: [local(server)],
  })
  expect(decide(knowledge, byName('forest.zubr.example'), 10_000)).toEqual({
    to: 'answer',
    server: forestId,
    availability,
  })
})
