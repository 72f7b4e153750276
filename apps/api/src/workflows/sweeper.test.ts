import { databaseForTest } from '@zubr/postgres/testing/database'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../database/open.ts'
import { OperatorError } from '../operators/operator.ts'
import { runCommand } from '../operators/run-command.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { listWorkflows, workflowFigure } from './list-workflows.ts'
import { sweepWorkflows, type WorkflowCheck } from './sweeper.ts'
import { applyDecision, enterPhase, type WorkflowDefinition } from './workflow.ts'
import { workflowCommands } from './workflow-commands.ts'

const definition = {
  kind: 'voyage',
  table: 'voyages',
  columns: { id: 'id', phase: 'phase', phaseAt: 'phase_at', startedAt: 'started_at', subject: 'ship' },
  phases: {
    sailing: { checkAfterSeconds: [60, 120, 600], stuckAfterHours: 6 },
    waiting: {},
  },
} satisfies WorkflowDefinition

const start = new Date('2026-11-28T12:00:00Z')
const after = (seconds: number) => new Date(+start + seconds * 1_000)
let db: Db
let checked: string[]
let errors: unknown[]

beforeEach(async () => {
  const database = await databaseForTest()
  const opened = openDatabase(database.url)
  onTestFinished(async () => {
    await opened.close()
    await database.drop()
  })
  db = opened.db
  ;[checked, errors] = [[], []]
  await db.$client.query(`create table voyages (id text primary key, ship text not null, phase text not null,
    started_at timestamptz not null, phase_at timestamptz not null, due_at timestamptz, attempts int not null default 0, last_error text)`)
})

async function insert(id: string, phase: keyof typeof definition.phases | 'done' = 'sailing'): Promise<void> {
  const { phaseAt, dueAt } = enterPhase(definition, phase as 'sailing', start)
  await db.$client.query(
    'insert into voyages (id, ship, phase, started_at, phase_at, due_at) values ($1, $1, $2, $3, $4, $5)',
    [id, phase, start, phaseAt, dueAt],
  )
}
const rows = async () =>
  (await db.$client.query('select id, attempts, due_at, last_error from voyages order by id')).rows
const check = (more: Partial<WorkflowCheck> = {}): WorkflowCheck => ({
  definition,
  open: async () => async (id) => void checked.push(id),
  ...more,
})
const sweep = (seconds: number, ...checks: WorkflowCheck[]) =>
  sweepWorkflows({ db, onError: (error) => errors.push(error) }, checks, after(seconds))

test('due: a workflow is checked at its interval, which grows with each check of the phase', async () => {
  await insert('a')
  await insert('b', 'waiting')
  await insert('c', 'done')
  await sweep(59, check())
  expect(checked).toEqual([])
  for (const [seconds, next] of [
    [60, 180],
    [180, 780],
    [780, 1_380],
  ] as const) {
    await sweep(seconds, check())
    expect((await rows())[0]).toMatchObject({ due_at: after(next) })
  }
  expect(checked).toEqual(['a', 'a', 'a'])
  expect(await rows()).toMatchObject([{ attempts: 3 }, { attempts: 0 }, { attempts: 0 }])
})

test('error: it is stored, other workflows and kinds continue, and the check is repeated', async () => {
  for (const id of ['a', 'b']) await insert(id)
  const failing = check({
    open: async () => async (id) => {
      if (id === 'a') throw new Error('no wind')
      checked.push(id)
    },
  })
  const broken = check({ open: () => Promise.reject(new Error('no chart')) })
  await sweep(60, failing)
  expect(checked).toEqual(['b'])
  expect(errors).toEqual([new Error('no wind')])
  expect(await rows()).toMatchObject([{ last_error: 'no wind', attempts: 1 }, { last_error: null }])
  await sweep(180, broken)
  expect(errors[1]).toEqual(new Error('no chart'))
  await sweep(780, check())
  expect(checked).toEqual(['b', 'a', 'b'])
  expect(await rows()).toMatchObject([{ last_error: null }, { last_error: null }])
})

test('concurrency: sweeps of several processes check each due workflow once', async () => {
  for (let n = 0; n < 60; n++) await insert(`v${n}`)
  const small = check({ batch: { size: 7, atOnce: 3 } })
  await Promise.all([1, 2, 3].map(() => sweep(60, small)))
  expect(checked.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => `v${n}`).toSorted())
  expect(errors).toEqual([])
})

test('abort: a sweep that is over claims nothing further', async () => {
  for (const id of ['a', 'b', 'c']) await insert(id)
  const over = new AbortController()
  const one = check({
    batch: { size: 1, atOnce: 1 },
    open: async () => async (id) => {
      checked.push(id)
      over.abort()
    },
  })
  await sweepWorkflows({ db, onError: (error) => errors.push(error) }, [one], after(60), over.signal)
  expect(checked).toHaveLength(1)
  expect((await rows()).filter(({ attempts }) => attempts === 0)).toHaveLength(2)
})

test('decision: columns and phase are stored in one statement, then the effects in order', async () => {
  const done: unknown[] = []
  const apply = (decision: Parameters<typeof applyDecision<string, string, { speed?: number }>>[0]) =>
    applyDecision(decision, {
      ...{ definition, current: 'waiting', now: start },
      store: async (columns) => void done.push(columns),
      perform: async (effect) => void done.push(effect),
    })
  expect(await apply({ wait: true })).toBe(false)
  expect(await apply({ refused: 'ended' })).toBe(false)
  expect(done).toEqual([])
  expect(await apply({ phase: 'sailing', set: { speed: 5 }, effects: ['load', 'sail'] })).toBe(true)
  const entered = { phase: 'sailing', phaseAt: start, dueAt: after(60), attempts: 0, lastError: null }
  expect(done).toEqual([{ speed: 5, ...entered }, 'load', 'sail'])
  await apply({ phase: 'waiting', effects: ['hail'] })
  expect(done.at(-1)).toBe('hail')
  expect(done).toHaveLength(4)
})

test('list: open workflows with their limits, and the same for operators and metrics', async () => {
  await insert('a')
  await insert('b', 'waiting')
  await insert('c', 'done')
  await db.$client.query(`update voyages set last_error = 'no wind' where id = 'a'`)
  const list = (filter: object, hours: number) =>
    listWorkflows(db, [definition], { ...filter, now: after(hours * 3_600) })
  expect((await list({}, 5)).map(({ id, isStuck }) => [id, isStuck])).toEqual([
    ['a', false],
    ['b', false],
  ])
  expect((await list({ isStuck: true }, 7)).map(({ id }) => id)).toEqual(['a'])
  expect(await list({ kind: 'flight' }, 7)).toEqual([])
  expect(await list({ id: 'c' }, 7)).toMatchObject([{ phase: 'done', isStuck: false }])
  expect(await workflowFigure([definition]).read(db)).toEqual([
    { kind: 'voyage', phase: 'sailing', count: 1 },
    { kind: 'voyage', phase: 'waiting', count: 1 },
  ])
  const run = async (verb: 'list' | 'show', ...args: string[]) => {
    const lines: string[] = []
    await runCommand(
      workflowCommands([definition])[verb],
      {
        ...{ db, config: configForTest, catalogue: catalogueForTest },
        ...{ clock: () => after(7 * 3_600), print: (line: string) => void lines.push(line) },
      },
      args,
    )
    return lines.join('\n')
  }
  expect(await run('list', '--kind', 'voyage', '--stuck')).toBe(
    'voyage  a  of a  sailing since 2026-11-28T12:00:00.000Z  next check 2026-11-28T12:01:00.000Z  (stuck, last check failed)',
  )
  expect(await run('show', 'a')).toContain('last error: no wind')
  await expect(run('list', '--kind', 'flight')).rejects.toThrow('the kinds are voyage')
  await expect(run('show', 'nothing')).rejects.toThrow(OperatorError)
})
