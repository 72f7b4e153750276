import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Config, readConfig } from '@zubr/config'
import { removeWithLeftOvers } from '@zubr/node/servers/sandbox/testing/left-overs'
import { emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import { freePort } from '@zubr/process/free-port'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { renamedTable, withRenamedLedgers, withRenamedProperties } from './renamed-names.ts'
import { restoreDatabase } from './restore-database.ts'
import type { ExpectedState, StateSecrets } from './state.ts'

const folder = fileURLToPath(new URL('../../upgrades', import.meta.url))
const minuteMs = 60_000

/** The commits of the stored states, oldest first. */
export const stateNames = readdirSync(folder).sort(
  (one, other) => Date.parse(expectedOf(one).madeAt) - Date.parse(expectedOf(other).madeAt),
)

export type OpenState = Awaited<ReturnType<typeof openState>>

function textOf(name: string, file: string): string {
  return readFileSync(path.join(folder, name, file), 'utf8')
}

/** The recorded responses of a state, under the names of this version. */
export function expectedOf(name: string): ExpectedState {
  // Written by make-state.ts.
  const state = JSON.parse(textOf(name, 'expected.json')) as ExpectedState
  return {
    ...state,
    accounts: withRenamedProperties(state.accounts) as ExpectedState['accounts'],
    nodes: withRenamedProperties(state.nodes) as ExpectedState['nodes'],
    journal: withRenamedLedgers(state.journal as { ledger: string }[]),
    rows: Object.fromEntries(Object.entries(state.rows).map(([table, n]) => [renamedTable(table), n])),
  }
}

/**
 * Restores a version's database until the test ends, with all moments shifted as if it had just
 * stopped.
 */
export async function openState(name: string) {
  const expected = expectedOf(name)
  // Written by make-state.ts.
  const secrets = JSON.parse(textOf(name, 'secrets.json')) as StateSecrets
  const database = await emptyDatabaseForTest()
  onTestFinished(() => database.drop())
  // Whole minutes: statistics are stored by the minute.
  const shiftMs = Math.floor((Date.now() - Date.parse(expected.madeAt)) / minuteMs) * minuteMs
  await withClient(database.url, (client) =>
    restoreDatabase(client, {
      ...{ dump: textOf(name, 'database.jsonl'), jobsSchema: textOf(name, 'jobs-schema.sql') },
      shiftMs,
    }),
  )
  return { name, expected, secrets, shiftMs, url: database.url }
}

/** Unpacks the node folders of a state, until the test ends. */
export async function unpackNodes(name: string): Promise<{ one: string; two: string }> {
  const target = await mkdtemp(path.join(tmpdir(), 'zubr-upgrade-'))
  onTestFinished(() => removeWithLeftOvers(target).then(() => undefined))
  await promisify(execFile)('tar', [
    ...['-C', target, '--numeric-owner', '-xzf', path.join(folder, name, 'nodes.tar.gz')],
  ])
  // Servers run as other users and need access to it.
  await chmod(target, 0o711)
  return { one: path.join(target, 'one'), two: path.join(target, 'two') }
}

/**
 * Address prefix of a state's two nodes. Servers keep their ports, so each test process uses other
 * addresses.
 */
export const ownNetwork = `127.${64 + (process.pid % 64)}.${Math.floor(process.pid / 64) % 256}`

/** The configuration of the state's installation, on free ports. */
export async function configOf(
  { secrets, url }: Pick<OpenState, 'secrets' | 'url'>,
  dataDir: string,
  network = '127.0.0',
): Promise<Config> {
  const port = String(await freePort())
  return readConfig({
    ...{ DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: secrets.authSecret, LOG_LEVEL: 'error' },
    ...{ SITE_PORT: '0', PANEL_PORT: String(await freePort()), NODE_PORT: port, SFTP_PORT: '0' },
    ...{ EDGE_PORT: '0', TRIAL_PROCESSOR_PORT: '0', CORE_SOURCES: 'off', CATALOGUE_SOURCES: 'off' },
    ...{ HOST: `${network}.1`, NODE_NAME: '1', NODE_PROBE_URL: `http://${network}.{name}:${port}` },
    ...{ NODE_SERVER_PORTS: '23000-23019' },
  })
}

/** Runs `work` with a connection of the tables' owner. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
