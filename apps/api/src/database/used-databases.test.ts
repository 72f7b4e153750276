import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@zubr/config'
import { emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import { Scope } from '@zubr/process/scope'
import { expect, onTestFinished, test } from 'vitest'
import { openMigrated } from '../migrate.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { databaseName } from './used-databases.ts'

async function installation() {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-used-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const start = async (url: string, name: string) => {
    const scope = new Scope()
    try {
      await openMigrated(url, scope, catalogueForTest, { dataDir, name })
    } finally {
      await scope.end()
    }
  }
  const emptyDatabase = async () => {
    const { url, drop } = await emptyDatabaseForTest()
    onTestFinished(drop)
    return url
  }
  return { dataDir, start, emptyDatabase }
}

test('empty database: a first start fills it, and later starts continue', async () => {
  const { start, emptyDatabase } = await installation()
  const url = await emptyDatabase()
  await start(url, 'db:5432/zubr')
  await start(url, 'db:5432/zubr')
})

test('empty database: a start is refused if this installation had data, and nothing is created', async () => {
  const { dataDir, start, emptyDatabase } = await installation()
  await start(await emptyDatabase(), 'db:5432/zubr')
  const url = await emptyDatabase()
  const refused = start(url, 'db:5432/zubr')
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(/is empty, but this installation had data in it at \d{4}-.*"Restore"/)
  await expect(start(url, 'db:5432/zubr')).rejects.toThrow('is empty')
  // Another database of the same installation is accepted, and so is a deliberate new start.
  await start(await emptyDatabase(), 'other:5432/zubr')
  await rm(join(dataDir, 'databases-used'))
  await start(url, 'db:5432/zubr')
})

test('empty database: the record contains no secret', async () => {
  const { dataDir, start, emptyDatabase } = await installation()
  await start(
    await emptyDatabase(),
    databaseName('postgres://zubr:secret@db.example:5433/zubr?sslmode=require'),
  )
  expect(await readFile(join(dataDir, 'databases-used'), 'utf8')).toMatch(/^\S+ db\.example:5433\/zubr\n$/)
})
