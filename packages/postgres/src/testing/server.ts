import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked by the first test that needs PostgreSQL; see database.ts. */
    databaseServer: string
  }
}

/** What test files learn of the server. */
export type TestServer = {
  url: string
  template: string
  /** Where the application reaches the template, with no more rights than it has in production. */
  applicationUrl: string
}

/** Nothing of it outlives the run, so nothing waits for the disk, and little is kept for after a crash. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '128MB' }
const roomBytes = 2 * 1024 ** 3

/** In memory where there is room: a database is a thousand small files, which cost a disk's file system a quarter of the tests' time. */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > roomBytes ? memory : tmpdir()
}

/**
 * One PostgreSQL for the whole run, with a template that `migrate` has prepared. It starts when a test file first asks for
 * it, so that other tests never wait for it. Workers ask over HTTP, because the server must outlive them. `DATABASE_URL`
 * takes its place if it is set; its user must be allowed to create databases. Resolves to what ends it all.
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
