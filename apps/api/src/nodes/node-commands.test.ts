import { databaseForTest } from '@zubr/postgres/testing/database'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../database/open.ts'
import { OperatorError } from '../operators/command.ts'
import { runCommand } from '../operators/run-command.ts'
import { storeServersReport } from '../servers/agent/reports.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { ensureNode } from './ensure.ts'
import { nodeCommands } from './node-commands.ts'
import { nodeOf, statsOf, storeReport } from './store.ts'
import { report } from './testing/nodes.ts'

let db: Db
beforeEach(async () => {
  const database = await databaseForTest()
  const opened = openDatabase(database.url)
  db = opened.db
  onTestFinished(async () => {
    await opened.close()
    await database.drop()
  })
})

async function run(verb: keyof typeof nodeCommands, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  const config = { panelUrl: 'https://panel.zubr.example' }
  await runCommand(
    nodeCommands[verb],
    { db, config, catalogue: catalogueForTest, clock: () => new Date(), print: (line) => printed.push(line) },
    args,
  )
  return printed
}
const names = async () => (await statsOf(db)).map(({ name }) => name)

describe('node add', () => {
  test('token: the command creates a node, prints a token that works, and stores only its hash', async () => {
    const [output, token = '', how] = await run('add', 'minsk-1')
    expect(output).toContain('minsk-1')
    expect(how).toContain('NODE_NAME=minsk-1')
    expect(how).toContain('NODE_API_URL=https://panel.zubr.example')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await storeReport(db, token, report)).toBe(true)
    const { rows } = await db.$client.query('select row_to_json(nodes)::text as text from nodes')
    expect(rows[0].text).not.toContain(token)
  })

  test('validation: a name that differs from another only in case is refused', async () => {
    await run('add', 'Minsk-1')
    await expect(run('add', 'minsk-1')).rejects.toThrow(
      new OperatorError('there is a node minsk-1 already (upper and lower case count as the same)'),
    )
    expect(await names()).toEqual(['Minsk-1'])
  })

  test.each([[[]], [['a', 'b']], [['']], [['-a']], [['a_b']], [['зубр']], [['a'.repeat(33)]], [['a.b']]])(
    'validation: %j is refused',
    async (args) => {
      await expect(run('add', ...args)).rejects.toThrow(OperatorError)
      expect(await names()).toEqual([])
    },
  )
})

test('node list: one line for each node, or a hint if there is none', async () => {
  expect(await run('list')).toEqual(['There are no nodes yet: npm run zubr -- node add <name>'])
  const [, token = ''] = await run('add', 'minsk-1')
  await run('add', 'brest-with-a-long-name')
  await storeReport(db, token, { ...report, problem: 'disk' })
  const [head, ...lines] = await run('list')
  expect(head).toMatch(/^NAME +LOAD, % +FOR, S +PROBLEM$/)
  expect(lines).toEqual([
    expect.stringMatching(/^brest-with-a-long-name +0\.0 +\d+ +no_report$/),
    expect.stringMatching(/^minsk-1 +12\.5 +\d+ +disk$/),
  ])
})

test('node list: it names servers on a disk that the database does not know', async () => {
  const [, token = ''] = await run('add', 'minsk-1')
  await storeReport(db, token, report)
  const orphans = ['22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111']
  const { rows } = await db.$client.query('select id from nodes')
  await storeServersReport(db, rows[0].id, { servers: [], orphans, cores: [] }, new Date())
  const lines = await run('list')
  expect(lines.slice(2)).toEqual([
    expect.stringContaining('docs/operate/backup-and-restore.md, "Restore"'),
    `minsk-1  ${orphans[1]}`,
    `minsk-1  ${orphans[0]}`,
  ])
})

test('node list: it shows the sandbox of servers and the backups of each node, as reported', async () => {
  const [, token = ''] = await run('add', 'minsk-1')
  await storeReport(db, token, report)
  const { rows } = await db.$client.query('select id from nodes')
  const emptyReport = { servers: [], orphans: [], cores: [] }
  const runtime = {
    kind: 'processes',
    verified: false,
    missingProtections: ['networks', 'limits of memory'],
  } as const
  const lists = async (more: object) => {
    await storeServersReport(db, rows[0].id, { ...emptyReport, ...more }, new Date())
    return (await run('list')).slice(3)
  }
  expect(await lists({ runtime })).toEqual([
    'minsk-1  NO SANDBOX: processes, not tested: no code of owners runs there; lacks networks, limits of memory',
  ])
  expect(await lists({ runtime: { kind: 'sandbox', verified: true, missingProtections: [] } })).toEqual([
    'minsk-1  sandbox, tested when the agent started',
  ])
  expect(await lists({})).toEqual([])
  const backups = { engine: 'archives', isRemote: false, problem: null } as const
  expect(await lists({ backups })).toEqual(['minsk-1  archives, ON ITS OWN DISK (lost with the machine)'])
  const away = { engine: 'restic', isRemote: true, problem: 'no route to it' } as const
  expect(await lists({ backups: away })).toEqual(['minsk-1  restic, on another machine: no route to it'])
})

test('node remove: the node and its token are deleted', async () => {
  const [, token = ''] = await run('add', 'minsk-1')
  await run('remove', 'MINSK-1')
  expect(await names()).toEqual([])
  expect(await storeReport(db, token, report)).toBe(false)
  await expect(run('remove', 'minsk-1')).rejects.toThrow(new OperatorError('there is no node minsk-1'))
})

test('node rotate-token: it prints a new token and invalidates the old one', async () => {
  const [, old = ''] = await run('add', 'minsk-1')
  const [, fresh = ''] = await run('rotate-token', 'minsk-1')
  expect(await nodeOf(db, old)).toBeUndefined()
  expect(await nodeOf(db, fresh)).toEqual(expect.any(Number))
  await expect(run('rotate-token', 'minsk-2')).rejects.toThrow(OperatorError)
})

describe('ensureNode', () => {
  const [first, second] = ['a'.repeat(43), 'b'.repeat(43)]

  test('idempotency: it creates the node, and a second call changes nothing', async () => {
    await ensureNode(db, 'node-1', first)
    const before = await db.$client.query('select * from nodes')
    await ensureNode(db, 'node-1', first)
    expect((await db.$client.query('select * from nodes')).rows).toEqual(before.rows)
  })

  test('token: an existing node gets the new token', async () => {
    await ensureNode(db, 'node-1', first)
    await ensureNode(db, 'NODE-1', second)
    expect([await nodeOf(db, first), await nodeOf(db, second)]).toEqual([undefined, expect.any(Number)])
    expect(await names()).toHaveLength(1)
  })

  test('rename: the node that has the token gets the new name', async () => {
    await ensureNode(db, 'node-1', first)
    await ensureNode(db, 'minsk-1', first)
    expect(await names()).toEqual(['minsk-1'])
  })

  test('token: a node of the new name takes the token from the old node', async () => {
    await ensureNode(db, 'node-1', first)
    await ensureNode(db, 'node-2', second)
    await ensureNode(db, 'node-2', first)
    expect(await storeReport(db, first, report)).toBe(true)
    expect(await statsOf(db)).toMatchObject([
      { name: 'node-1', problem: 'no_report' },
      { name: 'node-2', problem: null },
    ])
    expect(await nodeOf(db, second)).toBeUndefined()
  })

  test('concurrency: several processes may call it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureNode(db, 'node-1', first)))
    expect(await names()).toEqual(['node-1'])
  })
})
