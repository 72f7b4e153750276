import { randomUUID } from 'node:crypto'
import { type EdgeReport, edgeReportEveryMs } from '@zubr/contracts/edge/endpoints'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { Counts } from './report-counts.ts'

type Options = ApiAccess & { clock: Clock; random?: (() => number) | undefined }

/**
 * Reports at once and then every ten seconds, until `signal` aborts. What was not answered is sent again as it was, so that the API, which
 * knows reports by their ids, counts nothing twice; what happens meanwhile waits for the next.
 */
export function sendReports(
  options: Options,
  next: { port: number; take: () => Counts },
  signal: AbortSignal,
): Promise<void> {
  const { name, log, clock, apiUrl } = options
  let report: EdgeReport | undefined
  return keepTrying(
    options,
    signal,
    async () => {
      report ??= { id: randomUUID(), port: next.port, ...next.take() }
      const asked = { body: report, signal }
      const called = await call({ ...options, timeoutMs: 5_000 }, 'POST /api/node/edge/report', asked)
      // It can't be read there, and never will be.
      if (called.outcome === 'refused' && called.status === 400) report = undefined
      if (called.outcome !== 'stored') return called
      report = undefined
      await clock.wait(edgeReportEveryMs, signal, 'measure')
      return called
    },
    (outcome, _before, { text }) => {
      if (outcome === 'stored') log.info(`edge of ${name}: ${apiUrl} takes reports again`)
      else log.warn(`edge of ${name}: ${apiUrl} does not take reports (${text}); trying on`)
    },
  )
}
