import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { expect, onTestFinished, test } from 'vitest'
import type { Exit, Place, Runtime } from '../../runtime/runtime.ts'
import { detectRuntime } from '../detect-runtime.ts'
import { makeServerFolder, serverFolder, serverFolders } from '../folder/server-folder.ts'
import { bestRuntimeForTests, runtimesForTests } from '../testing/runtimes.ts'
import { dataDirForTest, livingIn, portsForTest } from '../testing/servers.ts'

const program = fileURLToPath(new URL('tenant.mjs', import.meta.url))
const table = new URL('../../../../../docs/sandbox.md', import.meta.url)
const plan = { memoryMb: 256, diskMb: 100, processes: 4, cpuCores: null }
const token = `hostile-tenant-looks-for-${process.pid}`
/** Attempts that end the tenant or its neighbours run alone. */
const alone = ['its memory', 'its memory by a file without a folder', 'freeze']
/** Without limits these take all resources of the machine. */
const onlyInSandbox = [
  'its memory',
  'its memory by a file without a folder',
  '/tmp',
  '/dev/shm',
  'its disk by fallocate',
  'its disk by empty files',
]

async function checkNames(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '{"checks":"names"}'])
  return JSON.parse(stdout)
}

/** The attempts that docs/sandbox.md says are blocked in a runtime. */
async function promised(kind: NodeRuntime['kind']): Promise<Map<string, boolean>> {
  const rows = [...(await readFile(table, 'utf8')).matchAll(/^\| ([^|]+) \| (yes|no) \| (yes|no) \|/gm)]
  return new Map(
    rows.map(([, name = '', sandbox, processes]) => [
      name,
      (kind === 'sandbox' ? sandbox : processes) === 'yes',
    ]),
  )
}

async function worldForTest(kind: NodeRuntime['kind']) {
  const dataDir = await dataDirForTest()
  await serverFolders(dataDir)
  const runtime = await detectRuntime({
    dataDir,
    host: '127.0.0.1',
    keep: true,
    wanted: kind,
    warn: () => undefined,
  })
  onTestFinished(async () => {
    for (const made of places) await runtime.discard?.(made)
    await runtime.close?.()
  })
  const places: Place[] = []
  const place = async (number: number) => {
    const id = `00000000-0000-4000-8000-00000000000${number}`
    const folder = serverFolder(dataDir, id)
    await makeServerFolder(folder)
    const made = { id, folder: folder.path, data: folder.data }
    await runtime.create(made)
    places.push(made)
    return made
  }
  const [tenant, neighbour] = [await place(1), await place(2)]
  const secrets = [
    join(dataDir, 'node-token'),
    join(neighbour.data, 'world'),
    join(neighbour.folder, 'memory.json'),
  ]
  for (const file of secrets) await writeFile(file, 'secret', { mode: 0o600 })
  const bait = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void bait.close())
  await new Promise((resolve) => bait.once('listening', resolve))
  const address = bait.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const bait6 = createServer().listen(0, '::')
  onTestFinished(() => void bait6.close())
  // Not every machine has it.
  await new Promise((resolve) => bait6.once('listening', resolve).once('error', resolve))
  const address6 = bait6.address()
  const hostsOf = (version: string) =>
    Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).flatMap(({ family, address }) => (family === version ? [address] : [])),
    )
  const orders = {
    secrets,
    reads: [dirname(program), tenant.folder],
    token,
    strangers: [process.pid],
    forks: 300,
    addresses: hostsOf('IPv4').map((host) => [host, port]),
    hosts6: hostsOf('IPv6'),
    bait6: typeof address6 === 'object' && address6 ? address6.port : 0,
  }
  return { runtime, tenant, orders }
}

async function attack(runtime: Runtime, place: Parameters<Runtime['start']>[0], orders: object) {
  const command = [process.execPath, program, JSON.stringify(orders)] as const
  const running = await runtime.start(place, { ...plan, command, reads: [dirname(program)], ports: [] })
  let output = ''
  let printed = 0
  running.onOutput((from, text) => {
    if (from === 'stdout') output += text
    printed += text.length
  })
  const late = setTimeout(() => running.kill(), 60_000)
  const exit: Exit = await running.exited.finally(() => clearTimeout(late))
  const got = new Map<string, string | null>(
    output
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  )
  return { exit, got, printed }
}

test('sandbox: docs/sandbox.md lists everything that a hostile server attempts', async () => {
  expect([...(await promised('sandbox')).keys()].sort()).toEqual((await checkNames()).sort())
})

test.runIf(runtimesForTests.length > 1).each(runtimesForTests)(
  'sandbox: every attempt that docs/sandbox.md says is blocked fails (%s)',
  async (kind) => {
    const { runtime, tenant, orders } = await worldForTest(kind)
    process.env.HOSTILE_BAIT = token
    onTestFinished(() => void delete process.env.HOSTILE_BAIT)
    const promises = await promised(kind)
    const names = (await checkNames()).filter((name) => kind === 'sandbox' || !onlyInSandbox.includes(name))
    const together = names.filter((name) => !alone.includes(name))
    const { got, exit } = await attack(runtime, tenant, { ...orders, checks: together })
    expect([together.filter((name) => !got.has(name)), exit]).toEqual([
      [],
      { code: 0, signal: null, reason: null },
    ])
    const through = [...got].filter(([name, what]) => what !== null && promises.get(name))
    expect(through).toEqual([])
    for (const name of names.filter((one) => one.startsWith('its memory'))) {
      const { exit, got } = await attack(runtime, tenant, { ...orders, checks: [name] })
      expect([name, exit.reason === 'out_of_memory' || got.get(name) === null]).toEqual([name, true])
    }
  },
)

test.runIf(bestRuntimeForTests === 'sandbox')(
  'AIO: a contained server gets ENOSYS for each call, so programs fall back to threads',
  async () => {
    const { runtime, tenant, orders } = await worldForTest('sandbox')
    const checks = ['asynchronous I/O of the kernel']
    const { got } = await attack(runtime, tenant, { ...orders, checks })
    expect([...got]).toEqual([[checks[0], null]])
  },
)

test.runIf(runtimesForTests.length > 1).each(runtimesForTests)(
  'sandbox: a server that stops all processes of its user is ended anyway (%s)',
  async (kind) => {
    const { runtime, tenant, orders } = await worldForTest(kind)
    const command = [process.execPath, program, JSON.stringify({ ...orders, checks: ['freeze'] })] as const
    const { port } = { port: portsForTest().first }
    const running = await runtime.start(tenant, {
      ...plan,
      command,
      reads: [dirname(program)],
      ports: [{ port, protocol: 'tcp' }],
    })
    const output = new Promise<void>((resolve) => running.onOutput(() => resolve()))
    await output
    const began = performance.now()
    running.kill()
    await running.exited
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await livingIn(tenant.data)).toEqual([])
  },
)
