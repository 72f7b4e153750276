import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, table, writeReport } from './report.ts'

const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const rounds = 3

type Outcome = { seconds: number; status: number | null; output: string }

/** Runs a command like a developer, and measures the time until it ends. */
function npm(...args: string[]): Outcome {
  const began = performance.now()
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  return { seconds: (performance.now() - began) / 1000, status, output: stdout }
}

function measured(aim: string, ...args: string[]): (string | number)[] {
  // The first run is the warm-up.
  npm(...args)
  const all = Array.from({ length: rounds }, () => npm(...args))
  if (all.some(({ status }) => status !== 0)) throw new Error(`npm ${args.join(' ')} failed`)
  return [`\`npm ${args.join(' ')}\``, median(all.map(({ seconds }) => seconds)).toFixed(1), aim]
}

/**
 * Time of all tests from an unbuilt state, of one part, and of a type check. The machine must be
 * idle.
 */
export async function run(): Promise<void> {
  const rows = [measured('8', 'test', '--', 'price'), measured('5', 'run', 'types')]
  for (const app of ['site', 'panel'])
    rmSync(path.join(root, 'apps', app, 'build'), { recursive: true, force: true })
  const load = os.loadavg()[0] ?? 0
  const all = npm('test')
  const phases = [...all.output.matchAll(/^[✓✗] (.+?) +([\d.]+) s(?: {2}(.*))?$/gm)]
  if (phases.length === 0) throw new Error(`npm test said nothing of its phases:\n${all.output}`)
  writeReport(
    'tests',
    'The tests',
    `Seconds. A part and the type check are medians of ${rounds} warm rounds; everything ran once, from an unbuilt site and panel. The
machine's load before it was ${load.toFixed(1)}.

${table(['command', 'seconds', 'aim, at most'], [...rows, ['`npm test`', all.seconds.toFixed(0), '900']])}

\`npm test\` said: ${all.output.trimEnd().split('\n').at(-1)}. Its phases, of which those that need not wait for each other overlap:

${table(
  ['phase', 'seconds', 'outcome'],
  phases.map(([, name = '', seconds = '', outcome = '']) => [name, seconds, outcome]),
)}

The ten files of each kind that took longest:

${table(
  ['file', 'seconds'],
  [...all.output.matchAll(/^ +([\d.]+) s {2}(\S+)$/gm)].map(([, seconds = '', file = '']) => [file, seconds]),
)}`,
  )
  if (all.status !== 0) throw new Error('npm test failed')
}
