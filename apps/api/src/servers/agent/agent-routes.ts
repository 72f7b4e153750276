import type { Config } from '@zubr/config'
import { desiredStateWaitMs, nodeServersEndpoints, ServerReport } from '@zubr/contracts/node-servers'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openNotices } from '../../database/notices.ts'
import type { Db } from '../../database/open.ts'
import { routes } from '../../http/route.ts'
import { bearerToken } from '../../http/token.ts'
import { storableIn } from '../../http/unstorable-text.ts'
import { nodeOf } from '../../nodes/store.ts'
import type { JobEndings } from '../jobs/ends.ts'
import { endWatches } from '../stats.ts'
import { type BackupKeys, type Credentials, desiredStateOf } from './desired-state.ts'
import { beginRevisions, desiredStateChannel, revisionOf } from './desired-state-changes.ts'
import { type StateHeard, storeServersReport } from './reports.ts'

/** A waiting poll looks by itself this often, should a notice have been lost with its connection. */
const lookMs = 1_000

/** Some kilobytes for each of a node's servers and cores. */
const reportLimit = 1024 * 1024

/**
 * Takes out of a report the servers that can't be read, so that the others are heard, and mends its texts: what one stranger's server calls
 * its players must not silence a node. The rest of it is the schema's to judge.
 */
function refuseUnreadable(body: unknown, log: FastifyRequest['log']): void {
  const report = z.looseObject({ servers: z.array(z.unknown()) }).safeParse(storableIn(body))
  if (!report.success) return
  const unreadable: { server: string | undefined; fields: string[] }[] = []
  const readable = report.data.servers.filter((server) => {
    const { error } = ServerReport.safeParse(server)
    if (error)
      unreadable.push({
        server: z.object({ id: z.uuid() }).safeParse(server).data?.id,
        fields: error.issues.slice(0, 10).map(({ path }) => path.join('.')),
      })
    return !error
  })
  // One line, however many there are: an agent that talks nonsense says it every few seconds.
  if (unreadable.length > 0)
    log.warn(
      { count: unreadable.length, first: unreadable.slice(0, 5) },
      'servers in the report of a node could not be read',
    )
  Object.assign(body as object, report.data, { servers: readable }) // It has just been read as one.
}

/** What agents ask and say. Each node's token opens its own servers and nothing else. */
export function nodeServersRoutes({
  db,
  config,
  clock,
  endings = [],
  heard = [],
  credentials,
  backupKeys,
  waitMs = desiredStateWaitMs,
}: {
  db: Db
  config: Pick<Config, 'nodeProbeUrl'>
  clock: () => Date
  /** Subjects that hear how what a server's agent did once has ended. */
  endings?: readonly JobEndings[]
  /** Those that hear of each other state of a server. */
  heard?: readonly StateHeard[]
  credentials: Credentials
  backupKeys: BackupKeys
  waitMs?: number
}): FastifyPluginAsync {
  return async (app) => {
    const hub = openNotices(db, desiredStateChannel, 'zubr desired state')
    app.addHook('preClose', () => hub.close())
    routes(app, nodeServersEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'GET /api/node/desired-state': {
        logLevel: 'warn',
        handle: async ({ nodeId, query, reply }) => {
          const gone = new AbortController()
          reply.raw.once('close', () => gone.abort())
          const end = performance.now() + waitMs
          await beginRevisions(db, nodeId)
          // A database that was put back to an older state has a lower revision, which is news too.
          while ((await revisionOf(db, nodeId)) === query.after) {
            const leftMs = end - performance.now()
            if (leftMs <= 0 || hub.closed || gone.signal.aborted) break
            await hub.next(String(nodeId), Math.min(leftMs, lookMs), gone.signal)
            await endWatches(db, nodeId)
          }
          reply.header('cache-control', 'no-store')
          return desiredStateOf(db, nodeId, { ...config, credentials, backupKeys })
        },
      },

      'POST /api/node/servers': {
        logLevel: 'warn',
        bodyLimit: reportLimit,
        config: { mendsText: true },
        preValidation: async ({ body, log }) => refuseUnreadable(body, log),
        handle: async ({ nodeId, body, request }) => {
          const onError = (err: unknown) =>
            request.log.error({ err }, 'the end of a job of a server could not be told')
          await storeServersReport(db, nodeId, body, clock(), { endings, heard, onError })
        },
      },
    })
  }
}
