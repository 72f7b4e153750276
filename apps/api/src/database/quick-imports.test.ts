import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const quick = new URL('quick-drizzle.ts', import.meta.url).href
const entries = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/sql']

/** What a process of its own sees of Drizzle: where each entry is, and the names it exports. */
async function seen(...flags: string[]): Promise<unknown> {
  const code = `
    const seen = {}
    for (const entry of ${JSON.stringify(entries)})
      seen[entry] = [import.meta.resolve(entry), Object.keys(await import(entry)).sort()]
    const { is, Table } = await import('drizzle-orm')
    const { pgTable, text } = await import('drizzle-orm/pg-core')
    seen.one = is(pgTable('a', { b: text() }), Table)
    console.log(JSON.stringify(seen))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '--eval', code],
    { cwd: new URL('.', import.meta.url) },
  )
  return JSON.parse(stdout)
}

test('Drizzle that is imported quickly is the same Drizzle, and one alone', async () => {
  const usual = await seen()
  expect(usual).toMatchObject({ one: true })
  expect(await seen('--import', quick)).toEqual(usual)
})
