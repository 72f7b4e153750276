import { fetchRoutes } from '@zubr/api/edge/testing/edge'
import { create, customerForTest, hostingForTest, nodeForTest } from '@zubr/api/servers/testing/servers'
import { forwardHeader } from '@zubr/edge/peers/forward-header'
import { startEdgeService } from '@zubr/edge/service/edge-service'
import { exchange, handshake, loginStart, startEchoServer } from '@zubr/edge/testing/clients'
import { local } from '@zubr/edge/testing/knowledge'
import { nodeFolderForTest } from '@zubr/edge/testing/node-folder'
import { readProxyHeader } from '@zubr/on-node/proxy-header'
import { expect, onTestFinished, test } from 'vitest'

// The API and the edges of two nodes, with their exchange of keys and routes.

const name = 'forest.play.example'
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const firstPackets = Buffer.concat([handshake(name, 'login'), loginStart('Steve')])

async function twoNodes() {
  const hosting = await hostingForTest({ config: { gameDomain: 'play.example' } })
  const tokens = { north: await nodeForTest(hosting, 'north'), south: await nodeForTest(hosting, 'south') }
  const anna = await customerForTest(hosting, 'anna')
  const { id } = await create(anna, { plan: 'java-free', subdomain: 'forest', node: 'south' })
  const at = await startEchoServer()
  const start = async (node: 'north' | 'south') => {
    const folder = await nodeFolderForTest()
    await folder.writeServers(
      node === 'south' ? [local({ id, port: null, state: 'running', target: at, proxyProtocol: true })] : [],
    )
    const access = { name: node, token: tokens[node], apiUrl: hosting.url, log: silent }
    const edge = await startEdgeService({ ...access, ...folder, host: '127.0.0.1', port: 0 })
    onTestFinished(() => edge.stop())
    return edge
  }
  const edges = { north: await start('north'), south: await start('south') }
  /**
   * The result of a join at the north edge: the echoed bytes after their PROXY header, or the
   * rejection text.
   */
  const joins = async (): Promise<'led' | string> => {
    const received = await exchange(
      edges.north.port,
      firstPackets,
      (bytes) => bytes.length >= firstPackets.length + 28,
    )
    const header = readProxyHeader(received)
    if (typeof header === 'string') return received.toString()
    expect(received.subarray(header.length)).toEqual(firstPackets)
    expect(header.from?.source.host).toBe('127.0.0.1')
    return 'led'
  }
  return { hosting, id, tokens, edges, joins, sql: (text: string) => hosting.db.$client.query(text) }
}

test('two edges: one routes players to servers of the other, until that is written off', async () => {
  const { joins, sql } = await twoNodes()
  await expect.poll(joins, { timeout: 20_000 }).toBe('led')
  await sql(`update nodes set lost_at = now() where name = 'south'`)
  await expect.poll(joins, { timeout: 20_000 }).toContain('Нет связи с узлом')
  await sql(`update nodes set lost_at = null where name = 'south'`)
  await expect.poll(joins, { timeout: 20_000 }).toBe('led')
})

test('two edges: keys of a removed node are no longer accepted', async () => {
  const { hosting, id, joins, sql, edges, tokens } = await twoNodes()
  await expect.poll(joins, { timeout: 20_000 }).toBe('led')
  const stolen = (await fetchRoutes(hosting.url, tokens.north)).peers?.find(({ node }) => node === 'south')
  const player = { host: '203.0.113.7', port: 40_000 }
  const forged = async () => {
    const destination = { host: '127.0.0.1', port: edges.south.port }
    const of = { player, destination, server: id, node: 'north', key: stolen?.send ?? '', now: Date.now() }
    const received = await exchange(
      edges.south.port,
      [forwardHeader(of), firstPackets],
      (bytes) => bytes.length >= firstPackets.length,
    )
    return received.length > 0
  }
  expect(await forged()).toBe(true)
  await sql(`delete from nodes where name = 'north'`)
  await expect.poll(forged, { timeout: 20_000 }).toBe(false)
  // Its own edge opens no connection that would end silently.
  await expect.poll(joins, { timeout: 20_000 }).toContain('Нет связи с узлом')
})

test('two edges: players are proxied while another edge of the node requests the shared key', async () => {
  const { joins, sql, hosting, tokens } = await twoNodes()
  await expect.poll(joins, { timeout: 20_000 }).toBe('led')
  for (let n = 0; n < 5; n += 1) {
    await sql(`update nodes set edge_keys_at = now() - interval '1 hour' where name = 'north'`)
    await fetchRoutes(hosting.url, tokens.north, { keys: 'shared' })
    expect(await joins()).toBe('led')
  }
})
