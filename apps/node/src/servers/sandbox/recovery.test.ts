import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isNightly } from '@zubr/testing/tier'
import { expect, onTestFinished, test } from 'vitest'
import { reachedAt } from '../edge/testing/edge.ts'
import { serverFolder, serversDir } from '../folder/server-folder.ts'
import { agentToKill } from '../testing/agent-to-kill.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import {
  dataDirForTest,
  eventually,
  nodeApiForTest,
  nodeForTest,
  portsForTest,
  serversForTest,
} from '../testing/servers.ts'
import { mounts } from './disk/mounts.ts'
import { ServerDisks } from './disk/server-disks.ts'
import { mayGrowMounted } from './disk/testing/may-grow-mounted.ts'
import { hashOf } from './network/range.ts'
import { nodeCgroup } from './node-cgroup.ts'
import { removeWithLeftOvers } from './testing/left-overs.ts'

const run = promisify(execFile)
const asRoot = test.runIf(runtimesForTests.includes('sandbox'))
const asRootAtNight = test.runIf(runtimesForTests.includes('sandbox') && isNightly)

const linkOf = async (dataDir: string) => {
  const { stdout } = await run('ip', ['-brief', 'link'])
  return stdout.split(/[@\s]/).find((word) => word.startsWith(`zb-${hashOf(dataDir)}-`))
}
const reach = ({ host, port }: { host: string; port: number }) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 })
    const say = (what: string) => {
      resolve(what)
      socket.destroy()
    }
    socket.once('connect', () => say('there')).once('error', () => say('away'))
    socket.once('timeout', () => say('silence'))
  })

asRoot('recovery: parts of a running server’s network that were deleted return, and are logged', async () => {
  const { api, dataDir, id, node } = await nodeForTest({ runtime: 'sandbox', limits: { restoreEveryMs: 50 } })
  api.want(id)
  await api.until(id, { state: 'running' })
  const at = await reachedAt(dataDir, id)
  expect(await reach(at)).toBe('there')
  for (const [harm, description] of [
    [['nft', 'delete', 'table', 'inet', `zubr-${hashOf(dataDir)}`], 'nftables'],
    [['ip', 'link', 'del', (await linkOf(dataDir)) ?? ''], `the network of server ${id} was removed`],
  ] as const) {
    node.logged.length = 0
    const [program, ...args] = harm
    await run(program, args)
    await eventually(() => expect(node.logged).toContainEqual(expect.stringContaining(description)))
    await eventually(async () => expect(await reach(at)).toBe('there'))
  }
})

asRoot('recovery: a new agent restores networks, but not the disk of a deleted server', async () => {
  const { api, dataDir, living, kill, another } = await agentToKill(true, { runtime: 'sandbox' })
  const id = randomUUID()
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  const [before] = await living(id)
  await kill()
  await run('nft', ['delete', 'table', 'inet', `zubr-${hashOf(dataDir)}`])
  await run('ip', ['link', 'del', (await linkOf(dataDir)) ?? ''])
  const deletedServer = join(serversDir(dataDir), `.deleting-${randomUUID()}`)
  const place = { id: randomUUID(), folder: deletedServer, data: join(deletedServer, 'data') }
  await mkdir(deletedServer)
  const disks = new ServerDisks({ dataDir, warn: () => undefined })
  onTestFinished(() => disks.remove(place))
  await disks.open(place, 16, 20_001)
  // The files of an agent that was killed while it tested its sandbox.
  const trial = join(dataDir, 'sandbox/trial')
  const tried = { id: 'tenant', folder: trial, data: join(trial, 'data') }
  await mkdir(tried.data, { recursive: true })
  await disks.open(tried, 16, 20_001)

  await another()
  await api.until(id, { state: 'running', port })
  expect((await living(id)).map(({ pid }) => pid)).toEqual([before?.pid])
  await eventually(async () => expect(await reach(await reachedAt(dataDir, id))).toBe('there'))
  const mounted = (await mounts()).map(({ at }) => at).filter((at) => at.startsWith(dataDir))
  expect(mounted).toEqual([serverFolder(dataDir, id).data])
  expect((await readdir(serversDir(dataDir))).filter((name) => name.startsWith('.deleting'))).toEqual([])
})

asRootAtNight('cleanup: a new agent removes the network of a server without a container', async () => {
  const { api, dataDir, living, kill, options } = await agentToKill(true, { runtime: 'sandbox' })
  const id = randomUUID()
  api.want(id)
  await api.until(id, { state: 'running' })
  await kill()
  const [{ pid } = { pid: 0 }] = await living(id)
  process.kill(pid, 'SIGKILL')
  await eventually(async () => expect(await living(id)).toEqual([]))
  await rm(join(dataDir, 'sandbox/state-runc'), { recursive: true, force: true })
  await rm(join(dataDir, 'sandbox/state-crun'), { recursive: true, force: true })
  // This agent gets no desired state, and none is stored.
  await rm(join(serversDir(dataDir), 'desired-state.json'))
  api.setAway(true)
  await serversForTest(options)
  expect(await linkOf(dataDir)).toBeUndefined()
})

asRoot('disk size: a running server’s disk grows with its plan, and does not shrink', async () => {
  const { api, id, folder, dataDir, node } = await nodeForTest({ runtime: 'sandbox' })
  api.want(id, { diskMb: 100 })
  await api.until(id, { state: 'running' })
  const limitOf = async () =>
    (
      await new ServerDisks({ dataDir, warn: () => undefined }).usage({
        id,
        folder: folder.path,
        data: folder.data,
      })
    )?.limitMb ?? 0
  expect(await limitOf()).toBeLessThan(110)
  api.want(id, { diskMb: 300 })
  if (await mayGrowMounted()) {
    await eventually(async () => expect(await limitOf()).toBeGreaterThanOrEqual(300))
    expect(node.logged.filter((line) => line.startsWith('warn'))).toEqual([])
  } else {
    await eventually(() =>
      expect(node.logged).toContainEqual(expect.stringContaining('gets its new size at its next start')),
    )
    const restart = { id: randomUUID(), action: 'restart' } as const
    api.want(id, { operation: restart })
    await api.until(id, { state: 'running', operation: { id: restart.id, outcome: 'done' } })
    expect(await limitOf()).toBeGreaterThanOrEqual(300)
  }
  api.want(id, { diskMb: 100 })
  await eventually(() => expect(api.reportOf(id)).toMatchObject({ generation: api.wanted()[0]?.generation }))
  expect(await limitOf()).toBeGreaterThanOrEqual(300)
})

asRootAtNight(
  'cleanup: with a test’s folder its running servers, disks and networks are removed',
  async () => {
    const { api, dataDir, living, kill } = await agentToKill(true, { runtime: 'sandbox' })
    const id = randomUUID()
    api.want(id)
    await api.until(id, { state: 'running' })
    await kill()
    expect((await removeWithLeftOvers(dataDir)).join('\n')).toContain('conmon')
    expect(await living(id)).toEqual([])
    expect((await mounts()).filter(({ at }) => at.startsWith(dataDir))).toEqual([])
    expect(await linkOf(dataDir)).toBeUndefined()
    for (const [program, ...args] of [
      ['ip', 'netns', 'list'],
      ['nft', 'list', 'tables'],
      ['find', '/sys/fs/cgroup', '-maxdepth', '4', '-name', `*${nodeCgroup(dataDir).slice(1)}*`],
      ['losetup', '--list'],
    ] as const) {
      const { stdout } = await run(program, args)
      for (const trace of [hashOf(dataDir), nodeCgroup(dataDir), dataDir]) expect(stdout).not.toContain(trace)
    }
  },
)

asRoot('umask: with the strict one of systemd units an agent runs servers as well', async () => {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const { first, last } = portsForTest()
  const program = fileURLToPath(new URL('../../testing/main.ts', import.meta.url))
  const agent = spawn('sh', ['-c', 'umask 077; exec "$@"', 'sh', process.execPath, program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_NAME: 'minsk-1' },
      ...{ NODE_TOKEN: 't'.repeat(43), NODE_API_URL: api.url, NODE_PORT: String(last) },
      NODE_SERVER_PORTS: `${first}-${last - 1}`,
    },
  })
  onTestFinished(() => void agent.kill('SIGKILL'))
  const id = randomUUID()
  api.want(id)
  await api.until(id, { state: 'running' })
  agent.kill('SIGTERM')
  await once(agent, 'exit')
})
