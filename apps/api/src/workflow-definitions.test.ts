import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database/open.ts'
import { workflowDefinitions } from './workflow-definitions.ts'
import { listWorkflows, workflowFigure } from './workflows/list-workflows.ts'
import { sweepWorkflows } from './workflows/sweeper.ts'

test('workflows: the tables of all kinds have the columns of the engine, and an index of due rows', async () => {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const now = new Date()
  const errors: unknown[] = []
  const checks = workflowDefinitions.map((definition) => ({
    definition,
    open: async () => async () => undefined,
  }))
  await sweepWorkflows({ db, onError: (error) => errors.push(error) }, checks, now)
  expect(errors).toEqual([])
  expect(await listWorkflows(db, workflowDefinitions, { now })).toEqual([])
  const counts = await workflowFigure(workflowDefinitions).read(db)
  expect(counts.every(({ count }) => count === 0)).toBe(true)
  const { rows } = await db.$client.query(
    `select tablename from pg_indexes where indexdef like '%(due_at)%' and indexdef like '%due_at IS NOT NULL%'`,
  )
  const checked = workflowDefinitions.filter(({ phases }) =>
    Object.values(phases).some(({ checkAfterSeconds }) => checkAfterSeconds),
  )
  expect(rows.map(({ tablename }) => tablename)).toEqual(
    expect.arrayContaining(checked.map(({ table }) => table)),
  )
})
