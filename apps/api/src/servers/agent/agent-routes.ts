import type { Config } from '@zubr/config'
import { desiredStateWaitMs, nodeServersEndpoints, ServerReport } from '@zubr/contracts/node-servers'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Notices } from '../../database/notices.ts'
import type { Db } from '../../database/open.ts'
import { routes } from '../../http/route.ts'
import { bearerToken } from '../../http/token.ts'
import { storableIn } from '../../http/unstorable-text.ts'
import { nodeOf } from '../../nodes/store.ts'
import type { JobCompletionHandlers } from '../jobs/ends.ts'
import { endWatches } from '../stats.ts'
import { type BackupKeys, type Credentials, desiredStateOf } from './desired-state.ts'
import { beginRevisions, desiredStateChannel, revisionOf } from './desired-state-changes.ts'
import { type StateChangeHandler, storeServersReport } from './reports.ts'

/**
 * A waiting poll checks this often by itself, in case a notification was lost with its connection.
 */
const pollMs = 1_000

/** Some kilobytes for each of a node's servers and cores. */
const reportLimit = 1024 * 1024

/**
 * Removes invalid servers from a report so that the others are stored, and replaces unstorable
 * text: player names of one server must not silence its node. The schema validates the rest.
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
  // One line for all: a faulty agent repeats its report every few seconds.
  if (unreadable.length > 0)
    log.warn(
      { count: unreadable.length, first: unreadable.slice(0, 5) },
      'servers in the report of a node could not be read',
    )
  // The parsed report shows that the body is an object.
  Object.assign(body as object, report.data, { servers: readable })
}

/** Endpoints for agents. Each node's token gives access to its own servers only. */
export function nodeServersRoutes({
  db,
  config,
  clock,
  completionHandlers = [],
  stateHandlers = [],
  credentials,
  backupKeys,
  waitMs = desiredStateWaitMs,
}: {
  db: Db
  config: Pick<Config, 'nodeProbeUrl'>
  clock: () => Date
  /** Handlers of job results, from later subjects. */
  completionHandlers?: readonly JobCompletionHandlers[]
  /** Handlers of changes of a server's state. */
  stateHandlers?: readonly StateChangeHandler[]
  credentials: Credentials
  backupKeys: BackupKeys
  waitMs?: number
}): FastifyPluginAsync {
  return async (app) => {
    const hub = new Notices(db, desiredStateChannel, 'zubr desired state')
    app.addHook('preClose', () => hub.close())
    routes(app, nodeServersEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'GET /api/node/desired-state': {
        logLevel: 'warn',
        handle: async ({ nodeId, query, reply }) => {
          const closed = new AbortController()
          reply.raw.once('close', () => closed.abort())
          const end = performance.now() + waitMs
          await beginRevisions(db, nodeId)
          // A restored database has a lower revision, which is a change too.
          while ((await revisionOf(db, nodeId)) === query.after) {
            const leftMs = end - performance.now()
            if (leftMs <= 0 || hub.closed || closed.signal.aborted) break
            await hub.next(String(nodeId), Math.min(leftMs, pollMs), closed.signal)
            await endWatches(db, nodeId)
          }
          reply.header('cache-control', 'no-store')
          return desiredStateOf(db, nodeId, { ...config, credentials, backupKeys })
        },
      },

      'POST /api/node/servers': {
        logLevel: 'warn',
        bodyLimit: reportLimit,
        config: { replacesUnstorableText: true },
        preValidation: async ({ body, log }) => refuseUnreadable(body, log),
        handle: async ({ nodeId, body, request }) => {
          const onError = (err: unknown) =>
            request.log.error({ err }, 'the result of a job of a server could not be processed')
          await storeServersReport(db, nodeId, body, clock(), { completionHandlers, stateHandlers, onError })
        },
      },
    })
  }
}
