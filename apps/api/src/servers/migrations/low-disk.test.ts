import type { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { report, sendReport } from '../../nodes/testing/nodes.ts'
import { runCommand } from '../../operators/run-command.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { servers } from '../servers-schema.ts'
import {
  create,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { beginMigration } from './begin-migration.ts'
import { drainCommands, migrationCommands } from './migration-commands.ts'
import { serverMigrations } from './migration-schema.ts'

/** A disk of 320 GB with a reserve of 16 GB. */
const lowDisk = { ...report, memoryTotalBytes: 16_000 * 1_048_576, diskTotalBytes: 320_000 * 1_048_576 }
let hosting: Hosting
let server: Server
let to: string

beforeEach(async () => {
  hosting = await hostingForTest()
  const from = await nodeForTest(hosting, 'minsk-1')
  to = await nodeForTest(hosting, 'brest-1')
  for (const token of [from, to]) await sayServers(hosting.url, token, { incomingMigrations: [] })
  server = await create(await customerForTest(hosting, 'anna'), { plan: 'java-free' })
})

const verbs = { ...drainCommands, ...migrationCommands }
async function run(verb: keyof typeof verbs, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  await runCommand(
    verbs[verb],
    {
      ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
      clock: () => hosting.time.now,
      print: (line) => void printed.push(line),
    },
    args,
  )
  return printed
}
/** The target reports this disk, and does not fall silent on a slow machine. */
async function reportDisk(diskFreeBytes: number): Promise<void> {
  await sendReport(hosting.url, to, { ...lowDisk, diskFreeBytes })
  for (const table of ['nodes', 'node_capabilities'])
    await hosting.db.$client.query(`update ${table} set reported_at = now() + interval '1 hour'`)
}
async function row() {
  const [found] = await hosting.db.select().from(servers).where(eq(servers.id, server.id))
  if (!found) throw new Error('no server')
  return found
}
const moveRow = async () => (await hosting.db.select().from(serverMigrations))[0]

test('low disk: --move stops no server if the other node has too little free space', async () => {
  await reportDisk(2_000_000_000)
  const { generation } = await row()
  const printed = (await run('drain', 'minsk-1', '--move')).join('\n')
  expect(printed).toContain('brest-1: the disk of that node has too little free space for its files')
  expect(await row()).toMatchObject({ generation, desiredState: 'running' })
  expect(await moveRow()).toBeUndefined()
})

test('low disk: a node accepts a migration only if the files fit beside its reserve', async () => {
  const reservedBytes = 0.05 * lowDisk.diskTotalBytes
  const fits = (await row()).diskMb * 1_048_576 + reservedBytes
  await reportDisk(Math.ceil(fits) - 1_048_576)
  await expect(run('move', server.id, 'brest-1')).rejects.toThrow('too little free space')
  await reportDisk(Math.ceil(fits) + 1_048_576)
  const now = hosting.time.now
  const begun = await inTransaction(hosting.db, async (tx) =>
    beginMigration(tx, await row(), { node: 'brest-1', actor: 'operator', now }),
  )
  expect(begun).toMatchObject({ id: expect.any(String) })
})

test('low disk: nothing is sold on a node whose disk is nearly full', async () => {
  await reportDisk(0.03 * lowDisk.diskTotalBytes)
  const bruno = await customerForTest(hosting, 'bruno')
  const order = newServer({ plan: 'java-free', subdomain: 'other-world', node: 'brest-1' })
  expect(await errorOf(await bruno.call('POST', '/api/servers', order, keyed()))).toMatchObject({
    status: 409,
  })
  await reportDisk(0.06 * lowDisk.diskTotalBytes)
  expect((await bruno.call('POST', '/api/servers', order, keyed())).status).toBe(201)
})
