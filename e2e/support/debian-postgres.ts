import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePorts } from './ports.ts'

export type DebianPostgres = {
  /** URL of the database `zubr`, with its password. */
  url: string
  /**
   * Runs a program of the package on the database `zubr`, as an operator would; resolves to its
   * output.
   */
  run(program: 'pg_dump' | 'pg_restore' | 'dropdb' | 'createdb', ...args: string[]): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the server of Debian's package with its own folder and port. `bin` is the folder of its
 * programs.
 */
export async function startDebianPostgres(bin: string): Promise<DebianPostgres> {
  const user = await otherUser()
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-postgres-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const step of stops.reverse()) await step()
    stops.length = 0
  }
  try {
    const [password, passwordFile, data] = [
      'a password with spaces & signs',
      path.join(folder, 'password'),
      path.join(folder, 'data'),
    ]
    await writeFile(passwordFile, password)
    if (user.uid !== undefined)
      for (const file of [folder, passwordFile]) await chown(file, user.uid, user.gid)
    await promisify(execFile)(
      path.join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=zubr',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...user, cwd: '/' },
    )
    const [port = ''] = await freePorts(1)
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      // Its data do not outlive the test, so fsync is unnecessary.
      fsync: 'off',
    }
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
    stops.push(() => {
      server.kill('SIGINT')
      return ended
    })
    await accepting(server)
    const url = `postgres://zubr:${encodeURIComponent(password)}@127.0.0.1:${port}/zubr`
    const env = {
      PATH: '/usr/bin:/bin',
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGUSER: 'zubr',
      PGPASSWORD: password,
    }
    const run: DebianPostgres['run'] = async (program, ...args) =>
      (await promisify(execFile)(path.join(bin, program), args, { env })).stdout
    await run('createdb', 'zubr')
    return { url, run, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to run as root; then the user of Debian's package or nobody runs it. */
async function otherUser(): Promise<{ uid: number; gid: number } | Record<'uid' | 'gid', undefined>> {
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const line = ['postgres', 'nobody'].map((name) => lines.find(([of]) => of === name)).find(Boolean)
  return { uid: Number(line?.[2] ?? 65534), gid: Number(line?.[3] ?? 65534) }
}

function accepting(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PostgreSQL could not start: ${said}`)))
  })
}

/** Rows of every table, including those of jobs, sorted, by table. */
export async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    const content: Record<string, string[]> = {}
    for (const { name } of rows) {
      const table = await client.query<{ line: string }>(
        `select t::text as line from only ${name} t order by 1`,
      )
      content[name] = table.rows.map(({ line }) => line)
    }
    return content
  } finally {
    await client.end()
  }
}
