import { databaseForTest } from '@zubr/postgres/testing/database'
import { Scope } from '@zubr/process/scope'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabase } from './database.ts'

test("secrets: PostgreSQL's error is reported without the password, whatever its characters", async () => {
  const database = await databaseForTest()
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  const role = `percent_${process.pid}`
  await admin.query(`create role ${role} login password '100%'`)
  onTestFinished(async () => {
    await admin.query(`drop role ${role}`)
    await admin.end()
    await database.drop()
  })
  const { host } = new URL(database.url)
  const databaseUrl = `postgres://${role}:100%@${host}/template0`
  await expect(
    startDatabase({ databaseUrl, dataDir: '' }, new Scope(), () => undefined),
  ).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('not currently accepting connections'),
  })
})
