import type { Config } from '@zubr/config'
import pg from 'pg'
import type { Browser } from './browser.ts'
import { dumpDatabase } from './dump-database.ts'
import { countRows, digestsOf, recordAccount, recordJournal, recordNode } from './record.ts'
import { readDump } from './restore-database.ts'
import type { ExpectedState, StateSecrets } from './state.ts'

type Recorded = {
  config: Config
  browsers: Record<string, Browser>
  nodeTokens: StateSecrets['nodeTokens']
  folders: { one: string; two: string }
  /** Removes data that last only for seconds. */
  beforeDump: () => Promise<void>
}

/** The responses of the running version, and the dump of its database. */
export async function recordState(
  { url }: { url: string },
  { config, browsers, nodeTokens, folders, beforeDump }: Recorded,
): Promise<{ dump: string; expected: ExpectedState }> {
  const accounts: ExpectedState['accounts'] = {}
  for (const [login, browser] of Object.entries(browsers)) accounts[login] = await recordAccount(browser)
  const nodes = {
    1: await recordNode(config.panelUrl, nodeTokens[1]),
    2: await recordNode(config.panelUrl, nodeTokens[2]),
  }
  await beforeDump()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const madeAt = new Date().toISOString()
    const journal = await recordJournal(client)
    const dump = await dumpDatabase(client)
    const rows = await countRows(
      client,
      readDump(dump).tables.map(({ table }) => table),
    )
    const files = { one: await digestsOf(folders.one), two: await digestsOf(folders.two) }
    return { dump, expected: { madeAt, accounts, nodes, journal, rows, files } }
  } finally {
    await client.end()
  }
}
