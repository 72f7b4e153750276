import { ErrorBody } from '@zubr/contracts/errors'
import {
  DesiredState,
  desiredStateWaitMs,
  getDesiredState,
  NodeServersReport,
  reportNodeServers,
  ServerReport,
} from '@zubr/contracts/servers'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../../database/open.ts'
import { sendError } from '../../http/api-error.ts'
import { bearerToken, hashOf } from '../../http/token.ts'
import { reportAnswers } from '../../nodes/report-answers.ts'
import { nodes } from '../../nodes/tables.ts'
import { endWatches } from '../stats.ts'
import { desiredStateOf } from './desired-state.ts'
import { openDesiredStateHub } from './desired-state-changes.ts'
import { storeServersReport } from './reports.ts'
import { beginRevisions, revisionOf } from './revisions.ts'

/** A waiting poll looks by itself this often, should a notice have been lost with its connection. */
const lookMs = 1_000

/** Some kilobytes for each of a node's servers and cores. */
const reportLimit = 1024 * 1024

/** Takes out of a report the servers that can't be read, so that the others are heard. The rest of it is the schema's to judge. */
function refuseUnreadable(body: unknown, log: FastifyRequest['log']): void {
  const report = z.object({ servers: z.array(z.unknown()) }).safeParse(body)
  if (!report.success) return
  const readable = report.data.servers.filter((server) => {
    const { error } = ServerReport.safeParse(server)
    if (error)
      log.warn(
        {
          server: z.object({ id: z.uuid() }).safeParse(server).data?.id,
          fields: error.issues.map(({ path }) => path.join('.')),
        },
        'a server in the report of a node could not be read',
      )
    return !error
  })
  Object.assign(body as object, { servers: readable }) // It has just been read as one.
}

/** What agents ask and say. Each node's token opens its own servers and nothing else. */
export function nodeServersRoutes({
  db,
  clock,
  waitMs = desiredStateWaitMs,
}: {
  db: Db
  clock: () => Date
  waitMs?: number
}): FastifyPluginAsyncZod {
  return async (app) => {
    const hub = openDesiredStateHub(db)
    const asking = new WeakMap<FastifyRequest, number>()
    app.addHook('preClose', () => hub.close())
    app.addHook('onRequest', async (request, reply) => {
      const token = bearerToken(request.headers.authorization)
      const [node] = token
        ? await db
            .select({ id: nodes.id })
            .from(nodes)
            .where(eq(nodes.tokenHash, hashOf(token)))
        : []
      if (!node) return sendError(request, reply, 'unauthorized')
      asking.set(request, node.id)
    })
    const nodeOf = (request: FastifyRequest): number => {
      const id = asking.get(request)
      if (id === undefined) throw new Error('a route asked for a node before its token was checked')
      return id
    }

    app.get(
      getDesiredState.path,
      {
        logLevel: 'warn',
        schema: {
          summary: 'What the servers of a node should be; waits until that is no more what the node knows',
          security: [{ nodeToken: [] }],
          querystring: z.object({ after: z.coerce.number().int().nonnegative().default(0) }),
          response: { 200: DesiredState, 400: ErrorBody, 401: ErrorBody, 503: ErrorBody },
        },
      },
      async (request, reply) => {
        const nodeId = nodeOf(request)
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        const end = performance.now() + waitMs
        await beginRevisions(db, nodeId)
        // A database that was put back to an older state has a lower revision, which is news too.
        while ((await revisionOf(db, nodeId)) === request.query.after) {
          const leftMs = end - performance.now()
          if (leftMs <= 0 || hub.closed || gone.signal.aborted) break
          await hub.next(nodeId, Math.min(leftMs, lookMs), gone.signal)
          await endWatches(db, nodeId)
        }
        return reply.header('cache-control', 'no-store').send(await desiredStateOf(db, nodeId))
      },
    )

    app.post(
      reportNodeServers.path,
      {
        logLevel: 'warn',
        bodyLimit: reportLimit,
        preValidation: async ({ body, log }) => refuseUnreadable(body, log),
        schema: {
          summary: 'A node says what its servers are',
          security: [{ nodeToken: [] }],
          body: NodeServersReport,
          response: reportAnswers,
        },
      },
      async (request, reply) => {
        await storeServersReport(db, nodeOf(request), request.body, clock())
        return reply.code(204).send(null)
      },
    )
  }
}
