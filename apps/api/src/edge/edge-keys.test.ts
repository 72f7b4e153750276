import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { beforeEach, expect, test } from 'vitest'
import { nodeCommands } from '../nodes/node-commands.ts'
import { runCommand } from '../operators/run-command.ts'
import { hostingForTest, nodeForTest } from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { endUnusedSharedKeys } from './edge-keys.ts'
import { fetchRoutes, sendEdgeReport } from './testing/edge.ts'

let hosting: Awaited<ReturnType<typeof hostingForTest>>
const names = ['minsk-1', 'riga-1', 'vilnius-1'] as const
type Name = (typeof names)[number]
let tokens: Record<Name, string>
beforeEach(async () => {
  hosting = await hostingForTest()
  const sentKeys: [string, string][] = []
  for (const name of names) sentKeys.push([name, await nodeForTest(hosting, name)])
  tokens = Object.fromEntries(sentKeys) as typeof tokens
  for (const name of names) await sendEdgeReport(hosting.url, tokens[name])
})
const sql = (text: string) => hosting.db.$client.query(text)
const fetchKeys = (name: Name, keys: 'pairs' | 'shared' = 'pairs') =>
  fetchRoutes(hosting.url, tokens[name], { keys })
const peerOf = ({ peers = [] }: EdgeRoutes, node: Name) => peers.find((peer) => peer.node === node)
const nodesOf = (routes: EdgeRoutes) => ({
  edges: routes.edges.map(({ node }) => node),
  peers: routes.peers?.map(({ node }) => node),
})
/** Resets every edge to the previous version, as after the migration. */
const beforeUpgrade = () => sql(`update nodes set edge_keys = 'shared'`)

test('pair keys: an edge’s messages are accepted only by their receiver, and only from that node', async () => {
  const all = {
    'minsk-1': await fetchKeys('minsk-1'),
    'riga-1': await fetchKeys('riga-1'),
    'vilnius-1': await fetchKeys('vilnius-1'),
  }
  const seen = new Set<string>()
  for (const from of names)
    for (const to of names) {
      if (from === to) continue
      const { send = '' } = peerOf(all[from], to) ?? {}
      expect(peerOf(all[to], from)?.accept, `${from} to ${to}`).toEqual([send])
      expect(seen.has(send), `${from} to ${to}`).toBe(false)
      seen.add(send)
    }
  for (const name of names) {
    expect(all[name].keys).toBeUndefined()
    // A node gets no key of a pair that it does not belong to.
    const others = [...seen].filter(
      (key) => !JSON.stringify(peerOf(all[name], name) ?? all[name].peers).includes(key),
    )
    expect(others).toHaveLength(2)
  }
})

test('removal: a removed or lost node is accepted by nobody, and a lost one gets no peers', async () => {
  await sql(`update nodes set lost_at = now() where name = 'riga-1'`)
  expect(nodesOf(await fetchKeys('minsk-1'))).toEqual({
    edges: ['minsk-1', 'vilnius-1'],
    peers: ['vilnius-1'],
  })
  expect(nodesOf(await fetchKeys('riga-1'))).toEqual({ edges: [], peers: [] })
  expect(nodesOf(await fetchKeys('riga-1', 'shared'))).toEqual({ edges: [], peers: undefined })
  await sql(`delete from nodes where name = 'vilnius-1'`)
  expect(nodesOf(await fetchKeys('minsk-1'))).toEqual({ edges: ['minsk-1'], peers: [] })
})

test('token rotation: it changes the keys of its node and of no other', async () => {
  const before = await fetchKeys('minsk-1')
  await sql(`update nodes set token_hash = sha256('another') where name = 'riga-1'`)
  const after = await fetchKeys('minsk-1')
  expect(peerOf(after, 'vilnius-1')).toEqual(peerOf(before, 'vilnius-1'))
  expect(peerOf(after, 'riga-1')?.send).not.toBe(peerOf(before, 'riga-1')?.send)
  expect(peerOf(after, 'riga-1')?.accept).not.toEqual(peerOf(before, 'riga-1')?.accept)
})

test('secret rotation: keys of the previous secret are accepted, but not used for sending', async () => {
  const before = peerOf(await fetchKeys('minsk-1'), 'riga-1')
  const changed = await hostingForTest({
    databaseUrl: hosting.databaseUrl,
    config: {
      authSecret: 'another secret of this installation',
      authSecretBefore: configForTest.authSecret,
    },
  })
  const after = peerOf(await fetchRoutes(changed.url, tokens['minsk-1']), 'riga-1')
  expect(after?.send).not.toBe(before?.send)
  expect(after?.accept.slice(1)).toEqual(before?.accept)
})

test('upgrade: previous versions share one key, and each upgraded edge identifies them', async () => {
  await beforeUpgrade()
  const old = { minsk: await fetchKeys('minsk-1', 'shared'), riga: await fetchKeys('riga-1', 'shared') }
  expect(old.minsk.keys).toEqual(old.riga.keys)
  expect(nodesOf(old.minsk)).toEqual({ edges: [...names], peers: undefined })
  const [shared = ''] = old.minsk.keys ?? []
  const upgraded = await fetchKeys('minsk-1')
  for (const node of ['riga-1', 'vilnius-1'] as const)
    expect(peerOf(upgraded, node)).toMatchObject({
      send: shared,
      accept: [expect.not.stringMatching(shared), shared],
    })
  // The key that an edge sends with after its upgrade is accepted before it.
  const next = await fetchKeys('riga-1')
  expect(peerOf(upgraded, 'riga-1')?.accept[0]).toBe(peerOf(next, 'minsk-1')?.send)
  expect(peerOf(await fetchKeys('minsk-1'), 'riga-1')?.accept).toEqual([peerOf(next, 'minsk-1')?.send])
  // The last upgrade ends the shared key: no edge gets or accepts it.
  await fetchKeys('vilnius-1')
  for (const name of names) expect(JSON.stringify(await fetchKeys(name))).not.toContain(shared)
})

test('upgrade: the operator sees which edges still share a key', async () => {
  const printed: string[] = []
  const operator = {
    ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest, clock: () => new Date() },
    print: (line: string) => void printed.push(line),
  }
  await beforeUpgrade()
  await fetchKeys('minsk-1')
  await runCommand(nodeCommands.list, operator, [])
  expect(printed.join('\n')).toContain(
    'share one key (docs/operate/upgrade.md, "Keys of edges"): riga-1, vilnius-1',
  )
  for (const name of names) await fetchKeys(name)
  printed.splice(0)
  await runCommand(nodeCommands.list, operator, [])
  expect(printed.join('\n')).not.toContain('share one key')
})

test('upgrade: each upgraded edge notifies the others at once', async () => {
  await beforeUpgrade()
  const { revision } = await fetchKeys('minsk-1')
  const waiting = fetchRoutes(hosting.url, tokens['minsk-1'], { after: revision })
  await fetchKeys('riga-1')
  const news = await waiting
  expect(news.revision).toBeGreaterThan(revision)
  expect(peerOf(news, 'riga-1')?.accept).toHaveLength(1)
})

test('shared key: a node that had pair keys gets no accepted one, until its operator resets it', async () => {
  await sql(`update nodes set edge_keys_at = now() - interval '2 days'`)
  const [shared = ''] = (await fetchKeys('riga-1', 'shared')).keys ?? []
  expect(nodesOf(await fetchKeys('riga-1', 'shared'))).toEqual({ edges: ['riga-1'], peers: undefined })
  expect(JSON.stringify(await fetchKeys('minsk-1'))).not.toContain(shared)
  // Its operator downgrades its edge.
  const operator = {
    ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest, clock: () => new Date() },
    print: () => undefined,
  }
  await runCommand(nodeCommands['share-edge-key'], operator, ['riga-1'])
  const back = await fetchKeys('riga-1', 'shared')
  expect(nodesOf(back).edges).toEqual([...names])
  // The holder of that key can impersonate this node at upgraded edges, and no other node.
  const minsk = await fetchKeys('minsk-1')
  expect(peerOf(minsk, 'riga-1')?.accept).toContain(back.keys?.[0])
  expect(JSON.stringify(peerOf(minsk, 'vilnius-1'))).not.toContain(back.keys?.[0])
})

test('shared key: that of a node whose edge was disabled ends after a day', async () => {
  await beforeUpgrade()
  const shared = (await fetchKeys('riga-1', 'shared')).keys?.[0] ?? ''
  const isAccepted = async () => JSON.stringify(peerOf(await fetchKeys('minsk-1'), 'riga-1')).includes(shared)
  const riga = `(select id from nodes where name = 'riga-1')`
  await sql(`update nodes set edge_keys_at = now() - interval '2 days'`)
  await sql('update node_edges set reported_at = now()')
  await endUnusedSharedKeys(hosting.db)
  expect(await isAccepted()).toBe(true)
  await sql(`update node_edges set reported_at = now() - interval '25 hours' where node_id = ${riga}`)
  await endUnusedSharedKeys(hosting.db)
  expect(await isAccepted()).toBe(false)
  expect(nodesOf(await fetchKeys('riga-1', 'shared')).edges).toEqual(['riga-1'])
})
