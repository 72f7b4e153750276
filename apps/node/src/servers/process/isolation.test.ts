import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import {
  dataDirForTest,
  eventually,
  livingIn,
  nodeApiForTest,
  nodeForTest,
  serversForTest,
} from '../testing/servers.ts'

test('console: it has the server’s input and output, and stderr as errors', async () => {
  const { api, id, command, node } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('hello there')
  command('warn watch out')
  await eventually(async () => {
    const lines = (await node.servers.lines(id)).map(([seq, , level, text]) => [seq, level, text])
    expect(lines).toEqual([
      [1, 'normal', 'ready'],
      [2, 'normal', '> hello there'],
      [3, 'normal', '> warn watch out'],
      expect.anything(),
      expect.anything(),
    ])
    expect(lines.slice(3).map(([, level, text]) => [level, text])).toEqual(
      expect.arrayContaining([
        ['normal', 'heard: hello there'],
        ['error', 'watch out'],
      ]),
    )
  })
})

test('isolation: a server sees nothing of the agent, and has its own user where that is possible', async () => {
  const { api, id, command, lines, folder, node } = await nodeForTest()
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  command('env')
  const seen = await eventually(async () => {
    const line = (await lines()).find((text) => text.startsWith('{'))
    return JSON.parse(line ?? '') as {
      env: Record<string, string>
      uid: number
      cwd: string
      mayGainRights: boolean
    }
  })
  expect(Object.keys(seen.env).sort()).toEqual(['HOME', 'LANG', 'PATH'])
  // The console shows paths relative to the server's folder.
  expect(seen.cwd).toBe('.')
  expect((await stat(folder.data)).mode & 0o777).toBe(0o700)
  expect(port).not.toBeNull()
  if (process.getuid?.() === 0) {
    expect(node.logged).toEqual([])
    expect(seen.uid).toBeGreaterThanOrEqual(20_000)
    expect(seen.mayGainRights).toBe(false)
    expect((await stat(folder.data)).uid).toBe(seen.uid)
  } else expect(seen.uid).toBe(process.getuid?.())
})

test('isolation: a child that leaves its group and session ends with its server', async () => {
  const { api, id, command, folder } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('daemon')
  await eventually(async () => expect(await livingIn(folder.data)).toHaveLength(2))
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  expect(await livingIn(folder.data)).toEqual([])
})

test.runIf(process.getuid?.() === 0)(
  'isolation: a process with another server’s HOME neither ends with that server nor blocks its end',
  async () => {
    const { api, id, folder, node, dataDir } = await nodeForTest()
    api.want(id)
    await api.until(id, { state: 'running' })
    const homes = [folder.data, serverFolder(dataDir, randomUUID()).data, serverFolder(dataDir, 'evil').data]
    const impostors = homes.map((HOME) =>
      spawn('/bin/sleep', ['600'], { cwd: '/', env: { HOME }, uid: 49_999, gid: 49_999, stdio: 'ignore' }),
    )
    onTestFinished(() => {
      for (const impostor of impostors) impostor.kill('SIGKILL')
    })
    await eventually(async () => expect(await livingIn(folder.data)).toHaveLength(2))
    api.want(id, { desiredState: 'stopped' })
    await api.until(id, { state: 'stopped', generation: 2 })
    await node.stop()
    api.reports.length = 0
    await serversForTest({ apiUrl: api.url, dataDir })
    await api.until(id, { state: 'stopped' })
    expect(api.reports.at(-1)?.orphans).toEqual([])
    expect(impostors.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null, null])
  },
)

test('isolation: two servers have their own ports and users', async () => {
  const { api, id, dataDir } = await nodeForTest()
  const other = randomUUID()
  api.want(id)
  api.want(other)
  const ports = await Promise.all(
    [id, other].map(async (one) => (await api.until(one, { state: 'running' })).port),
  )
  expect(new Set(ports).size).toBe(2)
  const uids = await Promise.all(
    [id, other].map(async (one) => (await stat(serverFolder(dataDir, one).data)).uid),
  )
  if (process.getuid?.() === 0) expect(new Set(uids).size).toBe(2)
})

test.runIf(process.getuid?.() === 0)(
  'isolation: in a closed home, servers have their own users and cannot read each other’s data',
  async () => {
    const [api, home] = await Promise.all([nodeApiForTest(), dataDirForTest()])
    await chmod(home, 0o700)
    const dataDir = join(home, 'data')
    await mkdir(dataDir, { mode: 0o700 })
    const { servers, logged } = await serversForTest({ apiUrl: api.url, dataDir, keepServers: true })
    const id = randomUUID()
    api.want(id)
    await eventually(() =>
      expect([api.reportOf(id)?.state, api.reportOf(id)?.reason]).toContainEqual(
        expect.stringMatching(/^(?:running|internal)$/),
      ),
    )
    if (logged.length > 0) {
      expect(logged[0]).toContain('no game server can be started here')
      expect(await livingIn(serverFolder(dataDir, id).data)).toEqual([])
      return
    }
    expect(servers.command(id, 'env')).toBe(true)
    await eventually(async () => {
      const line = (await servers.lines(id)).map(([, , , text]) => text).find((text) => text.startsWith('{'))
      expect(JSON.parse(line ?? '').uid).toBeGreaterThanOrEqual(20_000)
    })
    const folder = serverFolder(dataDir, id)
    const modes = await Promise.all(
      [home, dataDir, folder.path, folder.data].map(async (path) => (await stat(path)).mode & 0o777),
    )
    expect(modes).toEqual([0o700, 0o711, 0o710, 0o700])
    api.want(id, { desiredState: 'absent' })
    await api.until(id, { state: 'absent' })
    await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  },
)
