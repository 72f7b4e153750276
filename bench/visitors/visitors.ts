import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { NodeReport } from '@zubr/contracts/nodes'
import type { PartnerApplication } from '@zubr/contracts/partners'

/** Request kinds; the letters are those of visitors.lua. */
export const asked = { application: 'a', report: 'r', '/nodes_stats': 'n', '/api/status': 's' } as const
export type VisitKind = keyof typeof asked

export type Answered = { requests: number; perSecond: number; p50Ms: number; p99Ms: number }

/** An average one of some 600 characters. `{n}` makes it unique. */
export const application: PartnerApplication = {
  name: 'Visitor number {n}',
  age: '24',
  contacts: 'Discord: visitor{n}, visitor{n}@mail.example',
  media:
    'https://video.example/visitor{n} (12,400 subscribers, two films a week), https://short.example/visitor{n}',
  offer:
    'A film about moving a modded server to you, with the load before and after it, and a link below each of the next ten. '.repeat(
      2,
    ),
  wants: 'A server with 8 GB for as long as we work together, and a code for those who watch.',
}

const report: NodeReport = {
  load: 41.5,
  memoryUsedBytes: 24e9,
  memoryTotalBytes: 64e9,
  diskFreeBytes: 4e11,
  diskTotalBytes: 1e12,
  problem: null,
}

const script = fileURLToPath(new URL('visitors.lua', import.meta.url))
let visitors = 0

/** `connections` clients that repeat at once, in turn for each kind in `what`. */
export async function visit(
  url: string,
  { what, connections, seconds }: { what: readonly VisitKind[]; connections: number; seconds: number },
): Promise<Answered> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url, '--'],
    ...[String(visitors), JSON.stringify(application), JSON.stringify(report)],
    what.map((each) => asked[each]).join(''),
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${what} met errors:\n${stdout}`)
  const figure = (pattern: RegExp) => {
    const [, number, unit = ''] = pattern.exec(stdout) ?? []
    const factor: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }
    return Number(number) * (factor[unit] ?? 1)
  }
  const requests = figure(/(\d+) requests in/)
  // wrk has sent some more requests without waiting for their responses.
  visitors += requests + 2 * connections
  return {
    requests,
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: figure(/50%\s+([\d.]+)(us|ms|s)/),
    p99Ms: figure(/99%\s+([\d.]+)(us|ms|s)/),
  }
}
