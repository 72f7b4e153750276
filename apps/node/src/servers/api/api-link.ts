import { type DesiredState, desiredStateWaitMs, type NodeServersReport } from '@zubr/contracts/node-servers'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { ApiClock } from './api-clock.ts'

type ApiLinkOptions = ApiAccess & {
  clock: Clock
  /** Receives the `Date` header of each answer. */
  apiClock: Pick<ApiClock, 'onDate'>
  random?: () => number
}

/** Long-polls for desired states until `signal` aborts, and passes on each answer that is new. */
export async function followDesiredState(
  options: ApiLinkOptions,
  take: (desired: DesiredState) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Starts at 0, so that the first answer comes at once, even if a state was stored.
  let after = 0
  let edges = ''
  await keepTryingFor('desired state', options, signal, async () => {
    const timeoutMs = desiredStateWaitMs + 10_000
    const called = await call({ ...options, timeoutMs }, 'GET /api/node/desired-state', {
      query: { after },
      signal,
    })
    if (called.outcome !== 'stored') return called
    options.apiClock.onDate(called.date)
    const desired = called.answer
    // The edges may change without a new revision.
    const known = String(desired.edges)
    if (desired.revision !== after || after === 0 || known !== edges) await take(desired)
    edges = known
    // Limits the rate of requests if the API answers at once without anything new.
    if (desired.revision === after) await options.clock.wait(250, signal)
    after = desired.revision
    return called
  })
}

/**
 * Sends a report each time `next` resolves, until `signal` aborts. A retry sends the report of that
 * moment.
 */
export async function sendReports(
  options: ApiLinkOptions,
  next: (signal: AbortSignal) => Promise<void>,
  report: () => NodeServersReport,
  signal: AbortSignal,
): Promise<void> {
  let unsent = false
  await keepTryingFor('reports', options, signal, async () => {
    if (!unsent) await next(signal)
    if (signal.aborted) return { outcome: 'stored' }
    unsent = true
    const body = report()
    const called = await call({ ...options, timeoutMs: 5_000 }, 'POST /api/node/servers', { body, signal })
    if (called.outcome !== 'stored') return called
    options.apiClock.onDate(called.date)
    unsent = false
    return called
  })
}

function keepTryingFor(
  what: string,
  options: ApiLinkOptions,
  signal: AbortSignal,
  attempt: Parameters<typeof keepTrying>[2],
): Promise<void> {
  const { name, log } = options
  return keepTrying(options, signal, attempt, (outcome, before) => {
    if (before === 'stored')
      log.warn(`node ${name}: ${what} could not be exchanged with the API (${outcome}); retrying`)
  })
}
