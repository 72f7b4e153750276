import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runCommand } from '@zubr/api/operators/run-command'
import { drainCommands, migrationCommands } from '@zubr/api/servers/migrations/migration-commands'
import { lastMigrationOf } from '@zubr/api/servers/migrations/migration-desired-state'
import { servers } from '@zubr/api/servers/servers-schema'
import { create, customerForTest, type Hosting, hostingForTest } from '@zubr/api/servers/testing/servers'
import { authSecretForTest } from '@zubr/api/testing/app'
import { catalogueForTest } from '@zubr/api/testing/catalogue'
import { type MovePhase, movePhases } from '@zubr/contracts/moving/moves'
import { dataDirForTest, eventually } from '@zubr/node/servers/testing/servers'
import { freePort } from '@zubr/process/free-port'
import { byTier, testSeed } from '@zubr/testing/tier'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { digests, nodeForTest, probeUrl } from './nodes.ts'

// The real API and two agent processes, which are killed during migrations.

const slow = { timeout: 120_000 }
const onLinux = test.runIf(process.platform === 'linux')

/** Pseudo-random numbers from 0 to 1, determined by the seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A killable API process on the same database. */
async function apiProcess({ databaseUrl }: Hosting) {
  const port = String(await freePort())
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl, AUTH_SECRET: authSecretForTest },
    ...{
      DATA_DIR: await dataDirForTest(),
      NODE_PROBE_URL: probeUrl,
      CORE_SOURCES: 'off',
      CATALOGUE_SOURCES: 'off',
      LOG_LEVEL: 'error',
    },
    ...{ HOST: '127.0.0.1', PANEL_PORT: port },
  }
  const program = fileURLToPath(import.meta.resolve('@zubr/api/main'))
  const start = () => spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let api = start()
  onTestFinished(() => void api.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const ready = () => eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), slow)
  await ready()
  return {
    url,
    async killAndStart() {
      api.kill('SIGKILL')
      await once(api, 'exit')
      api = start()
      await ready()
    },
  }
}

async function placeForTest({ ownApi = false } = {}) {
  const hosting = await hostingForTest({ config: { nodeProbeUrl: probeUrl } })
  hosting.time.now = new Date()
  const api = ownApi ? await apiProcess(hosting) : undefined
  const at = { db: hosting.db, url: api?.url ?? hosting.url }
  const nodes = [await nodeForTest(at, '2'), await nodeForTest(at, '3')] as const
  await eventually(async () => {
    const { rows } = await hosting.db.$client.query(
      'select 1 from node_capabilities join nodes on nodes.id = node_id where can_move and nodes.reported_at is not null',
    )
    expect(rows).toHaveLength(2)
  })
  const printed: string[] = []
  const context = {
    db: hosting.db,
    config: { panelUrl: 'https://panel.zubr.example' },
    catalogue: catalogueForTest,
    clock: () => hosting.time.now,
    print: (line: string) => void printed.push(line),
  }
  const rowOf = async (id: string) => (await hosting.db.select().from(servers).where(eq(servers.id, id)))[0]
  return {
    nodes,
    api,
    printed,
    async phaseOf(id: string): Promise<MovePhase | undefined> {
      return (await lastMigrationOf(hosting.db, id))?.move.phase
    },
    context,
    /** A customer's running server. */
    async serverOn(node: { name: string }, owner: string) {
      const customer = await customerForTest(hosting, owner)
      const core = { id: 'fake', version: '1' }
      const { id } = await create(customer, {
        plan: 'java-free',
        node: node.name,
        core,
        subdomain: `of-${owner}`,
      })
      await eventually(async () => expect((await rowOf(id))?.state).toBe('running'))
      return id
    },
    runs: (id: string) => eventually(async () => expect((await rowOf(id))?.state).toBe('running')),
  }
}

async function worldIn(data: string): Promise<void> {
  await mkdir(join(data, 'world', 'empty'), { recursive: true })
  for (let index = 0; index < byTier({ change: 400, nightly: 2_000 }); index += 1)
    await writeFile(join(data, 'world', `chunk ${index}.dat`), randomBytes(index % 400))
  await writeFile(join(data, 'large.bin'), randomBytes(24 * 1024 * 1024))
  await symlink('world', join(data, 'same world'))
}

const seed = testSeed('MOVE_SEED', 20_261_122)

onLinux(
  `killed at moments of seed ${seed}, agents bring a server to the other node whole, and it runs once`,
  async () => {
    const next = random(seed)
    const { nodes, serverOn, context, runs } = await placeForTest()
    let [source, target] = nodes
    const id = await serverOn(source, 'anna')
    await worldIn(source.folder(id).data)
    const world = await digests(source.folder(id).data)
    for (let round = 0; round < byTier({ change: 1, nightly: 2 }); round += 1) {
      const move = runCommand(migrationCommands.move, context, [id, target.name])
      move.catch(() => undefined)
      const kills = [source, target, source, target].filter(() => next() < 0.7)
      for (const killed of kills) {
        await wait(next() * 1_500)
        // At no moment on both.
        const living = [...(await source.living(id)), ...(await target.living(id))]
        expect(living.length).toBeLessThanOrEqual(1)
        await killed.killAndStart()
      }
      await move
      await runs(id)
      expect(await target.living(id)).toHaveLength(1)
      expect(await source.living(id)).toEqual([])
      expect(await digests(target.folder(id).data)).toEqual(world)
      await expect(stat(source.folder(id).path)).rejects.toThrow('ENOENT')
      ;[source, target] = [target, source]
    }
  },
  180_000,
)

onLinux(
  `killed in the middle of a move, at a moment of seed ${seed}, the API ends it once it is back`,
  async () => {
    const next = random(seed)
    const { nodes, api, serverOn, context, runs, phaseOf } = await placeForTest({ ownApi: true })
    const [source, target] = nodes
    const id = await serverOn(source, 'anna')
    await worldIn(source.folder(id).data)
    const world = await digests(source.folder(id).data)
    const move = runCommand(migrationCommands.move, context, [id, target.name])
    move.catch(() => undefined)
    // Any later phase counts: this one may be over before the check.
    const minPhase = Math.floor(next() * movePhases.indexOf('clearing'))
    const phase = async () => movePhases.indexOf((await phaseOf(id)) ?? 'stopping')
    await eventually(async () => expect(await phase()).toBeGreaterThanOrEqual(minPhase), slow)
    await wait(next() * 400)
    await api?.killAndStart()
    expect((await source.living(id)).length + (await target.living(id)).length).toBeLessThanOrEqual(1)
    await move
    await runs(id)
    expect(await phaseOf(id)).toBe('done')
    expect(await target.living(id)).toHaveLength(1)
    expect(await source.living(id)).toEqual([])
    expect(await digests(target.folder(id).data)).toEqual(world)
    await expect(stat(source.folder(id).path)).rejects.toThrow('ENOENT')
  },
  400_000,
)

onLinux('a drained node is emptied: its servers run on the other, one after the other', async () => {
  const { nodes, serverOn, context, printed } = await placeForTest()
  const [full, empty] = nodes
  const ids = [await serverOn(full, 'anna'), await serverOn(full, 'bruno'), await serverOn(full, 'clara')]
  await runCommand(drainCommands.drain, context, [full.name, '--move'])
  expect(printed.at(-1)).toBe(`3 of 3 servers of ${full.name} were moved.`)
  for (const id of ids) {
    expect(await empty.living(id)).toHaveLength(1)
    await expect(stat(full.folder(id).path)).rejects.toThrow('ENOENT')
  }
})
