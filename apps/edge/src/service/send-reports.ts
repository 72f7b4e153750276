import { randomUUID } from 'node:crypto'
import { type EdgeReport, edgeReportEveryMs } from '@zubr/contracts/edge/endpoints'
import { type ApiAccess, call, keepTrying } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { ReportCounts } from '../limits/tally.ts'

type Options = ApiAccess & { clock: Clock; random?: (() => number) | undefined }

/**
 * Reports at once and then every ten seconds, until `signal` aborts.
 * A report without an answer is sent again unchanged: the API knows reports by id and counts none
 * twice.
 * What happens meanwhile goes into the next report.
 */
export function sendReports(
  options: Options,
  source: { port: number; takeCounts: () => ReportCounts },
  signal: AbortSignal,
): Promise<void> {
  const { name, log, clock, apiUrl } = options
  let report: EdgeReport | undefined
  return keepTrying(
    options,
    signal,
    async () => {
      report ??= { id: randomUUID(), port: source.port, ...source.takeCounts() }
      const request = { body: report, signal }
      const called = await call({ ...options, timeoutMs: 5_000 }, 'POST /api/node/edge/report', request)
      // The API would refuse the same report each time.
      if (called.outcome === 'refused' && called.status === 400) report = undefined
      if (called.outcome !== 'stored') return called
      report = undefined
      await clock.wait(edgeReportEveryMs, signal, 'measure')
      return called
    },
    (outcome, _before, { text }) => {
      if (outcome === 'stored') log.info(`edge of ${name}: ${apiUrl} accepts reports again`)
      else log.warn(`edge of ${name}: ${apiUrl} does not accept reports (${text}); retrying`)
    },
  )
}
