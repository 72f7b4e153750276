import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalServers } from '@zubr/contracts/edge/local'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test } from 'vitest'
import { dataDirForTest, eventually, nodeForTest, serversForTest } from '../testing/servers.ts'
import { type EdgeServerReport, LocalServersFile } from './local-servers.ts'

const id = '5c3f1c5a-6f0e-4b7e-9a4e-0c9c7d1f2a3b'
const other = '6d3f1c5a-6f0e-4b7e-9a4e-0c9c7d1f2a3c'
const png = Buffer.from('89504e470d0a1a0a0102', 'hex')

const running: EdgeServerReport = {
  id,
  port: 26_001,
  target: { host: '127.0.0.1', port: 26_001 },
  proxyProtocol: false,
  state: 'running',
  reason: null,
  progress: null,
  startMs: 1_200,
  entry: { maxPlayers: 20, icon: png, motd: '§6Forest\nhere' },
}
const stopped: EdgeServerReport = { ...running, target: null, state: 'stopped', startMs: null, entry: null }

const readServers = async (folder: string) =>
  LocalServers.parse(JSON.parse(await readFile(join(folder, 'servers.json'), 'utf8'))).servers

async function fileForTest(servers: Map<string, EdgeServerReport | null | undefined>, dataDir?: string) {
  const folder = join(dataDir ?? (await dataDirForTest()), 'edge')
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const file = new LocalServersFile({ folder, servers: () => servers, clock: realClock, log })
  onTestFinished(() => file.stop())
  return { folder, file, read: () => readServers(folder) }
}

test('edge file: what is known of a running server stays while it is stopped, also for a later agent', async () => {
  const servers = new Map<string, EdgeServerReport | undefined>([[id, running]])
  const { folder, file, read } = await fileForTest(servers)
  file.sync()
  const [{ icon, ...payload } = { icon: null }] = await eventually(read)
  expect(payload).toEqual({
    ...{
      id,
      port: 26_001,
      target: { host: '127.0.0.1', port: 26_001 },
      proxyProtocol: false,
      state: 'running',
    },
    ...{ reason: null, progress: null, startingSince: null, startMs: 1_200, maxPlayers: 20 },
    motd: '§6Forest\nhere',
  })
  expect(icon).not.toBeNull()
  expect(await readFile(join(folder, 'icons', `${id}.png`))).toEqual(png)
  for (const [path, mode] of [
    ['', 0o755],
    ['icons', 0o755],
    ['servers.json', 0o644],
  ] as const)
    expect((await stat(join(folder, path))).mode & 0o777).toBe(mode)

  servers.set(id, stopped)
  file.sync()
  await file.stop()
  const known = {
    state: 'stopped',
    target: null,
    icon,
    maxPlayers: 20,
    motd: '§6Forest\nhere',
    startMs: 1_200,
  }
  expect(await read()).toMatchObject([known])

  // The next agent does not know the first server's state yet, and knows another server.
  const later = await fileForTest(
    new Map([
      [id, undefined],
      [other, { ...stopped, id: other, state: 'starting' }],
    ]),
    join(folder, '..'),
  )
  later.file.sync()
  await later.file.stop()
  const [first, second] = await read()
  expect(first).toMatchObject(known)
  expect(second).toMatchObject({ icon: null, maxPlayers: null, motd: null, startMs: null })
  expect(second?.startingSince).toBeGreaterThan(0)
})

test('edge file: a deleted server is removed with its icon; nothing is written without a change', async () => {
  const servers = new Map<string, EdgeServerReport | null>([[id, running]])
  const { folder, file, read } = await fileForTest(servers)
  file.sync()
  await eventually(read)
  const { ino } = await stat(join(folder, 'servers.json'))
  const again = await fileForTest(servers, join(folder, '..'))
  again.file.sync()
  await again.file.stop()
  expect((await stat(join(folder, 'servers.json'))).ino).toBe(ino)
  servers.set(id, null)
  file.sync()
  await file.stop()
  expect(await read()).toEqual([])
  await expect(stat(join(folder, 'icons', `${id}.png`))).rejects.toThrow('ENOENT')
})

test('edge file: a folder that cannot be written is tried again', async () => {
  const dataDir = await dataDirForTest()
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (text: string) => warnings.push(text), error: () => undefined }
  const folder = join(dataDir, 'other')
  await mkdir(join(folder, 'servers.json'), { recursive: true })
  const file = new LocalServersFile({ folder, servers: () => [[id, running]], clock: realClock, log })
  onTestFinished(() => file.stop())
  file.sync()
  await eventually(() =>
    expect(warnings).toEqual([expect.stringContaining('the edge could not be notified')]),
  )
  await rm(join(folder, 'servers.json'), { recursive: true })
  await eventually(async () => expect(await readServers(folder)).toHaveLength(1))
})

test('edge file: it has the address of the server that runs, and the other as stopped', async () => {
  const { api, dataDir, id, node } = await nodeForTest({ keepServers: true })
  const read = () => readServers(join(dataDir, 'edge'))
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  await eventually(async () =>
    expect(await read()).toMatchObject([
      { id, port, state: 'running', target: { port: expect.any(Number) }, startMs: expect.any(Number) },
    ]),
  )
  const [written] = await read()
  await node.servers.stop('leave')
  expect(await read()).toEqual([written])
  const next = await serversForTest({ apiUrl: api.url, dataDir })
  api.want(id, { desiredState: 'stopped' })
  await eventually(async () =>
    expect(await read()).toMatchObject([{ state: 'stopped', target: null, startMs: written?.startMs }]),
  )
  api.want(id, { desiredState: 'absent' })
  await eventually(async () => expect(await read()).toEqual([]))
  await next.stop()
})
