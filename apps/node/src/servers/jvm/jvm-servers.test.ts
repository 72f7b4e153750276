import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { byTier } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { reachedAt } from '../edge/testing/edge.ts'
import { bestRuntimeForTests, runtimesForTests } from '../testing/runtimes.ts'
import { eventually, serversForTest } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

/**
 * Tests of whole runs use the runtime of production. Failures before a start do not depend on the
 * runtime.
 */
const runtime = bestRuntimeForTests
/** The world is saved when it is created. The second save keeps the first file beside it. */
const savedAtTheEnd = expect.arrayContaining(['level.dat', 'level.dat_old'])

test.each(runtimesForTests)(
  'Paper: the core is built once; it starts, reports players, and saves its world at stop (%s)',
  async (runtime) => {
    const { api, id, want, core, command, lines, folder, dataDir, requests } = await jvmNodeForTest({
      runtime,
    })
    const steps = () =>
      new Set(api.reports.flatMap(({ servers }) => servers.map(({ progress }) => progress?.step)))
    want({ core: core('paper', 'paper'), settings: { motd: 'Зубр', gameMode: 'creative' } })
    const running = await api.until(id, { state: 'running', reason: null, progress: null })
    expect(running.startMs).toBeGreaterThan(0)
    expect(steps()).toContain('prepare_core')
    expect(steps()).toContain('start')
    const properties = await readFile(join(folder.data, 'server.properties'), 'utf8')
    expect(properties).toContain('gamemode=creative')
    const { port } = await reachedAt(dataDir, id)
    expect(properties).toContain(`server-port=${port}`)
    expect(port === running.port).toBe(runtime === 'sandbox')
    expect(await readFile(join(folder.data, 'eula.txt'), 'utf8')).toContain('eula=true')

    command('join Zubrik')
    api.change({ watched: [id] })
    await eventually(() => expect(api.reportOf(id)?.stats).toMatchObject({ players: 1, names: ['Zubrik'] }))
    command('flags')
    await eventually(async () => expect((await lines()).join('\n')).toMatch(/flags .*-Xmx320M/))
    // Java maps the archive of the core's classes, which a run without the EULA's acceptance made.
    const [made = ''] = await readdir(join(dataDir, 'cores'))
    expect((await lines()).join('\n')).toContain(`-XX:SharedArchiveFile=${made}/classes.jsa`)
    const archive = join(dataDir, 'cores', made, 'classes.jsa')
    await promisify(execFile)('java', ['-Xshare:on', `-XX:SharedArchiveFile=${archive}`, '-version'])

    const other = randomUUID()
    api.want(other, { core: core('paper', 'paper'), eula: true, memoryMb: 512 })
    await api.until(other, { state: 'running' })
    expect(requests()).toEqual(['paper'])
    expect(await readdir(join(dataDir, 'cores'))).toHaveLength(1)

    want({ desiredState: 'stopped' })
    expect((await api.until(id, { state: 'stopping' })).killAt).not.toBeNull()
    await api.until(id, { state: 'stopped', reason: null, killAt: null })
    expect(await readdir(join(folder.data, 'world'))).toEqual(savedAtTheEnd)
    await expect.poll(lines).toContainEqual(expect.stringContaining('All dimensions are saved'))
  },
)

/** The other cores have a jar of a kind that a test above covers. */
const jarsOfChange = [
  ['vanilla', 'vanilla'],
  ['fabric', 'installer'],
  ['forge', 'installer'],
  ['velocity', 'proxy'],
] as const
const everyJar = [...jarsOfChange, ['purpur', 'paper'], ['vanilla', 'server']] as const

test.each(byTier<(typeof everyJar)[number][]>({ change: [...jarsOfChange], nightly: [...everyJar] }))(
  '%s with a jar like %s runs, and its core is read-only',
  async (kind, jar) => {
    const { api, id, want, core, folder } = await jvmNodeForTest({ runtime })
    want({ core: core(kind, jar), settings: kind === 'velocity' ? { servers: 'lobby=h.example:1' } : {} })
    await api.until(id, { state: 'running', reason: null })
    const coreFiles = await readdir(folder.data)
    expect(coreFiles).not.toContain('versions')
    expect(coreFiles).not.toContain('libraries')
    if (kind === 'velocity')
      expect(await readFile(join(folder.data, 'velocity.toml'), 'utf8')).toContain('lobby" = "h.example:1"')
    want({ desiredState: 'stopped' })
    await api.until(id, { state: 'stopped', reason: null })
  },
)

test('NeoForge: its installer builds the core in the sandbox, if there is one, and its exit code counts', async () => {
  const { api, id, want, core, folder, dataDir, node } = await jvmNodeForTest({ runtime })
  want({ core: core('neoforge', 'broken') })
  await eventually(() =>
    expect(node.logged.join('\n')).toMatch(/it ended with 1; its last words: .*UnknownHost/),
  )
  expect(await readdir(join(dataDir, 'cores'))).toEqual([])
  want({ core: core('neoforge', 'installer') })
  await api.until(id, { state: 'running', reason: null, progress: null })
  // The installer's files belong to the core. The server cannot write to them.
  expect(await readdir(folder.data)).not.toContain('libraries')
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  expect(await readdir(join(folder.data, 'world'))).toEqual(savedAtTheEnd)
})

test('EULA: without the owner’s acceptance nothing is started or written', async () => {
  const { api, id, want, core, lines, folder } = await jvmNodeForTest()
  want({ core: core('paper', 'paper'), eula: false })
  await api.until(id, { state: 'stopped', reason: 'eula' })
  // The console is written after the report is sent.
  await expect.poll(async () => (await lines()).at(-1)).toContain('has not accepted the Minecraft EULA')
  expect(await readdir(folder.data)).toEqual([])
})

test('sandbox: a node without a verified one refuses to run owners’ code, and says so', async () => {
  const { api, id, want, core } = await jvmNodeForTest({ trustOwnersCode: false })
  want({ core: core('paper', 'paper') })
  await api.until(id, { state: 'stopped', reason: 'no_sandbox' })
  expect(api.reports.at(-1)).toMatchObject({ runs: [], runtime: { kind: 'processes', verified: false } })
})

test.each([
  ['java', 'failed', 'wrong_java'],
  ['library', 'failed', 'missing_library'],
  ['world', 'failed', 'broken_world'],
] as const)(
  'start: a failure for its %s is not retried, and its reason is known',
  async (fails, state, reason) => {
    const { api, id, want, core } = await jvmNodeForTest()
    want({ core: core('vanilla', 'server'), settings: { javaArguments: `-Dstandin.fails=${fails}` } })
    await api.until(id, { state, reason })
  },
)

test('core: one that is not available is retried, and the log names no address', async () => {
  const { api, id, want, core, node } = await jvmNodeForTest()
  want({ core: core('paper', 'missing') })
  await api.until(id, { state: 'creating', reason: 'core_unavailable' })
  expect(node.logged.join('\n')).toMatch(/127\.0\.0\.1:\d+ answers 404 for paper\.jar; retrying/)
  want({ core: core('paper', 'broken') })
  await eventually(() =>
    expect(node.logged.join('\n')).toMatch(/it ended with 1; its last words: .*UnknownHost/),
  )
  want({ core: core('paper', 'paper', { java: 99 }) })
  await eventually(() => expect(node.logged.join('\n')).toContain('it asks for Java 99'))
  want({ core: core('paper', 'paper') })
  await api.until(id, { state: 'running', reason: null })
})

test('ping: a server that hangs is reported, and so is its recovery', async () => {
  const { api, id, want, core, command } = await jvmNodeForTest({
    limits: { pingEveryMs: 50, silentMs: 400 },
  })
  want({ core: core('vanilla', 'server') })
  await api.until(id, { state: 'running', silentSince: null })
  command('hang')
  await eventually(() => expect(api.reportOf(id)?.silentSince).toBeTruthy(), { timeout: 60_000 })
  expect(api.reportOf(id)?.state).toBe('running')
  command('wake')
  await api.until(id, { state: 'running', silentSince: null })
})

test('memory: a full heap ends the server, and the reason is reported', async () => {
  const { api, id, want, core, command } = await jvmNodeForTest({ runtime })
  want({ core: core('vanilla', 'server') })
  await api.until(id, { state: 'running' })
  command('oom')
  await api.until(id, { state: 'stopped', reason: 'out_of_memory' })
})

test('links: those that a server left in its folder are not followed when settings are written', async () => {
  const { api, id, want, core, folder, dataDir } = await jvmNodeForTest()
  want({ core: core('vanilla', 'server'), desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  const target = join(dataDir, 'target')
  await writeFile(target, 'mine', { mode: 0o600 })
  await symlink(target, join(folder.data, 'server.properties'))
  await mkdir(join(folder.data, 'eula.txt'))
  want({ desiredState: 'running' })
  await api.until(id, { state: 'running' })
  expect(await readFile(target, 'utf8')).toBe('mine')
})

test('agent restart: a JVM server runs on and is adopted', async () => {
  const { api, id, want, core, node, dataDir } = await jvmNodeForTest({ runtime, keepServers: true })
  want({ core: core('paper', 'paper') })
  const { port } = await api.until(id, { state: 'running' })
  await node.servers.stop('leave')
  api.reports.length = 0
  const next = await serversForTest({
    apiUrl: api.url,
    dataDir,
    keepServers: true,
    runtime,
    trustOwnersCode: true,
    limits: {},
  })
  await api.until(id, { state: 'running', port })
  expect(next.servers.command(id, 'say we are back')).toBe(true)
  await eventually(async () =>
    expect((await next.servers.lines(id)).map(([, , , text]) => text).join('\n')).toContain('we are back'),
  )
})
