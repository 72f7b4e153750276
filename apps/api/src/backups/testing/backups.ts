import type { Config } from '@zubr/config'
import type { Backup, ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import type { NodeServersReport, ServerReport } from '@zubr/contracts/node-servers'
import type { Server } from '@zubr/contracts/servers/server'
import { processDueJobs } from '../../servers/jobs/ends.ts'
import { updateDueServers } from '../../servers/lifecycle/due.ts'
import {
  type Customer,
  create,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { backupJobCompletionHandlers } from '../backup-job-completion.ts'
import { mayDelete, processDueBackups } from '../due.ts'

export const taken = (snapshot: string) => ({
  backup: { snapshot, bytes: 1_000, addedBytes: 100, files: 3, hadChangingFiles: false },
})
type AlsoReported = Pick<NodeServersReport, 'runs' | 'incomingMigrations' | 'backups'>
export const gone = (failure: JobReport['failure']) => ({ state: 'failed', failure }) as const

/** Anna's server on a node whose agent the test controls. */
export async function backupsForTest(
  plan = 'java-free',
  { config, also }: { config?: Partial<Config>; also?: AlsoReported } = {},
) {
  const hosting = await hostingForTest(config ? { config } : {})
  const token = await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  const server = await create(anna, { plan })
  return {
    hosting,
    token,
    anna,
    secret: configForTest.authSecret ?? '',
    ...fakeAgent({ hosting, token, anna, server, ...(also && { also }) }),
  }
}

export function fakeAgent({
  hosting,
  token,
  anna,
  server,
  also = {},
}: {
  hosting: Hosting
  token: string
  anna: Customer
  server: Server
  /** Further fields of each report. */
  also?: AlsoReported
}) {
  const path = `/api/servers/${server.id}`
  const shown = async () => (await (await anna.call('GET', `${path}/backups`)).json()) as ServerBackups
  const wanted = async () => {
    const { servers } = await fetchDesired(hosting.url, token)
    const own = servers.find(({ id }) => id === server.id)
    return { ...own, jobs: own?.jobs ?? [], all: servers.length }
  }
  const job = async (kind: ServerJob['kind']) => {
    const found = (await wanted()).jobs.find((each) => each.kind === kind)
    if (!found) throw new Error(`no ${kind} is asked for`)
    return found
  }
  const say = (report: Partial<ServerReport>) =>
    sayServers(hosting.url, token, { ...also, servers: [{ id: server.id, ...report }] })
  /** The agent ends the first job of a kind. */
  const end = async (
    kind: ServerJob['kind'],
    report: Partial<JobReport> = {},
    serverReport: Partial<ServerReport> = {},
  ) => {
    const { id } = await job(kind)
    const { generation = 1 } = await wanted()
    await say({
      generation,
      ...serverReport,
      jobs: [{ id, state: 'done', failure: null, percent: null, ...report }],
    })
  }
  const make = (note = '') => anna.call('POST', `${path}/backups`, { note })
  /** A backup that is ready. */
  const made = async (snapshot: string, note = ''): Promise<Backup> => {
    hosting.time.now = new Date(+hosting.time.now + 1_000)
    const answer = await make(note)
    if (answer.status !== 202) throw new Error(await answer.text())
    hosting.time.now = new Date(+hosting.time.now + 1_000)
    await end('backup', taken(snapshot))
    const found = (await shown()).backups.find((backup) => backup.snapshot === snapshot)
    if (!found) throw new Error('not made')
    return found
  }
  const change = (id: string, body: object) => anna.call('PATCH', `${path}/backups/${id}`, body)
  const remove = (id: string) => anna.call('DELETE', `${path}/backups/${id}`)
  const restore = (id: string, paths: string[] | null = null) =>
    anna.call('POST', `${path}/backups/${id}/restore`, { paths })
  const snapshots = async () => (await shown()).backups.map(({ snapshot, state }) => `${snapshot} ${state}`)
  return { server, path, shown, wanted, job, say, end, make, made, change, remove, restore, snapshots }
}

const dayMs = 86_400_000

/** The periodic work on the server of `backupsForTest`, and the rows that remain. */
export function clockOf(
  { hosting, wanted, say }: Pick<Awaited<ReturnType<typeof backupsForTest>>, 'hosting' | 'wanted' | 'say'>,
  config: Config = configForTest,
) {
  const { db, time } = hosting
  const context = { config, catalogue: catalogueForTest }
  const onError = (error: unknown) => {
    throw error
  }
  return {
    operator: {
      ...{ db, config, catalogue: catalogueForTest, clock: () => time.now },
      print: () => undefined,
    },
    after(ms: number) {
      time.now = new Date(+time.now + ms)
    },
    async minute() {
      const sendMail = async () => undefined
      await updateDueServers(
        { db, sendMail, mayDelete: (tx, row, now) => mayDelete(tx, context, row, now), onError },
        time.now,
      )
      const jobs = { send: async () => undefined }
      await processDueJobs(
        { db, completionHandlers: [backupJobCompletionHandlers({ ...context, jobs })], onError },
        time.now,
      )
      await processDueBackups({ db, context, onError }, time.now)
    },
    async contract(): Promise<string> {
      return (await db.$client.query('select contract from servers')).rows[0].contract
    },
    async repositories() {
      return (await db.$client.query('select * from backup_repositories')).rows
    },
    /** Ends the contract: its owner was warned, and the data are deleted in half a day. */
    endContract: () =>
      db.$client.query(
        `update servers set contract = 'suspended', desired_state = 'stopped', desired_state_before = 'running', paid_until = $1,
          suspended_at = $1, final_warning_at = $2, delete_at = $3, sent_mails = '{deletion_in_1_day}'`,
        [-7 * dayMs, -dayMs / 2, dayMs / 2].map((ms) => new Date(+time.now + ms)),
      ),
    /** The agent reports that the server's data are deleted. */
    async absent() {
      const { generation = 1 } = await wanted()
      await say({ generation, state: 'absent', port: null })
    },
  }
}
