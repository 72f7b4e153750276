import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readAnswer } from '@zubr/contracts/answer'
import type { NodeReport } from '@zubr/contracts/nodes'
import { requestOf } from '@zubr/contracts/request'
import { findDebianPostgres } from '@zubr/postgres/debian'
import pg from 'pg'
import { publishedDatabaseUrl } from '../../apps/data-dir/src/data-dir.ts'
import { anotherName, anotherNode } from '../support/another-node.ts'
import { customer } from '../support/customer.ts'
import { contentOf, startDebianPostgres } from '../support/debian-postgres.ts'
import type { Launched } from '../support/launch.ts'
import { freePorts, journeyPorts } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

// Follows docs/operate/backup-and-restore.md. Source: issue 4, "Operation".

/** Options from docs/operate/backup-and-restore.md. */
const restoring = ['--dbname=zubr', '--no-privileges', '--exit-on-error', '--single-transaction']

const report: NodeReport = {
  load: 41.5,
  memoryUsedBytes: 3 * 1024 ** 3,
  memoryTotalBytes: 8 * 1024 ** 3,
  diskFreeBytes: 50 * 1024 ** 3,
  diskTotalBytes: 100 * 1024 ** 3,
  problem: 'memory',
}

const application = {
  name: 'Алесь «Зубр» O’Neil',
  age: '19',
  contacts: 'ales@zubr.example',
  media: 'https://video.zubr.example/ales',
  offer: 'Обзор\nдве строки; "кавычки" \\ и 🦬',
  wants: '—',
}

/** Everything that a backup must restore: a node with a report, an application, an incident. */
async function fill(api: string, token: string, databaseUrl: string): Promise<void> {
  expect(await sendReport(api, token)).toBeLessThan(300)
  expect(await apply(api)).toMatchObject({ id: expect.any(String) })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      with incident as (
        insert into incidents (kind, impact, titles, nodes, starts_at)
        values ('incident', 'degraded', '{"ru": "Сбой сети", "en": "Network fault"}', '{Minsk-7}', now())
        returning id
      )
      insert into incident_updates (incident_id, state, texts)
      select id, 'investigating', '{"ru": "**Ищем** причину"}' from incident`)
  } finally {
    await client.end()
  }
  // The API caches the state for some seconds, and the site has requested it before.
  await expect.poll(async () => (await statusOf(api)).incidents?.length, { intervals: [500] }).toBe(1)
}

async function statusOf(api: string) {
  return readAnswer('GET /api/status', await fetch(`${api}/api/status`))
}

async function sendReport(api: string, token: string): Promise<number> {
  const { path, init } = requestOf('POST /api/nodes/report', { body: report })
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(api + path, { ...init, headers })
  return answer.status
}

async function apply(api: string): Promise<unknown> {
  const headers = { 'idempotency-key': 'rehearsal-of-a-backup' }
  const { path, init } = requestOf('POST /api/partner-applications', { headers, body: application })
  return (await fetch(api + path, init)).json()
}

/** Responses of the API without time-dependent values. */
async function answersOf(api: string, node: string) {
  const [nodes, status] = await Promise.all([
    fetch(`${api}/nodes_stats`).then((answer) => readAnswer('GET /nodes_stats', answer)),
    statusOf(api),
  ])
  return {
    node: nodes.filter(({ name }) => name === node).map(({ name, load }) => ({ name, load })),
    incidents: status.incidents,
    // The same application sent again is idempotent.
    application: await apply(api),
  }
}

const tokenIn = (said: string) => said.split('\n')[1] ?? ''
const apiOf = ({ settings }: { settings: Record<string, string> }) =>
  `http://127.0.0.1:${settings.PANEL_PORT}`

test('backup: PostgreSQL: dump, wipe, restore, same answers', { tag: '@nightly' }, async ({
  start,
  zubr,
}) => {
  const bin = findDebianPostgres()
  test.skip(bin === undefined, "Debian's PostgreSQL 15 or later is not installed (package postgresql)")
  const postgres = await startDebianPostgres(bin ?? '')
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-dump-'))
  try {
    const settings = { DATABASE_URL: postgres.url }
    const first = await start(settings)
    await first.ready()
    const added = await zubr(['node', 'add', 'Minsk-7'], settings)
    const token = tokenIn(added.stdout)
    await fill(apiOf(first), token, postgres.url)
    const answers = await answersOf(apiOf(first), 'Minsk-7')
    expect(answers.node).toEqual([{ name: 'Minsk-7', load: report.load }])
    expect(answers.incidents).toHaveLength(1)
    await first.end('SIGTERM')
    const content = await contentOf(postgres.url)

    const dump = path.join(folder, 'zubr.dump')
    await postgres.run('pg_dump', '--format=custom', `--file=${dump}`, 'zubr')
    await postgres.run('dropdb', 'zubr')
    await postgres.run('createdb', 'zubr')
    expect(await contentOf(postgres.url)).toEqual({})
    await postgres.run('pg_restore', ...restoring, dump)
    expect(await contentOf(postgres.url)).toEqual(content)

    const second = await start(settings)
    await second.ready()
    expect(await answersOf(apiOf(second), 'Minsk-7')).toEqual(answers)
    expect(await sendReport(apiOf(second), token), 'the token of before').toBeLessThan(300)
    await second.end('SIGTERM')
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

test("backup: PostgreSQL: after a restore a running server still follows its owner's actions", {
  tag: '@nightly',
}, async ({ start, zubr, dataDir }) => {
  const bin = findDebianPostgres()
  test.skip(bin === undefined, "Debian's PostgreSQL 15 or later is not installed (package postgresql)")
  const postgres = await startDebianPostgres(bin ?? '')
  const folder = path.dirname(dataDir)
  const { settings: own, panelUrl } = await journeyPorts()
  // The product's own agent leaves its port to the node with the server.
  const [NODE_PORT = ''] = await freePorts(1)
  const settings = {
    ...own,
    NODE_PORT,
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    DATABASE_URL: postgres.url,
  }
  let agent: Launched | undefined
  try {
    const first = await start(settings)
    await first.ready()
    const operator = (args: string[]) => zubr(args, settings)
    const place = { zubr: operator, settings: own, dataDir: path.join(folder, 'node') }
    agent = (await anotherNode(place, 'apps/node/src/testing/main.ts'))()
    const owner = await customer(panelUrl, () =>
      operator(['balance', 'credit', 'bench', '100.00BYN', 'for the test']),
    )
    await owner.offered(anotherName, 'fake')
    const server = await owner.running(
      await owner.create('restored', anotherName, { id: 'fake', version: '1' }),
    )
    const until = (state: string) => expect.poll(async () => (await owner.list())[0]?.state).toBe(state)
    const dump = path.join(folder, 'zubr.dump')
    await postgres.run('pg_dump', '--format=custom', `--file=${dump}`, 'zubr')
    // The restored database does not know what the agent receives from here on.
    for (const round of [1, 2, 3]) {
      await test.step(`round ${round}`, async () => {
        await owner.act(server, 'stop')
        await until('stopped')
        await owner.act(server, 'start')
        await until('running')
      })
    }
    await first.end('SIGTERM')
    await postgres.run('dropdb', '--force', 'zubr')
    await postgres.run('createdb', 'zubr')
    await postgres.run('pg_restore', ...restoring, dump)

    await (await start(settings)).ready()
    await until('running')
    await owner.act(server, 'stop')
    await until('stopped')
    await owner.remove(server)
    await expect.poll(() => owner.list()).toEqual([])
  } finally {
    await agent?.end('SIGTERM')
    await postgres.stop()
  }
})

test('backup: embedded database: stop, copy the folder, start from the copy, same answers', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir }) => {
  const first = await start()
  await first.ready()
  const added = await zubr(['node', 'add', 'Minsk-7'])
  const token = tokenIn(added.stdout)
  await fill(apiOf(first), token, (await publishedDatabaseUrl(dataDir)) ?? '')
  const answers = await answersOf(apiOf(first), 'Minsk-7')
  expect(answers.node).toEqual([{ name: 'Minsk-7', load: report.load }])
  await first.end('SIGTERM')
  await expect.poll(() => processesNaming(dataDir)).toEqual([])

  // Keeps owners and modes, which PostgreSQL requires.
  const copy = `${dataDir}-copy`
  await promisify(execFile)('cp', ['-a', dataDir, copy])
  await rm(dataDir, { recursive: true })
  const second = await start({ DATA_DIR: copy })
  await second.ready()
  expect(await answersOf(apiOf(second), 'Minsk-7')).toEqual(answers)
  expect(await sendReport(apiOf(second), token), 'the token of before').toBeLessThan(300)
  await second.end('SIGTERM')
})
