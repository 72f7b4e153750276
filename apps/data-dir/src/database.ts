import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootOf } from '@zubr/api/database/failure'
import { type OpenDatabase, startPatienceMs } from '@zubr/api/database/open'
import { databaseName } from '@zubr/api/database/used-databases'
import { openMigrated } from '@zubr/api/migrate'
import { ConfigError } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import { codeOf } from '@zubr/process/error-code'
import type { Scope } from '@zubr/process/scope'
import pg from 'pg'
import { StartError } from './start-error.ts'
import { SupervisedPostgres } from './supervised-postgres.ts'

const oldestVersion = 15
const endedWithinMs = 100

/** `url` contains the password. `lost` settles only if the embedded server ends repeatedly. */
type RunningDatabase = OpenDatabase & { url: string; lost: Promise<Error> }

/**
 * The migrated database: the configured one, else an embedded one in `dataDir`/postgres. Both end
 * with the scope. Throws StartError for problems that an operator can fix.
 */
export async function startDatabase(
  {
    databaseUrl,
    dataDir,
    backupDir,
  }: { databaseUrl: string | undefined; dataDir: string; backupDir?: string | undefined },
  scope: Scope,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (databaseUrl !== undefined) await checkServer(databaseUrl)
  const supervised =
    databaseUrl === undefined
      ? await startEmbedded({ dir: path.join(dataDir, 'postgres'), archive: backupDir }, scope, log)
      : undefined
  const url = databaseUrl ?? supervised?.url ?? ''
  const lost = supervised?.lost ?? new Promise<Error>(() => undefined)
  const used = { dataDir, name: databaseUrl === undefined ? 'embedded' : databaseName(databaseUrl) }
  try {
    return { ...(await openedBy(() => openMigrated(url, scope, catalogue, used), supervised)), url, lost }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (databaseUrl !== undefined) throw refusal(url, error, 'preparing its tables failed')
    if (isLate(error))
      throw new StartError(
        `PostgreSQL did not accept a connection within ${startPatienceMs / 1_000} s: this machine is too busy.`,
        { cause: error },
      )
    throw error
  }
}

async function startEmbedded(
  { dir, archive }: { dir: string; archive: string | undefined },
  scope: Scope,
  log: (line: string) => void,
) {
  const onLine = (line: string) => {
    if (isAlarming(line)) log(`PostgreSQL: ${line}`)
  }
  try {
    const starting = SupervisedPostgres.start({ dir, archive, onLine, log })
    return await scope.own(starting, (server) => server.stop(), 2_800)
  } catch (error) {
    // Compared by name: the class is loaded only with the embedded server.
    if (error instanceof Error && error.name === 'DataDirInUse')
      throw new StartError(`DATA_DIR: ${error.message}.`, { cause: error })
    throw error
  }
}

/** Opens the database again if the embedded server was restarted meanwhile. */
async function openedBy<T>(open: () => Promise<T>, supervised: SupervisedPostgres | undefined): Promise<T> {
  for (;;) {
    const before = supervised?.restarts
    try {
      return await open()
    } catch (error) {
      // The process's exit may be noticed after the end of its connections.
      await wait(endedWithinMs)
      await supervised?.settled()
      if (supervised === undefined || supervised.restarts === before) throw error
    }
  }
}

/** PostgreSQL also logs refused statements and shutdowns, which are reported elsewhere. */
function isAlarming(line: string): boolean {
  return /\b(?:FATAL|PANIC): /.test(line) && !/terminating connection|the database system is/.test(line)
}

/** Throws StartError unless a recent enough PostgreSQL accepts the connection. */
async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startPatienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') as server_version_num, " +
        "current_setting('server_version') as server_version",
    )
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < oldestVersion)
      throw new StartError(
        `DATABASE_URL: PostgreSQL ${oldestVersion} or later is needed; ${databaseName(url)} has ` +
          `${rows[0]?.server_version}.`,
      )
  } catch (error) {
    throw error instanceof StartError ? error : refusal(url, error, 'cannot be used')
  } finally {
    // The connection may be lost already; the error above says why.
    await client.end().catch(() => undefined)
  }
}

/** Operator's message for system and PostgreSQL error codes. */
const failures: [codes: string[], means: (where: string) => string][] = [
  [['ECONNREFUSED'], (where) => `nothing listens at ${where}.`],
  [['ENOTFOUND', 'EAI_AGAIN'], (where) => `there is no host with that name: ${where}.`],
  [['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'], (where) => `${where} cannot be reached.`],
  [['ECONNRESET'], (where) => `what answers at ${where} is not PostgreSQL, or refuses us.`],
  [['28P01', '28000'], (where) => `${where} refuses this user or password.`],
  [['3D000'], (where) => `there is no such database: ${where}.`],
  [['53300'], (where) => `${where} has no connection left for us.`],
  [['57P03'], (where) => `${where} is starting up or shutting down; try again.`],
  [['42501'], (where) => `this user may not create tables in ${where}.`],
  [['25006'], (where) => `${where} is read-only.`],
]

/** Converts an error to the operator's message. The server's text is included without secrets. */
function refusal(url: string, error: unknown, otherwise: string): StartError {
  const where = databaseName(url)
  const say = (what: string) => new StartError(`DATABASE_URL: ${what}`, { cause: error })
  const message = error instanceof Error ? error.message : String(error)
  const [, messageFor] = failures.find(([codes]) => codes.includes(codeOf(error) ?? '')) ?? []
  if (messageFor) return say(messageFor(where))
  if (isLate(error)) return say(`${where} does not answer.`)
  if (/received invalid response|Connection terminated/i.test(message))
    return say(`what answers at ${where} is not PostgreSQL, or ended the connection.`)
  if (/password must be a string|SASL/i.test(message))
    return say(`${where} asks for a password that was not given.`)
  if (/does not support SSL/i.test(message))
    return say(`${where} does not support the encryption that it asks for.`)
  return say(`${where} ${otherwise}: ${withoutSecrets(message, url)}`)
}

/** Whether the driver or its pool reports a connection timeout. */
function isLate(error: unknown): boolean {
  return /timeout expired|timeout exceeded|connection timeout/i.test(String(rootOf(error)))
}

function withoutSecrets(message: string, url: string): string {
  const { password, searchParams } = new URL(url)
  // Also as the driver parses it: a URL may contain an unescaped %.
  const { password: read = '' } = new pg.Client({ connectionString: url })
  const secrets = [password, read, searchParams.get('password') ?? '', url]
  return secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), message.replace(/\s+/g, ' '))
}
