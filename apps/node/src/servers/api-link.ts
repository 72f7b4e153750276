import {
  DesiredState,
  desiredStateWaitMs,
  getDesiredState,
  type NodeServersReport,
  reportNodeServers,
} from '@zubr/contracts/servers'
import type { ApiClock } from '../api-clock.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type Outcome, retryDelay } from '../retry-delay.ts'

export type ApiLinkOptions = {
  name: string
  token: string
  apiUrl: string
  log: Log
  clock: Clock
  /** Hears the `Date` of each answer. */
  apiClock: Pick<ApiClock, 'heard'>
  random?: () => number
}

/** Asks for desired states until `signal` aborts, and hands on each answer that says something new. */
export async function followDesiredState(
  options: ApiLinkOptions,
  take: (desired: DesiredState) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // From 0, so that the first answer comes at once, whatever was kept.
  let after = 0
  await keepTrying(options, 'desired state', signal, async () => {
    const path = `${getDesiredState.path}?after=${after}`
    const response = await ask(
      options,
      path,
      { method: getDesiredState.method },
      desiredStateWaitMs + 10_000,
      signal,
    )
    if (!response.ok) return outcomeOf(response.status)
    const desired = DesiredState.parse(await response.json())
    if (desired.revision !== after || after === 0) await take(desired)
    // An API that answers at once without anything new must not be asked without end.
    if (desired.revision === after) await options.clock.wait(250, signal)
    after = desired.revision
    return 'stored'
  })
}

/** Reports whenever `next` resolves, until `signal` aborts. What could not be sent is sent as it is by then. */
export async function sendReports(
  options: ApiLinkOptions,
  next: (signal: AbortSignal) => Promise<void>,
  report: () => NodeServersReport,
  signal: AbortSignal,
): Promise<void> {
  let unsent = false
  await keepTrying(options, 'reports', signal, async () => {
    if (!unsent) await next(signal)
    if (signal.aborted) return 'stored'
    unsent = true
    const init = {
      method: reportNodeServers.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report()),
    }
    const response = await ask(options, reportNodeServers.path, init, 5_000, signal)
    await response.body?.cancel()
    if (!response.ok) return outcomeOf(response.status)
    unsent = false
    return 'stored'
  })
}

async function keepTrying(
  { name, log, clock, random = Math.random }: ApiLinkOptions,
  what: string,
  signal: AbortSignal,
  attempt: () => Promise<Outcome>,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let outcome: Outcome
    try {
      outcome = await attempt()
    } catch {
      outcome = 'away'
    }
    if (signal.aborted) return
    if (outcome === 'stored') {
      failures = 0
      continue
    }
    failures += 1
    if (failures === 1)
      log.warn(`node ${name}: the API does not take or give ${what} (${outcome}); trying on`)
    await clock.wait(retryDelay(outcome, failures, random()), signal)
  }
}

async function ask(
  { apiUrl, token, apiClock }: ApiLinkOptions,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(apiUrl + path, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
    // A redirect would carry the token elsewhere.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (response.ok) apiClock.heard(response.headers.get('date'))
  return response
}

function outcomeOf(status: number): Outcome {
  return status >= 500 || status === 408 || status === 429 ? 'away' : 'refused'
}
