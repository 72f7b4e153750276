import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The first test that needs PostgreSQL requests this; see database.ts. */
    databaseServer: string
  }
}

/** What a test file receives about the server. */
export type TestServer = {
  url: string
  template: string
  /** The application's connection to the template, with its production privileges. */
  applicationUrl: string
}

/** The data is discarded after the run, so durability is off and little WAL is kept. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '128MB' }
const minFreeBytes = 2 * 1024 ** 3

/**
 * In memory if it has space: a database is a thousand small files, which cost a quarter of the
 * tests' time on disk.
 */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > minFreeBytes ? memory : tmpdir()
}

/**
 * Provides one PostgreSQL for the run, with a template that `migrate` prepares. It starts at the
 * first request of a test file; workers ask over HTTP, because it outlives them. `DATABASE_URL`
 * replaces it; its user needs CREATEDB. Resolves to the teardown.
 */
export async function provideDatabaseServer(
  project: TestProject,
  migrate: (url: string) => Promise<string>,
): Promise<() => Promise<void>> {
  const template = `zubr_test_${process.pid}`
  const undo: (() => Promise<unknown>)[] = []
  let starting: Promise<TestServer> | undefined

  async function start(): Promise<TestServer> {
    let url = process.env.DATABASE_URL
    if (!url) {
      const dir = await mkdtemp(join(await quickFolder(), 'zubr-test-'))
      undo.unshift(() => rm(dir, { recursive: true, force: true }))
      const server = await startPostgres({ dir, settings })
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
    return { url, template, applicationUrl: await migrate(templateUrl.href) }
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
