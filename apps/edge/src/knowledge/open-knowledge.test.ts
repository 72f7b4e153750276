import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalServer } from '@zubr/contracts/edge/local'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formerKeyMs } from '../peers/peer-key-table.ts'
import { apiForTest, keyForTest, peerForTest } from '../testing/api.ts'
import { local, route } from '../testing/knowledge.ts'
import { nodeFolderForTest } from '../testing/node-folder.ts'
import { openKnowledge, storedRoutesFile } from './open-knowledge.ts'
import { maxIconBytes } from './server-icon.ts'

const [one, other] = [randomUUID(), randomUUID()]
const running = (change: Partial<LocalServer> = {}) =>
  local({ id: one, port: 25_501, state: 'running', ...change })

async function knowledgeForTest(
  folders: { dataDir: string; serversFolder: string },
  apiUrl: string,
  aheadMs = 0,
) {
  const logged: string[] = []
  const write = (message: string) => void logged.push(message)
  const clock = { ...realClock, now: () => Date.now() + aheadMs }
  const options = { ...folders, name: 'minsk-1', token: 't'.repeat(43), apiUrl, clock }
  const knowledge = await openKnowledge({ ...options, log: { info: write, warn: write, error: write } })
  onTestFinished(() => knowledge.end())
  return { ...knowledge, logged }
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 })

test('routes: a change applies at once, and a removed name leads nowhere', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  api.change({ routes: [route({ id: one, names: ['forest.play.example.org', 'old.example.org'] })] })
  const knowledge = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(knowledge.routeOf('forest.play.example.org')?.id).toBe(one))
  const changed = vi.fn()
  knowledge.onChange(changed)
  api.change({
    routes: [
      route({ id: other, names: ['old.example.org'] }),
      route({ id: one, names: ['wood.play.example.org'] }),
    ],
    configuration: { edges: [{ node: 'riga-1', host: 'riga-1.example.org', port: 25_565 }] },
  })
  await eventually(() => expect(knowledge.routeOf('wood.play.example.org')?.id).toBe(one))
  expect(knowledge.routeOf('old.example.org')?.id).toBe(other)
  expect(knowledge.routeOf('forest.play.example.org')).toBeUndefined()
  expect(knowledge.edgeOf('riga-1')).toMatchObject({ host: 'riga-1.example.org' })
  expect(knowledge.zone()).toBe('play.example.org')
  expect(changed).toHaveBeenCalledTimes(1)
  api.change({ gone: [one] })
  await eventually(() => expect(knowledge.routeById(one)).toBeUndefined())
  expect(knowledge.routeOf('wood.play.example.org')).toBeUndefined()
  // All routes at first, then changes only.
  expect(api.requestedRevisions.slice(0, 3)).toEqual([0, 2, 3])
})

test('API away: an edge starts with its stored routes, and updates them when the API is back', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  api.change({ routes: [route({ id: one, names: ['forest.play.example.org'] })] })
  const first = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(first.routeById(one)).toBeDefined())
  await first.end()
  await api.stopListening()
  const file = join(folder.dataDir, storedRoutesFile)
  // The file has keys.
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await readFile(file, 'utf8')).toContain(keyForTest)

  const second = await knowledgeForTest(folder, api.url)
  expect(second.routeOf('forest.play.example.org')?.id).toBe(one)
  expect(second.sendKeyOf('riga-1')).toBe(peerForTest.send)
  expect(second.acceptedKeysOf('riga-1')).toEqual([keyForTest])
  api.change({ gone: [one], routes: [route({ id: other, names: ['forest.play.example.org'] })] })
  await api.listen()
  await eventually(() => expect(second.routeOf('forest.play.example.org')?.id).toBe(other))
  expect(second.routeById(one)).toBeUndefined()
  expect(second.logged.join('\n')).not.toContain(keyForTest)
})

const fresh = 'f'.repeat(43)
const freshPeer = { ...peerForTest, accept: [fresh] }

test('keys: the one before is accepted for five minutes, after a restart too', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const knowledge = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(knowledge.acceptedKeysOf('riga-1')).toEqual([keyForTest]))
  expect(api.requestedKeys[0]).toBe('pairs')
  api.change({ configuration: { peers: [freshPeer] } })
  await eventually(() => expect(knowledge.acceptedKeysOf('riga-1')).toEqual([fresh, keyForTest]))
  await knowledge.end()
  await api.stopListening()
  const soon = await knowledgeForTest(folder, api.url, formerKeyMs - 60_000)
  expect(soon.acceptedKeysOf('riga-1')).toEqual([fresh, keyForTest])
  await soon.end()
  const later = await knowledgeForTest(folder, api.url, formerKeyMs + 60_000)
  expect(later.acceptedKeysOf('riga-1')).toEqual([fresh])
})

test('keys: a removed node is cut off at once, its former keys too; a restored one is not', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const knowledge = await knowledgeForTest(folder, api.url)
  const accepted = () => knowledge.acceptedKeysOf('riga-1')
  await eventually(() => expect(accepted()).toEqual([keyForTest]))
  api.change({ configuration: { peers: [freshPeer] } })
  await eventually(() => expect(accepted()).toHaveLength(2))
  api.change({ configuration: { peers: [] } })
  await eventually(() => expect(accepted()).toEqual([]))
  expect(knowledge.sendKeyOf('riga-1')).toBeUndefined()
  api.change({ configuration: { peers: [freshPeer] } })
  await eventually(() => expect(accepted()).toEqual([fresh]))
})

test('keys: a change without a change of routes is applied', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const knowledge = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(api.requestedRevisions.length).toBeGreaterThan(1))
  api.configure({ peers: [{ ...peerForTest, send: fresh }] })
  await eventually(() => expect(knowledge.sendKeyOf('riga-1')).toBe(fresh))
})

test('upgrade: an edge uses the shared key of an old file until the API answers', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  await api.stopListening()
  const shared = ['0'.repeat(43), '1'.repeat(43)]
  const details = { contract: 'active', language: 'en', starters: null, name: 'Forest' }
  const stored = {
    routes: [{ id: one, names: ['forest.play.example.org'], node: 'minsk-1', ...details }],
    edges: ['minsk-1', 'riga-1'].map((node) => ({ node, host: `${node}.example.org`, port: 25_565 })),
    ...{
      zone: 'play.example.org',
      keys: shared,
      former: [{ key: '2'.repeat(43), until: Date.now() + 60_000 }],
    },
  }
  await writeFile(join(folder.dataDir, storedRoutesFile), JSON.stringify(stored))
  const knowledge = await knowledgeForTest(folder, api.url)
  expect(knowledge.routeOf('forest.play.example.org')?.id).toBe(one)
  expect(knowledge.sendKeyOf('riga-1')).toBe(shared[0])
  expect(knowledge.acceptedKeysOf('riga-1')).toEqual(shared)
  // This node, and one without an edge.
  for (const node of ['minsk-1', 'brest-1']) expect(knowledge.acceptedKeysOf(node)).toEqual([])
  await api.listen()
  await eventually(() => expect(knowledge.sendKeyOf('riga-1')).toBe(peerForTest.send))
  expect(knowledge.acceptedKeysOf('riga-1')).toEqual([keyForTest, ...shared])
})

test('upgrade: an edge uses the shared key of an old API', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const shared = '0'.repeat(43)
  api.configure({
    peers: undefined,
    keys: [shared],
    edges: [{ node: 'riga-1', host: 'riga-1.example.org', port: 1 }],
  })
  const knowledge = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(knowledge.sendKeyOf('riga-1')).toBe(shared))
  await eventually(() => expect(api.requestedRevisions.length).toBeGreaterThan(1))
  api.configure({ peers: [peerForTest], keys: undefined })
  await eventually(() => expect(knowledge.sendKeyOf('riga-1')).toBe(peerForTest.send))
})

test('routes: a name that two servers have for a moment leads to the one that keeps it', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const names = ['forest.play.example.org']
  api.change({ routes: [route({ id: other, names }), route({ id: one, names })] })
  const knowledge = await knowledgeForTest(folder, api.url)
  await eventually(() => expect(knowledge.routeOf('forest.play.example.org')?.id).toBe(one))
  api.change({ routes: [route({ id: one, names: [] })] })
  await eventually(() => expect(knowledge.routeOf('forest.play.example.org')?.id).toBe(other))
})

test("agent's file: changes apply; the last state stays while it is missing or broken", async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const knowledge = await knowledgeForTest(folder, api.url)
  expect(knowledge.ports()).toEqual([])
  await folder.writeServers([running(), running({ id: other, port: null })])
  await eventually(() => expect(knowledge.localByPort(25_501)?.id).toBe(one))
  expect(knowledge.ports()).toEqual([25_501])
  expect(knowledge.local(other)?.port).toBeNull()
  expect(knowledge.serverAt('100.64.0.9')).toBeUndefined()
  await folder.writeServers([
    running({ target: { host: '100.64.0.9', port: 25_501 } }),
    running({ id: other, port: null }),
  ])
  await eventually(() => expect(knowledge.serverAt('100.64.0.9')).toBe(one))
  await folder.writeServers('{"servers": [')
  await eventually(() => expect(knowledge.logged.join('\n')).toContain('cannot be read'))
  await rm(join(folder.serversFolder, 'servers.json'))
  expect(knowledge.local(one)?.state).toBe('running')
  await folder.writeServers([running({ state: 'stopped', port: 25_502 })])
  await eventually(() => expect(knowledge.local(one)?.state).toBe('stopped'))
  expect(knowledge.local(other)).toBeUndefined()
  expect(knowledge.ports()).toEqual([25_502])
})

/** The parts of a PNG that an edge reads. */
function picture(width: number, bytes = 200): Buffer {
  const png = Buffer.alloc(bytes)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(64, 20)
  return png
}

test('icon: it is shown if clients accept it, also when it is written after its server', async () => {
  const [api, folder] = [await apiForTest(), await nodeFolderForTest()]
  const knowledge = await knowledgeForTest(folder, api.url)
  await mkdir(join(folder.serversFolder, 'icons'))
  const file = (id: string) => join(folder.serversFolder, 'icons', `${id}.png`)
  await writeFile(file(other), picture(65))
  const show = (icon: string | null) =>
    folder.writeServers([running({ icon }), running({ id: other, icon: 'a' })])
  await show('a')
  await eventually(() => expect(knowledge.local(one)?.icon).toBe('a'))
  await writeFile(file(one), picture(64))
  const shown = `data:image/png;base64,${picture(64).toString('base64')}`
  await eventually(() => expect(knowledge.icon(one)).toBe(shown))
  expect(knowledge.icon(other)).toBeUndefined()
  await writeFile(file(one), picture(64, maxIconBytes + 1))
  await show('b')
  await eventually(() => expect(knowledge.icon(one)).toBeUndefined())
  await writeFile(file(one), picture(64))
  await show('c')
  await eventually(() => expect(knowledge.icon(one)).toBe(shown))
  await show(null)
  await eventually(() => expect(knowledge.icon(one)).toBeUndefined())
})
