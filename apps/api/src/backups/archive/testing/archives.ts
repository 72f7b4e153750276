import type { ServerArchive } from '@zubr/contracts/backups/archive'
import { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import { runCommand } from '../../../operators/run-command.ts'
import { processDueJobs } from '../../../servers/jobs/ends.ts'
import { servers } from '../../../servers/servers-schema.ts'
import {
  create,
  customerForTest,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../../../servers/testing/servers.ts'
import { configForTest } from '../../../testing/app.ts'
import { catalogueForTest } from '../../../testing/catalogue.ts'
import { sweepWorkflows } from '../../../workflows/sweeper.ts'
import { backupJobCompletionHandlers } from '../../backup-job-completion.ts'
import { processDueBackups } from '../../due.ts'
import { fakeAgent, taken } from '../../testing/backups.ts'
import { archiveCheck } from '../archive-check.ts'
import { archiveCommands } from '../archive-commands.ts'
import { processDueArchives } from '../archives-worker.ts'
import { archiveNotice } from '../notices.ts'

const dayMs = 86_400_000
export const remote = { engine: 'restic', isRemote: true, problem: null } as const
export const local = { ...remote, isRemote: false }

/** The content of a mail about an archive. */
type SentMail = { kind: string; until?: string }

export type Archives = Awaited<ReturnType<typeof archivesForTest>>

/**
 * Anna's free server on a node that stores backups elsewhere. The test controls clock, mails and
 * agents.
 */
export async function archivesForTest() {
  const hosting = await hostingForTest()
  const tokens = { own: await nodeForTest(hosting, 'minsk-1'), other: '' }
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups: remote })
  const anna = await customerForTest(hosting, 'anna')
  const server: Server = await create(anna, { plan: 'java-free' })
  const mails: SentMail[] = []
  /** Whether a mail server accepts the notices. */
  const delivery = { isAccepted: true }
  /** Keeps all nodes reporting, however slow the machine is. */
  const awake = async () => {
    await hosting.db.$client.query("update nodes set reported_at = now() + interval '1 hour'")
    await hosting.db.$client.query("update node_capabilities set reported_at = now() + interval '1 hour'")
  }
  const otherNode = async (backups: typeof remote | typeof local = remote) => {
    tokens.other = await nodeForTest(hosting, 'brest-1')
    await sayServers(hosting.url, tokens.other, { incomingMigrations: [], backups })
    await awake()
  }
  const context = { config: configForTest, catalogue: catalogueForTest }
  const onError = (error: unknown) => {
    throw error
  }
  const jobs = {
    async send(_tx: unknown, _queue: string, mail: { kind: string; values?: Record<string, string> }) {
      mails.push({ kind: mail.kind, ...(mail.values?.until && { until: mail.values.until }) })
    },
  } as unknown as Parameters<typeof processDueArchives>[0]['jobs']

  const check = archiveCheck({ db: hosting.db, jobs, context })
  /** Sweeps as if a minute had passed: every check is due. */
  const sweep = async () => {
    const { db, time } = hosting
    await db.$client.query('update server_archives set due_at = $1 where due_at is not null', [time.now])
    await sweepWorkflows({ db, onError }, [check], time.now)
  }

  const minute = async ({ idleDays = 90 } = {}) => {
    const { db, time } = hosting
    const before = mails.length
    const catalogue = { freeServers: { idleDays } }
    await processDueArchives({ db, jobs, catalogue, onError }, time.now)
    await sweep()
    await processDueJobs(
      { db, completionHandlers: [backupJobCompletionHandlers({ ...context, jobs })], onError },
      time.now,
    )
    await processDueBackups({ db, context, onError }, time.now)
    for (const { kind } of mails.slice(before)) if (delivery.isAccepted) await deliver(kind, idleDays)
  }
  /** One run of the archives' job. */
  const pass = async () => {
    const catalogue = { freeServers: { idleDays: 90 } }
    await processDueArchives({ db: hosting.db, jobs, catalogue, onError }, hosting.time.now)
    await sweepWorkflows({ db: hosting.db, onError }, [check], hosting.time.now)
  }
  /** Lets a mail server accept a notice, and calls the follower as the mail worker does. */
  const deliver = async (kind: string, idleDays = 90) => {
    if (kind !== 'server_archive_ahead' && kind !== 'server_archive_soon') return undefined
    const which = kind === 'server_archive_ahead' ? 'first' : 'last'
    const follower = archiveNotice({ db: hosting.db, idleDays, clock: () => hosting.time.now }, which)
    const mail = { kind, accountId: anna.accountId, serverId: server.id } as const
    const values = await follower.asOf(mail)
    if (values) await follower.delivered(mail)
    return values
  }
  const after = async (days: number, settings: { idleDays?: number } = {}) => {
    hosting.time.now = new Date(+hosting.time.now + days * dayMs)
    await minute(settings)
  }
  const kinds = () => mails.map(({ kind }) => kind)
  const row = async (id = server.id) => {
    const [found] = await hosting.db.select().from(servers).where(eq(servers.id, id))
    if (!found) throw new Error('no server')
    return found
  }
  const agent = (of = tokens.own) =>
    fakeAgent({ hosting, token: of, anna, server, also: { incomingMigrations: [] } })
  const path = () => `/api/servers/${server.id}`
  const archive = async () => (await (await anna.call('GET', `${path()}/archive`)).json()) as ServerArchive
  /** Anna's own requests count as use of the panel. */
  const shown = async () => Server.parse(await (await anna.call('GET', path())).json())
  const restore = () => anna.call('POST', `${path()}/archive/restore`)
  const stopped = async (of = tokens.own) => {
    const { generation = 1 } = await agent(of).wanted()
    await agent(of).say({ generation, state: 'stopped', port: null })
  }
  const absent = async (of = tokens.own) => {
    const { generation = 1 } = await agent(of).wanted()
    await agent(of).say({ generation, state: 'absent', port: null })
  }
  /** Goes from the server's creation until only its backup is left. */
  const archiveIt = async (how: 'by the clock' | 'by hand' = 'by the clock') => {
    if (how === 'by hand') await run('archive', server.id, '--confirm')
    else {
      await after(76)
      await after(11)
      await after(3)
    }
    await stopped()
    await minute()
    await agent().end('backup', taken('1a571a57'), { state: 'stopped', port: null })
    await minute()
    await absent()
    await minute()
  }
  const run = async (verb: 'archive' | 'unarchive', ...args: string[]) => {
    const printed: string[] = []
    await runCommand(
      archiveCommands[verb],
      { ...operator, db: hosting.db, print: (line) => printed.push(line) },
      args,
    )
    return printed.join('\n')
  }
  const operator = { ...context, clock: () => hosting.time.now, print: () => undefined }
  await awake()
  return {
    hosting,
    anna,
    server,
    mails,
    delivery,
    tokens,
    otherNode,
    minute,
    pass,
    deliver,
    after,
    kinds,
    row,
    agent,
    path,
    archive,
    shown,
    restore,
    stopped,
    absent,
    archiveIt,
    run,
    operator,
  }
}
