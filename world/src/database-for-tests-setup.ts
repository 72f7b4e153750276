import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@zubr/api/database/open'
import { migrate } from '@zubr/api/migrate'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked by the first test that needs PostgreSQL; see database-for-tests.ts. */
    databaseServer: string
  }
}

/** What test files learn of the server. */
export type TestServer = { url: string; template: string }

/**
 * One PostgreSQL for the whole run, with a migrated template. It starts when a test file first asks for it,
 * so that other tests never wait for it: workers ask over HTTP, because the server must outlive them.
 * `DATABASE_URL` takes its place if it is set; its user must be allowed to create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `zubr_test_${process.pid}`
  const undo: (() => Promise<unknown>)[] = []
  let starting: Promise<TestServer> | undefined

  async function start(): Promise<TestServer> {
    let url = process.env.DATABASE_URL
    if (!url) {
      const dir = await mkdtemp(join(tmpdir(), 'zubr-test-'))
      undo.unshift(() => rm(dir, { recursive: true, force: true }))
      // Nothing of it outlives the run, so nothing waits for the disk.
      const server = await startPostgres({ dir, settings: { fsync: 'off', full_page_writes: 'off' } })
      undo.unshift(() => server.stop())
      url = server.url
    }
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    undo.unshift(() => admin.end())
    await admin.query(`create database ${template}`)
    undo.unshift(() => admin.query(`drop database ${template} with (force)`))
    const templateUrl = new URL(url)
    templateUrl.pathname = template
    const database = openDatabase(templateUrl.href)
    await migrate(database.db)
    await database.close()
    return { url, template }
  }

  const broker = createServer((_request, response) => {
    starting ??= start()
    starting.then(
      (server) => response.end(JSON.stringify(server)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve))
  const address = broker.address()
  if (typeof address !== 'object' || !address) throw new Error('the broker has no port')
  project.provide('databaseServer', `http://127.0.0.1:${address.port}`)

  return async () => {
    broker.close()
    broker.closeAllConnections()
    await starting?.catch(() => undefined)
    for (const step of undo) await step()
  }
}
