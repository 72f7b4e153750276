import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startWorld } from '@zubr/all-in-one/start'
import { startFakeCatalogues } from '@zubr/api/catalogue/fake-sources/fake-sources'
import { readConfig } from '@zubr/config'
import { freePort } from '@zubr/process/free-port'
import type { AttackTargets } from './fairness/attackers.ts'
import { makeHalfCoreGroup } from './fairness/half-core.ts'
import { honestUser, type Measured } from './fairness/honest-user.ts'
import { table, writeReport } from './report.ts'

/** Duration of each attack, and of the rest before it. */
const seconds = Number(process.env.FAIRNESS_SECONDS ?? 15)
const attacks = ['logins', 'pages', 'openapi', 'catalogue', 'node', 'sftp'] as const
const minLimitMs = 150

const script = fileURLToPath(new URL('fairness/attackers.ts', import.meta.url))

/**
 * Honest users of a whole product while few clients flood it, compared with the same users without
 * a flood.
 */
export async function run(): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'zubr-fairness-'))
  const catalogue = await startFakeCatalogues()
  const [nodePort, sftpPort] = [await freePort(), await freePort()]
  const config = readConfig({
    ...{ SITE_PORT: '0', PANEL_PORT: '0', EDGE_PORT: '0', TRIAL_PROCESSOR_PORT: '0' },
    ...{ NODE_PORT: String(nodePort), SFTP_PORT: String(sftpPort), NODE_WARM_CORES: '0' },
    ...{ DATA_DIR: data, LOG_LEVEL: 'error', CORE_SOURCES: 'off' },
    CATALOGUE_SOURCES: Object.entries(catalogue.mirrors)
      .map(([source, url]) => `${source}=${url}`)
      .join(','),
  })
  const world = await startWorld({ config })
  const group = makeHalfCoreGroup()
  try {
    const { panelUrl, siteUrl } = world.config
    const honest = await honestUser({ panelUrl, siteUrl, nodePort, sftpPort })
    const cookies = [await honest.register('attacker-1'), await honest.register('attacker-2')]
    const targets: AttackTargets = { panelUrl, siteUrl, nodePort, sftpPort, cookies, seconds: seconds + 6 }
    await honest.measure(2)
    const rows: (string | number)[][] = []
    for (const attack of attacks) {
      const idle = await honest.measure(seconds)
      const child = spawn(process.execPath, [script, attack, JSON.stringify(targets)], { stdio: 'inherit' })
      const ended = once(child, 'exit')
      if (child.pid !== undefined) group?.add(child.pid)
      await wait(3_000)
      const during = await honest.measure(seconds)
      if (child.exitCode !== null) throw new Error(`the attackers of ${attack} ended before they should`)
      child.kill('SIGKILL')
      await ended
      rows.push(...rowsOf(attack, idle, during))
      // Connections that were dropped no longer count.
      await wait(2_000)
    }
    const isHeld = rows.every((row) => row.at(-1) === 'yes')
    writeReport(
      'fairness',
      'Honest users during floods by few clients',
      bodyOf(rows, isHeld, group !== undefined),
    )
  } finally {
    await world.stop()
    await catalogue.close()
    await group?.remove()
    rmSync(data, { recursive: true, force: true })
  }
}

function rowsOf(attack: string, idle: Measured, during: Measured): (string | number)[][] {
  return Object.entries(during).map(([what, { times, refused }]) => {
    const [before, now] = [p95(idle[what]?.times ?? []), p95(times)]
    const isHeld = refused === 0 && now <= Math.max(2 * before, minLimitMs)
    return [attack, what, Math.round(before), Math.round(now), times.length, refused, isHeld ? 'yes' : 'no']
  })
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.POSITIVE_INFINITY
}

function bodyOf(rows: (string | number)[][], isHeld: boolean, isGrouped: boolean): string {
  const load = os.loadavg()[0]?.toFixed(1)
  return `Each attack lasts ${seconds} s, after ${seconds} s without one.
${isGrouped ? 'The attackers have half a core, by a cgroup.' : 'The attackers have no cgroup: this machine does not let one be made.'}
The load of the machine was ${load} at the end, the benchmark's own included.
An attack is held if p95 is at most twice that without it, or ${minLimitMs} ms, and nobody honest is refused.

**All are held: ${isHeld ? 'yes' : 'no'}.**

${table(['attack', 'honest request', 'p95 idle, ms', 'p95 under attack, ms', 'requests', 'refused', 'held'], rows)}

Shares of the edge, of file tasks and of UDP are not measured here: \`apps/edge/src/limits/limits.test.ts\`,
\`apps/node/src/files/http/tasks.test.ts\` and \`edge-limits.test.ts\` test them, \`npm run bench -- edge/flood\` measures the edge.`
}
