import { edgeRoutesWaitMs } from '@zubr/contracts/edge/endpoints'
import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

type Options = ApiAccess & { clock: Clock; random?: (() => number) | undefined }

/** Bounds the requests to an API that answers at once without a change. */
const unchangedPauseMs = 250

/**
 * Requests routes until `signal` aborts, and calls `onRoutes` with each answer that has a change.
 */
export function followRoutes(
  options: Options,
  onRoutes: (routes: EdgeRoutes) => void,
  signal: AbortSignal,
): Promise<void> {
  const { name, log, clock, apiUrl } = options
  // From 0, so that the first answer is complete, whatever is stored on disk.
  let after = 0
  let lastConfiguration = ''
  return keepTrying(
    options,
    signal,
    async () => {
      const request = { query: { after, keys: 'pairs' as const }, signal }
      const timeoutMs = edgeRoutesWaitMs + 10_000
      const called = await call({ ...options, timeoutMs }, 'GET /api/node/edge/routes', request)
      if (called.outcome !== 'stored') return called
      const routes = called.answer
      // These follow from the API's configuration and may change without a new revision.
      const configuration = JSON.stringify([routes.edges, routes.zone, routes.peers, routes.keys])
      const isChanged = routes.revision !== after || routes.isFull || configuration !== lastConfiguration
      if (isChanged) onRoutes(routes)
      lastConfiguration = configuration
      if (routes.revision === after) await clock.wait(unchangedPauseMs, signal)
      after = routes.revision
      return called
    },
    (outcome, _before, { status, text }) => {
      if (outcome === 'stored') log.info(`edge of ${name}: receiving routes from ${apiUrl} again`)
      else if (status === 401)
        log.error(`edge of ${name}: ${apiUrl} does not know this token; players join by the stored routes`)
      else log.warn(`edge of ${name}: no routes from ${apiUrl} (${text}); players join by the stored routes`)
    },
  )
}
