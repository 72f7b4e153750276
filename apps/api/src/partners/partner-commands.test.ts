import { ApplicationReceived } from '@zubr/contracts/partners'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OperatorError } from '../operators/command.ts'
import { runCommand } from '../operators/run-command.ts'
import { appForTest, type TestApp } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { applicationCommands } from './partner-commands.ts'
import { sendApplication, someTexts } from './testing/partners.ts'

let api: TestApp
let ids: string[]
beforeEach(async () => {
  api = await appForTest()
  ids = []
  for (const [i, name] of ['Anna', '\u001b[2JBoris', '=Vera'].entries()) {
    const answer = await sendApplication(api.url, { name, wants: 'one\ntwo', address: `203.0.113.${i}` })
    ids.push(ApplicationReceived.parse(await answer.json()).id)
  }
  await setRelay(0, 'delivered')
  await setRelay(1, 'parked')
  // Ids with distinct prefixes, so that tests can use these.
  for (const [i, id] of ids.entries()) {
    ids[i] = `${'abc'[i]?.repeat(4)}${id.slice(4)}`
    await api.db.$client.query('update partner_applications set id = $2 where id = $1', [id, ids[i]])
  }
  await api.db.$client.query('delete from jobs.job')
})

const setRelay = (i: number, relay: string) =>
  api.db.$client.query(
    `update partner_applications set relay_state = $2, attempts = 7, parts_delivered = 1, last_failure = 'answered with status 404' where id = $1`,
    [ids[i], relay],
  )
async function run(verb: keyof typeof applicationCommands, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  const config = { panelUrl: 'http://localhost:3100' }
  await runCommand(
    applicationCommands[verb],
    {
      db: api.db,
      config,
      catalogue: catalogueForTest,
      clock: () => new Date(),
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed
}

describe('application list', () => {
  test('list: newest first, with counts', async () => {
    const [counts, head, ...lines] = await run('list')
    expect(counts).toBe('waiting: 1, delivered: 1, parked: 1')
    expect(head).toMatch(/^ID +RECEIVED \(UTC\) +STATE +ATTEMPTS +NAME$/)
    expect(lines).toEqual([
      expect.stringMatching(/^cccc[\da-f]{4} {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}waiting +0 {2}=Vera$/),
      expect.stringMatching(/^bbbb.* parked +7 {2}␛\[2JBoris$/),
      expect.stringMatching(/^aaaa.* delivered +7 {2}Anna$/),
    ])
  })

  test('list: filtered by state, or limited', async () => {
    expect((await run('list', '--state', 'parked')).slice(2)).toEqual([expect.stringContaining('Boris')])
    expect((await run('list', '--limit', '1')).slice(2)).toEqual([
      expect.stringContaining('Vera'),
      'The newest 1 of 3; --limit 3 shows all.',
    ])
  })
})

test('show: the time of the next attempt', async () => {
  await setRelay(2, 'waiting')
  await api.db.$client.query(
    `insert into jobs.job (name, data, state, start_after)
      values ('relay-application', jsonb_build_object('id', $1::text), 'retry', '2030-01-02T03:04:05Z')`,
    [ids[2]],
  )
  expect(await run('show', 'cccc')).toContain('next_attempt_at: 2030-01-02T03:04:05.000Z')
  expect(await run('show', 'bbbb')).toContain('next_attempt_at: -')
})

test('show: everything about one application, by a prefix of its id', async () => {
  const output = (await run('show', 'BBBB')).join('\n')
  expect(output).toContain(`id:              ${ids[1]}`)
  expect(output).toContain('address:         203.0.113.1')
  expect(output).toContain('last_failure:    answered with status 404')
  expect(output).toContain('name:            ␛[2JBoris')
  expect(output).toContain('wants:           one\n                 two')
  await api.db.$client.query(
    `update partner_applications set id = 'aaaa0000-0000-4000-8000-000000000000' where id = $1`,
    [ids[2]],
  )
  await expect(run('show', 'aaaa')).rejects.toThrow(
    'there are several applications whose id begins with aaaa',
  )
})

describe('application retry', () => {
  const jobs = async () =>
    (await api.db.$client.query('select data from jobs.job')).rows.map(({ data }) => data)
  const row = async (i: number) =>
    (
      await api.db.$client.query(
        'select relay_state, attempts, parts_delivered from partner_applications where id = $1',
        [ids[i]],
      )
    ).rows[0]

  test('retry: a parked application starts again after its delivered parts', async () => {
    expect(await run('retry', 'bbbb')).toEqual([expect.stringMatching(/^1 application will be relayed now/)])
    expect(await row(1)).toEqual({ relay_state: 'waiting', attempts: 0, parts_delivered: 1 })
    expect(await jobs()).toEqual([{ id: ids[1] }])
  })

  test('retry: all parked applications at once', async () => {
    await setRelay(2, 'parked')
    expect(await run('retry', '--parked')).toEqual([
      expect.stringMatching(/^2 applications will be relayed now/),
    ])
    expect((await jobs()).map(({ id }) => id).sort()).toEqual([ids[1], ids[2]])
    expect(await run('retry', '--parked')).toEqual(['No application is parked.'])
  })

  test('retry: a waiting application is tried at once', async () => {
    await setRelay(2, 'waiting')
    for (let i = 0; i < 2; i++) await run('retry', 'cccc')
    expect(await row(2)).toMatchObject({ relay_state: 'waiting', attempts: 7 })
    expect(await jobs()).toEqual([{ id: ids[2] }])
  })

  test('retry: a delivered application is refused', async () => {
    await expect(run('retry', 'aaaa')).rejects.toThrow(
      new OperatorError(`application ${ids[0]} has been delivered`),
    )
    expect(await jobs()).toEqual([])
  })
})

describe('application delete', () => {
  const left = async () => {
    const { rows } = await api.db.$client.query('select id from partner_applications order by id')
    const jobs = await api.db.$client.query(`select data ->> 'id' as id from jobs.job`)
    return { rows: rows.map(({ id }) => id), jobs: jobs.rows.map(({ id }) => id) }
  }

  test('delete: the application and its jobs are deleted, and the output names other copies', async () => {
    await run('retry', '--parked')
    await run('retry', 'cccc')
    expect(await run('delete', 'bbbb', '--confirm')).toEqual([
      `Deleted application ${ids[1]} of ␛[2JBoris.`,
      'Its message was relayed: delete that one at the receiver of the webhook.',
    ])
    expect(await left()).toEqual({ rows: [ids[0], ids[2]], jobs: [ids[2]] })
    expect(await run('delete', '--confirm', 'cccc')).toEqual([`Deleted application ${ids[2]} of =Vera.`])
    expect(await left()).toEqual({ rows: [ids[0]], jobs: [] })
  })

  test('delete: without --confirm it only says what it would do', async () => {
    const before = await left()
    expect(await run('delete', 'cccc')).toEqual([
      `This would delete application ${ids[2]} of =Vera for good.`,
      `To delete it: npm run zubr -- application delete ${ids[2]} --confirm`,
    ])
    expect(await left()).toEqual(before)
  })

  test('delete: it waits for a running attempt to relay', async () => {
    let deleting: Promise<unknown> | undefined
    let isDeleted = false
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from partner_applications where id = ${ids[2]} for update`)
      deleting = run('delete', 'cccc', '--confirm').then(() => {
        isDeleted = true
      })
      await vi.waitFor(async () => {
        const { rows } = await api.db.$client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      })
      expect(isDeleted).toBe(false)
    })
    await deleting
    expect((await left()).rows).toEqual(ids.slice(0, 2))
  })
})

describe('application export', () => {
  test('export: the CSV opens in spreadsheets, which calculate nothing in it', async () => {
    const [head, ...lines] = await run('export', '--format', 'csv')
    expect(head).toBe(
      '\ufeff"id","created_at","address","relay","parts_delivered","attempts","next_attempt_at","delivered_at","last_failure","name","age","contacts","media","offer","wants"\r',
    )
    expect(lines.map((line) => line.split(',')[9])).toEqual(['"Anna"', '"␛[2JBoris"', `"'=Vera"`])
    expect(lines[0]).toMatch(new RegExp(`^"${ids[0]}",".*","one\\ntwo"\\r$`))
  })

  test('export: JSON of more than one page', async () => {
    await api.db.$client.query(`insert into partner_applications
      (id, idempotency_key, digest, address, name, age, contacts, media, offer, wants)
      select gen_random_uuid(), n::text, '', '203.0.113.1', n, '', '', '', '', '' from generate_series(1, 1200) n`)
    const all: { id: string; name: string; wants: string }[] = JSON.parse(
      (await run('export', '--format', 'json')).join('\n'),
    )
    expect(all).toHaveLength(1203)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1203)
    expect(all[1]).toMatchObject({
      ...someTexts,
      name: '\u001b[2JBoris',
      wants: 'one\ntwo',
      address: '203.0.113.1',
    })
    await api.db.$client.query('truncate partner_applications')
    expect(JSON.parse((await run('export', '--format', 'json')).join('\n'))).toEqual([])
  })
})

test.each<[keyof typeof applicationCommands, string[], RegExp]>([
  ['list', ['--state', 'lost'], /^usage: application list \[--state/],
  ['list', ['--limit', '0'], /^usage/],
  ['list', ['all'], /^usage/],
  ['list', ['--lost'], /^Unknown option '--lost'; usage: application list/],
  ['show', [], /^usage: application show <id>$/],
  ['show', ['dddd', 'eeee'], /^usage/],
  ['show', ['ab'], /^expected the id/],
  ['show', ['%%%%'], /^expected the id/],
  ['show', ['dddd'], /^there is no application dddd$/],
  ['retry', [], /^usage: application retry <id>\|--parked$/],
  ['delete', [], /^usage: application delete <id> \[--confirm\]$/],
  ['delete', ['--confirm'], /^usage/],
  ['delete', ['dddd', '--confirm'], /^there is no application dddd$/],
  ['export', [], /^usage: application export --format csv\|json$/],
  ['export', ['--format', 'xml'], /^usage/],
  ['export', ['all', '--format', 'csv'], /^usage/],
])('validation: application %s %j is refused', async (verb, args, message) => {
  await expect(run(verb, ...args)).rejects.toThrow(OperatorError)
  await expect(run(verb, ...args)).rejects.toThrow(message)
})
