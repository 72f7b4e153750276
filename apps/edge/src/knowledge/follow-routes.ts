import { edgeRoutesWaitMs } from '@zubr/contracts/edge/endpoints'
import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

type Options = ApiAccess & { clock: Clock; random?: (() => number) | undefined }

/** An API that says the same again at once must not be asked without end. */
const unchangedMs = 250

/** Asks for routes until `signal` aborts, and hands on each answer that says something new. */
export function followRoutes(
  options: Options,
  take: (said: EdgeRoutes) => void,
  signal: AbortSignal,
): Promise<void> {
  const { name, log, clock, apiUrl } = options
  // From 0, so that the first answer is whole, whatever was kept.
  let after = 0
  let known = ''
  return keepTrying(
    options,
    signal,
    async () => {
      const asked = { query: { after, keys: 'pairs' as const }, signal }
      const timeoutMs = edgeRoutesWaitMs + 10_000
      const called = await call({ ...options, timeoutMs }, 'GET /api/node/edge/routes', asked)
      if (called.outcome !== 'stored') return called
      const said = called.answer
      // These may be others without a new revision: they follow from the API's configuration too.
      const rest = JSON.stringify([said.edges, said.zone, said.peers, said.keys])
      if (said.revision !== after || said.whole || rest !== known) take(said)
      known = rest
      if (said.revision === after) await clock.wait(unchangedMs, signal)
      after = said.revision
      return called
    },
    (outcome, _before, { status, text }) => {
      if (outcome === 'stored') log.info(`edge of ${name}: routes come from ${apiUrl} again`)
      else if (status === 401)
        log.error(`edge of ${name}: ${apiUrl} does not know this token; players join by what is kept`)
      else log.warn(`edge of ${name}: no routes come from ${apiUrl} (${text}); players join by what is kept`)
    },
  )
}
