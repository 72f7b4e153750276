import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@zubr/config'
import { takeDataDir } from '@zubr/data-dir/data-dir'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { answerAsPostgres, listener } from '@zubr/postgres/testing/fake-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { settlePorts } from './ports.ts'
import { startWorld } from './start.ts'

// Every start refusal, in process. e2e/operator/refusals.e2e.ts tests two of them with the whole
// product.

const freePorts = {
  SITE_PORT: '0',
  PANEL_PORT: '0',
  NODE_PORT: '0',
  SFTP_PORT: '0',
  EDGE_PORT: '0',
  TRIAL_PROCESSOR_PORT: '0',
}
const password = 'correct-horse-battery'

/** A folder of this test; the data folder in it is not there yet. */
async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-refused-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Starts the product with these options, and returns why it did not start. */
async function refusalOf(env: Record<string, string>, options: { demo?: boolean } = {}): Promise<string> {
  const DATA_DIR = env.DATA_DIR ?? path.join(await testFolder(), 'data')
  const { message, name } = await startWorld({
    config: readConfig({ ...freePorts, DATA_DIR, ...env }),
    ...options,
  }).then(
    async (world) => {
      await world.stop()
      return { name: 'started', message: 'nothing was refused' }
    },
    (error: Error) => error,
  )
  expect(name, message).toMatch(/^(?:StartError|DataDirHeld)$/)
  expect(message).not.toContain('\n')
  // Nothing slow has begun, and the data folder is not locked.
  expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false)
  return message
}

async function occupiedPort(): Promise<string> {
  const server: Server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // The server listens on TCP.
  return String((server.address() as AddressInfo).port)
}

const portVariables = [
  'SITE_PORT',
  'PANEL_PORT',
  'NODE_PORT',
  'METRICS_PORT',
  'EDGE_PORT',
  'TRIAL_PROCESSOR_PORT',
]
// In parallel: the start waits 3 s for each port, in case a killed product is still ending.
test('refusal: each port that another program listens on', async () => {
  const ports = await Promise.all(portVariables.map(occupiedPort))
  const refusals = portVariables.map((variable, index) => refusalOf({ [variable]: ports[index] ?? '' }))
  expect(await Promise.all(refusals)).toEqual(
    portVariables.map(
      (variable, index) =>
        `${variable}: port ${ports[index]} is taken by another program: end that, or set ${variable} to a free port.`,
    ),
  )
})

const pairs = portVariables.flatMap((first, index) =>
  portVariables.slice(index + 1).map((second) => [first, second] as const),
)

test.each(pairs)('refusal: one port for %s and %s', async (first, second) => {
  const port = await occupiedThenFreePort()
  await expect(
    settlePorts(readConfig({ ...freePorts, [first]: port, [second]: port })),
  ).rejects.toMatchObject({
    name: 'StartError',
    message: `${first} and ${second}: both are ${port}; they must differ.`,
  })
})

/** A port that the system gave out and that is free again. */
async function occupiedThenFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = String((server.address() as AddressInfo).port)
  server.close()
  await once(server, 'close')
  return port
}

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'refusal: HOST=%s is no address of this machine',
  async (HOST) => {
    expect(await refusalOf({ HOST })).toBe(`HOST: this machine has no address ${HOST} to listen on.`)
  },
)

test.each(['NODE_TLS_CERT', 'NODE_TLS_KEY'])(
  'refusal: %s is a file that cannot be read',
  async (variable) => {
    const folder = await testFolder()
    const file = path.join(folder, 'there.pem')
    await writeFile(file, '')
    const files = { NODE_TLS_CERT: file, NODE_TLS_KEY: file, [variable]: path.join(folder, 'absent.pem') }
    expect(await refusalOf(files)).toBe(`${variable}: the file cannot be read (ENOENT).`)
  },
)

test('refusal: DATA_DIR is a file, or lies below one, and the file stays as it was', async () => {
  const file = path.join(await testFolder(), 'file')
  await writeFile(file, 'a file')
  expect(await refusalOf({ DATA_DIR: file })).toBe(`DATA_DIR: cannot use ${file}: it is a file.`)
  const below = path.join(file, 'below')
  expect(await refusalOf({ DATA_DIR: below })).toBe(
    `DATA_DIR: cannot use ${below}: a part of its path is a file.`,
  )
  expect(await readFile(file, 'utf8')).toBe('a file')
})

test('refusal: DATA_DIR is held by another command, which keeps it', async () => {
  const DATA_DIR = path.join(await testFolder(), 'data')
  const held = await takeDataDir(DATA_DIR, 'npm run zubr')
  expect(await refusalOf({ DATA_DIR })).toBe(
    `DATA_DIR: ${DATA_DIR} is in use by \`npm run zubr\` (process ${process.pid}): end that, or set another folder.`,
  )
  expect(existsSync(path.join(DATA_DIR, 'lock'))).toBe(true)
  await held.release()
})

test('refusal: npm start takes no demo world, and npm run dev no other folder', async () => {
  const DATA_DIR = path.join(await testFolder(), 'data')
  await mkdir(DATA_DIR)
  await writeFile(path.join(DATA_DIR, 'notes'), '')
  expect(await refusalOf({ DATA_DIR }, { demo: true })).toContain(' is not empty, ')
  await writeFile(path.join(DATA_DIR, 'demo-world'), '')
  expect(await refusalOf({ DATA_DIR })).toContain(' contains the demo world of `npm run dev`')
  expect(existsSync(path.join(DATA_DIR, 'lock'))).toBe(false)
})

/** An address with a password, which no refusal may repeat. */
const databaseAt = (place: string) => `postgres://zubr:${password}@${place}/zubr`

async function databaseRefusal(DATABASE_URL: string): Promise<string> {
  const message = await refusalOf({ DATABASE_URL })
  expect(message).not.toContain(password)
  return message
}

test('refusal: DATABASE_URL where nothing listens', async () => {
  expect(await databaseRefusal(databaseAt('127.0.0.1:1'))).toBe(
    'DATABASE_URL: nothing listens at 127.0.0.1:1/zubr.',
  )
})

test('refusal: DATABASE_URL with a host that does not exist', async () => {
  expect(await databaseRefusal(databaseAt('db.invalid'))).toBe(
    'DATABASE_URL: there is no host with that name: db.invalid:5432/zubr.',
  )
})

test('refusal: DATABASE_URL where something else than PostgreSQL answers', async () => {
  const { server, port } = await listener((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  onTestFinished(() => void server.close())
  expect(await databaseRefusal(databaseAt(`127.0.0.1:${port}`))).toMatch(
    /^DATABASE_URL: what answers at 127\.0\.0\.1:\d+\/zubr is not PostgreSQL, or ended the connection\.$/,
  )
})

test('refusal: DATABASE_URL where nothing answers in time', async () => {
  const { server, port } = await listener(() => undefined)
  onTestFinished(() => void server.close())
  expect(await databaseRefusal(databaseAt(`127.0.0.1:${port}`))).toBe(
    `DATABASE_URL: 127.0.0.1:${port}/zubr does not answer.`,
  )
})

test('refusal: DATABASE_URL of a PostgreSQL that is too old', async () => {
  const { server, port } = await listener(answerAsPostgres('13.14', 130_014))
  onTestFinished(() => void server.close())
  expect(await databaseRefusal(databaseAt(`127.0.0.1:${port}`))).toBe(
    `DATABASE_URL: PostgreSQL 15 or later is needed; 127.0.0.1:${port}/zubr has 13.14.`,
  )
})

test('refusal: DATABASE_URL with a wrong password, and with a database that is not there', async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const role = `refused_${process.pid}`
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  try {
    await admin.query(`create role ${role} login password '${password}'`)
    onTestFinished(async () => {
      const owner = new pg.Client({ connectionString: database.url })
      await owner.connect()
      await owner.query(`drop role ${role}`)
      await owner.end()
    })
  } finally {
    await admin.end()
  }
  const { host, pathname } = new URL(database.url)
  expect(await databaseRefusal(`postgres://${role}:${password}-wrong@${host}${pathname}`)).toBe(
    `DATABASE_URL: ${host}${pathname} refuses this user or password.`,
  )
  expect(await databaseRefusal(`postgres://${role}:${password}@${host}/absent`)).toBe(
    `DATABASE_URL: there is no such database: ${host}/absent.`,
  )
})
