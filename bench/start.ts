import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from '../e2e/support/launch.ts'
import { freePorts, preferredAddresses } from '../e2e/support/ports.ts'
import { median, table, writeReport } from './report.ts'

const rounds = 5

/**
 * Time of `npm start` for a built product until it is ready: with a new folder, with an existing
 * one, and after a kill.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zubr-bench-start-'))
  const rows: string[][] = []
  try {
    // The first start renders the pages for these addresses.
    await started(path.join(folder, 'pages'))
    const [fresh, again, killed]: [Figures[], Figures[], Figures[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      const dataDir = path.join(folder, `data-${round}`)
      fresh.push(await started(dataDir))
      again.push(await started(dataDir, 'SIGKILL'))
      killed.push(await started(dataDir))
    }
    for (const [name, figures] of [
      ['a new folder', fresh],
      ['the folder of an earlier start', again],
      ['the folder of one that was killed -9', killed],
    ] as const)
      rows.push([
        name,
        ...(['wall', 'processor'] as const).map((what) => median(figures.map((one) => one[what])).toFixed(2)),
      ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  writeReport(
    'start',
    'The start',
    `Seconds from the command to the line that says "ready"; medians of ${rounds}. Aim: 5 s of processor time, and 5 s after a kill.

${table(['data folder', 'seconds', 'of processor time'], rows)}`,
  )
}

type Figures = { wall: number; processor: number }

async function started(dataDir: string, end: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<Figures> {
  const [SITE_PORT = '', PANEL_PORT = '', NODE_PORT = ''] = await freePorts(3)
  const began = performance.now()
  const product = launch({
    SITE_PORT,
    PANEL_PORT,
    NODE_PORT,
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    ...preferredAddresses,
    DATA_DIR: dataDir,
  })
  try {
    await product.ready()
    return { wall: (performance.now() - began) / 1_000, processor: processorSeconds(product.child.pid) }
  } finally {
    await product.end(end)
  }
}

/**
 * CPU time of a process and its waited-for children. Source: proc(5), fields 14 to 17, in
 * hundredths.
 */
function processorSeconds(pid: number | undefined): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}
