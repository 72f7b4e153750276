import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { expect, onTestFinished, test } from 'vitest'
import { TaskFailed, type TaskSpec } from '../runtime/runtime.ts'
import { detectRuntime } from './detect-runtime.ts'
import { makeServerFolder, serverFolder, serverFolders } from './folder/server-folder.ts'
import { mounts } from './sandbox/disk/mounts.ts'
import { runtimesForTests } from './testing/runtimes.ts'
import { dataDirForTest, eventually, livingIn } from './testing/servers.ts'

const asRoot = test.runIf(runtimesForTests.length > 1)

async function nodeForTasks(kind: NodeRuntime['kind']) {
  const dataDir = await dataDirForTest()
  await serverFolders(dataDir)
  const writes = join(dataDir, 'making')
  const reads = join(dataDir, 'given')
  for (const folder of [writes, reads]) await mkdir(folder).then(() => chmod(folder, 0o755))
  await writeFile(join(reads, 'word'), 'given\n')
  await writeFile(join(writes, 'jar'), 'fetched\n')
  const spec: Omit<TaskSpec, 'command'> = {
    ...{ name: 'paper', reads: [reads], writes, network: false },
    ...{ memoryMb: 256, diskMb: 64, processes: 8, timeoutMs: 60_000 },
  }
  const open = async () => {
    const warn = () => undefined
    const runtime = await detectRuntime({ dataDir, host: '127.0.0.1', keep: true, wanted: kind, warn })
    onTestFinished(() => runtime.close?.())
    const run = (command: TaskSpec['command'], change: Partial<TaskSpec> = {}, signal = neverAborted) =>
      runtime.runTask({ ...spec, ...change, command }, signal)
    return { runtime, run }
  }
  return { dataDir, reads, writes, spec, open }
}
const neverAborted = new AbortController().signal
const sh = (script: string) => ['sh', '-c', script] as const
const failure = (work: Promise<void>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => (error instanceof TaskFailed ? error.message : String(error)),
  )

asRoot.each(runtimesForTests)(
  'task: it runs as its own user, changes only its folder, and its exit code counts (%s)',
  async (kind) => {
    const { reads, writes, open } = await nodeForTasks(kind)
    const { run } = await open()
    await run(
      sh(`cat ${JSON.stringify(join(reads, 'word'))} jar >made; rm jar; mkdir -p lib; id -u >lib/user; echo more >lib/more
        ! echo mine 2>/dev/null >${JSON.stringify(join(reads, 'mine'))}`),
    )
    expect((await readdir(writes, { recursive: true })).sort()).toEqual([
      'lib',
      'lib/more',
      'lib/user',
      'made',
    ])
    expect(await readFile(join(writes, 'made'), 'utf8')).toBe('given\nfetched\n')
    expect(Number(await readFile(join(writes, 'lib/user'), 'utf8'))).toBeGreaterThan(10_000)
    for (const name of ['.', 'made', 'lib', 'lib/more']) expect((await stat(join(writes, name))).uid).toBe(0)
    expect((await stat(writes)).mode & 0o777).toBe(0o755)
    expect(await readdir(reads)).toEqual(['word'])

    expect(await failure(run(sh('echo first; echo no such library >&2; exit 3')))).toMatch(
      /^it ended with 3; its last words: .*no such library/,
    )
    expect(await failure(run(sh('sleep 600'), { timeoutMs: 300 }))).toBe('it was not done within 0.3 s')
    const stopped = new AbortController()
    const failed = failure(run(sh('sleep 600 & sleep 600'), {}, stopped.signal))
    await eventually(async () => expect(await livingIn(writes)).not.toEqual([]))
    stopped.abort()
    expect(await failed).toBe('this agent ends')
    expect(await livingIn(writes)).toEqual([])
    expect((await stat(writes)).uid).toBe(0)
  },
)

asRoot('task: the sandbox limits memory and disk, and a failed task changes nothing', async () => {
  const { dataDir, writes, open } = await nodeForTasks('sandbox')
  const { run } = await open()
  const hog = 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1))'
  expect(await failure(run([process.execPath, '-e', hog]))).toContain('it took more memory than it may')
  expect(await failure(run(sh('rm jar; head -c 100000000 /dev/zero >big')))).toMatch(
    /^it filled its disk; .*No space left/,
  )
  expect(await readdir(writes)).toEqual(['jar'])
  expect((await mounts()).filter(({ at }) => at.startsWith(dataDir))).toEqual([])
})

const tryPlaces = `
const { connect } = require('node:net'), { appendFileSync } = require('node:fs')
for (const [host, port] of JSON.parse(process.argv[1])) {
  const socket = connect(port, host)
  const say = (what) => { appendFileSync('reached', host + ' ' + what + '\\n'); socket.destroy() }
  socket.once('connect', () => say('open')).once('error', () => say('closed')).setTimeout(1000, () => say('closed'))
}`

asRoot('task: in the sandbox it reaches no server or machine, and the internet only if allowed', async () => {
  const { dataDir, writes, open } = await nodeForTasks('sandbox')
  const { runtime, run } = await open()
  const bait = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void bait.close())
  await once(bait, 'listening')
  const address = bait.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = serverFolder(dataDir, '00000000-0000-4000-8000-000000000001')
  await makeServerFolder(folder)
  const place = { id: '00000000-0000-4000-8000-000000000001', folder: folder.path, data: folder.data }
  await runtime.create(place)
  const listener = `require('node:net').createServer().listen(7000, () =>
    console.log(require('node:os').networkInterfaces().eth0[0].address))`
  const neighbour = await runtime.start(place, {
    ...{ command: [process.execPath, '-e', listener], reads: [], ports: [] },
    ...{ memoryMb: 128, diskMb: 64, processes: 4, cpuCores: null },
  })
  const listensAt = await new Promise<string>((resolve) =>
    neighbour.onOutput((_, text) => resolve(text.trim())),
  )
  const machine = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ family, address: ipv4 }) => (family === 'IPv4' ? [ipv4] : [])),
  )
  const places = [[listensAt, 7000], ...machine.map((host) => [host, port])]
  await run([process.execPath, '-e', tryPlaces, JSON.stringify(places)], { network: true })
  const reached = (await readFile(join(writes, 'reached'), 'utf8')).trim().split('\n')
  expect(reached.sort()).toEqual(places.map(([host]) => `${host} closed`).sort())
  const links =
    'ls /proc/self/net/dev >/dev/null; tail -n +3 /proc/self/net/dev | cut -d: -f1 | tr -d " " >links'
  await run(sh(links), { network: true })
  expect(await readFile(join(writes, 'links'), 'utf8')).toContain('eth0')
  await run(sh(links))
  expect(await readFile(join(writes, 'links'), 'utf8')).not.toContain('eth0')
  neighbour.kill()
  await neighbour.exited
  await runtime.discard?.(place)
})

asRoot.each(runtimesForTests)(
  'task: after a kill of its agent, the next agent ends what is left of it (%s)',
  async (kind) => {
    const { dataDir, writes, spec, open } = await nodeForTasks(kind)
    const program = fileURLToPath(new URL('sandbox/testing/task.ts', import.meta.url))
    const task: TaskSpec = { ...spec, network: true, command: sh('setsid sleep 600 & sleep 600') }
    const args = [program, JSON.stringify({ dataDir, task, kind })]
    const agent = spawn(process.execPath, args, { stdio: 'inherit' })
    onTestFinished(() => void agent.kill('SIGKILL'))
    await eventually(async () => expect(await livingIn(writes)).toHaveLength(3))
    agent.kill('SIGKILL')
    await once(agent, 'exit')
    const { runtime } = await open()
    expect(await runtime.list()).toEqual([])
    expect(await livingIn(writes)).toEqual([])
    expect(await readdir(writes)).toEqual(['jar'])
    if (kind === 'processes') return
    expect((await mounts()).filter(({ at }) => at.startsWith(dataDir))).toEqual([])
    expect(await readdir(join(dataDir, 'sandbox/tasks'))).not.toContain('work')
  },
)

asRoot('task: as a process, time, disk and memory end it together with its children', async () => {
  const { writes, open } = await nodeForTasks('processes')
  const { run } = await open()
  const away = 'setsid sh -c "trap : TERM; sleep 600" & sleep 600'
  expect(await failure(run(sh(away), { timeoutMs: 1_000 }))).toBe('it was not done within 1 s')
  expect(await livingIn(writes)).toEqual([])
  const fills = 'setsid sleep 600 & head -c 100000000 /dev/zero >big; sleep 600'
  expect(await failure(run(sh(fills)))).toBe('it filled more than 64 MB')
  expect(await livingIn(writes)).toEqual([])
  expect((await stat(join(writes, 'big'))).uid).toBe(0)
  await rm(join(writes, 'big'))
  const hog = 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1))'
  // Only with cgroups, as otherwise the agent does not limit memory.
  if (existsSync('/sys/fs/cgroup/unified') || existsSync('/sys/fs/cgroup/cgroup.controllers'))
    expect(await failure(run([process.execPath, '-e', hog]))).toContain('it took more memory than it may')
})
