import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDebianPostgres } from '@zubr/postgres/debian'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { preferredPorts } from '../e2e/support/ports.ts'
import { ensureChromium } from './chromium.ts'
import { type Finished, lintCheck, programs, root, run, typesCheck } from './phase.ts'
import { type FlakyTest, recordFlakyTests } from './tests/flaky-tests.ts'
import {
  failedBrowserTests,
  type PlaywrightSuite,
  playwrightSeconds,
  slowest,
  type VitestFile,
  vitestSeconds,
} from './tests/test-reports.ts'

/** `unsteady`: failed once and passed when repeated; counted as passed, and listed. */
type Counts = { passed: number; failed: number; skipped: number; unsteady?: number }
type Phase = { name: string; seconds: number } & Counts

/** The used part of the reports of vitest and Playwright. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
  testResults: (VitestFile & { status: string; assertionResults: { title: string; status: string }[] })[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  /** Errors outside of tests. */
  errors: unknown[]
  suites: PlaywrightSuite[]
}

/** Repeats failed tests, and keeps the screenshots of the first attempt in test-results. */
const secondTry = [
  '--last-failed',
  '--last-failed-file=test-results/.last-run.json',
  '--output=test-results/second-try',
  '--trace=retain-on-failure',
]

/**
 * The machines are shared, so a test may lose a race with other processes. More failures than this
 * are no coincidence.
 */
const maxUnsteady = 3

const done: Phase[] = []
const reports = mkdtempSync(path.join(tmpdir(), 'zubr-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Prints one line per phase, after the whole output of a failed one. */
function printPhase(
  name: string,
  { output, durationMs }: Finished,
  counts: Counts,
  wasShown = false,
): boolean {
  const { passed, failed, skipped, unsteady = 0 } = counts
  const seconds = durationMs / 1000
  done.push({ name, seconds, ...counts })
  if (failed + unsteady > 0 && !wasShown) console.log(`${output.trimEnd()}\n`)
  const numbers = Object.entries({ passed, failed, skipped, unsteady })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${numbers.join(', ')}`,
  )
  return failed === 0
}

const check = (name: string, args: readonly string[]) => async (): Promise<boolean> => {
  const finished = await run(args)
  const failed = finished.status === 0 ? 0 : 1
  return printPhase(name, finished, { passed: 1 - failed, failed, skipped: 0 })
}

/** Counted only if it fails, because it is no test. */
const preparation =
  (name: string, args: readonly string[], env: Record<string, string> = {}) =>
  async (): Promise<boolean> => {
    const finished = await run(args, { env })
    return printPhase(name, finished, { passed: 0, failed: finished.status === 0 ? 0 : 1, skipped: 0 })
  }

export const types = check('Types', typesCheck)
export const lint = check('Lint', lintCheck)
export const build = preparation('Build', ['scripts/build.mjs'])
// Compressed quickly, because tests do not measure size.
export const pages = preparation('Pages', ['e2e/support/quick-pages.ts'], {
  NODE_ENV: 'production',
  ...preferredPorts,
  SITE_URL: '',
  PANEL_URL: '',
  NODE_PROBE_URL: '',
})

/** Unit and API tests: all, or those of these files. */
export async function unit(files: readonly string[] = []): Promise<boolean> {
  const report = path.join(reports, 'unit.json')
  const shown = files.length > 0
  if (!shown || files.some((file) => file.includes('/servers/')))
    // Tests that need the tools report it again, and fail.
    await sandboxTools()
  const reporters = [`--reporter=${shown ? 'default' : 'dot'}`, '--reporter=json']
  const finished = await run(
    [programs.vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...files],
    { shown, env: colors(shown) },
  )
  const read = readReport<VitestReport>(report)
  const counts = {
    passed: read?.numPassedTests ?? 0,
    // A file that cannot be loaded fails without a failed test.
    failed: Math.max(read?.numFailedTests ?? 0, finished.status === 0 && read?.success ? 0 : 1),
    skipped: read?.numPendingTests ?? 0,
  }
  const broken = read?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? []
  const again = () => runUnit(broken)
  const ok = await printAfterSecondTry(
    'Unit and API tests',
    finished,
    counts,
    shown,
    // An error outside of tests would not be repeated with the failed tests.
    broken.length > 0 && !finished.output.includes('Unhandled Errors') ? again : undefined,
    () =>
      (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title }) => ({ kind: 'unit' as const, file: fromRoot(name), title })),
      ),
  )
  const all = vitestSeconds(read?.testResults ?? [])
  if (!shown) console.log(slowest(all.map(([file, seconds]) => [fromRoot(file), seconds])))
  return ok
}

/**
 * Repeats a few failed tests once, because the machine may be the cause. A second failure counts; a
 * pass is listed with the first output. Tests requested by name are never repeated.
 */
async function printAfterSecondTry(
  name: string,
  first: Finished,
  counts: Counts,
  shown: boolean,
  again: (() => Promise<Finished>) | undefined,
  failedTests: () => FlakyTest[],
): Promise<boolean> {
  const { passed, failed } = counts
  if (shown || failed === 0 || failed > maxUnsteady || !again) return printPhase(name, first, counts, shown)
  const second = await again()
  const both = {
    status: second.status,
    output: `${first.output.trimEnd()}\n\nOnce more, alone:\n${second.output}`,
    durationMs: first.durationMs + second.durationMs,
  }
  const steady = { ...counts, passed: passed + failed, failed: 0, unsteady: failed }
  if (second.status === 0) recordFlakyTests(failedTests())
  return printPhase(name, both, second.status === 0 ? steady : counts)
}

const fromRoot = (file: string) => path.relative(root, file).replaceAll(path.sep, '/')

/** Runs one test many times in a row; stops at the first failure. */
export async function repeat({ kind, file, title }: FlakyTest, times: number): Promise<boolean> {
  const name = `${times} × ${path.basename(file)}`
  if (kind === 'browser') {
    const args = ['-g', escaped(title), `--repeat-each=${times}`, '--max-failures=1']
    const finished = await browserRun(path.join(reports, 'repeat.json'), [file, ...args], false)
    const failed = finished.status === 0 ? 0 : 1
    return printPhase(name, finished, { passed: 1 - failed, failed, skipped: 0 })
  }
  const began = performance.now()
  for (let run = 1; ; run++) {
    const finished = await runUnit([file, '-t', escaped(title)])
    const durationMs = performance.now() - began
    if (finished.status !== 0) {
      console.log(`${file}: run ${run} of ${times} failed`)
      return printPhase(name, { ...finished, durationMs }, { passed: 0, failed: 1, skipped: 0 })
    }
    if (run === times)
      return printPhase(name, { ...finished, durationMs }, { passed: 1, failed: 0, skipped: 0 })
  }
}

const runUnit = (args: readonly string[]) => run([programs.vitest, 'run', '--reporter=dot', ...args])
const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Installs the tools of game servers; a failure is printed, and the tests that need them report it.
 */
async function sandboxTools(): Promise<void> {
  if (process.platform !== 'linux') return
  await ensureSandboxTools(console.log).catch((error: Error) => console.log(`  ${error.message}`))
}

/** Browser tests: all, or those of these files. */
export async function browser(files: readonly string[] = []): Promise<boolean> {
  const report = path.join(reports, 'e2e.json')
  const shown = files.length > 0
  const finished = await browserRun(report, files)
  const { stats, errors = [], suites = [] } = readReport<PlaywrightReport>(report) ?? {}
  const { expected = 0, unexpected = 0, skipped = 0 } = stats ?? {}
  // A file that cannot be loaded fails without a failed test.
  const counts = { passed: expected, failed: Math.max(unexpected, finished.status === 0 ? 0 : 1), skipped }
  const again = () => browserRun(path.join(reports, 'again.json'), secondTry, false)
  const isTriedAgain = unexpected > 0 && errors.length === 0
  const ok = await printAfterSecondTry(
    'Browser tests',
    finished,
    counts,
    shown,
    isTriedAgain ? again : undefined,
    () => failedBrowserTests(suites),
  )
  if (!shown) console.log(slowest(playwrightSeconds(suites)))
  return ok
}

async function browserRun(
  report: string,
  files: readonly string[],
  shown = files.length > 0,
): Promise<Finished> {
  const started = Date.now()
  const sign = setInterval(() => {
    if (!shown) console.log(`  Browser tests are running, ${Math.round((Date.now() - started) / 60_000)} min`)
  }, 120_000)
  try {
    const CHROMIUM_PATH = await ensureChromium(console.log)
    await sandboxTools()
    const needsPostgres = !shown || files.some((file) => file.includes('backup'))
    if (needsPostgres && !(await ensureDebianPostgres(console.log)))
      console.log(
        '  PostgreSQL of the package postgresql is not here: the rehearsal of a backup on it is skipped',
      )
    const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...colors(shown) }
    const reporter = `--reporter=${shown ? 'list' : 'dot'},json`
    return await run([programs.playwright, 'test', reporter, ...files], { env, shown })
  } catch (error) {
    return { status: 1, output: error instanceof Error ? error.message : String(error), durationMs: 0 }
  } finally {
    clearInterval(sign)
  }
}

/** Collected output may be coloured; streamed output only on a terminal. */
const colors = (shown: boolean): Record<string, string> =>
  shown && !process.stdout.isTTY ? {} : { FORCE_COLOR: '1' }

/** Prints the total as the last line, and exits with the resulting status. */
export function finish(): never {
  const sum = (key: keyof Counts) => done.reduce((value, counts) => value + (counts[key] ?? 0), 0)
  const [passed, failed, unsteady] = [sum('passed'), sum('failed'), sum('unsteady')]
  if (unsteady > 0) console.log(`${unsteady} of these passed only when run again: what they said is above`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

/** A runner's report; undefined if the runner crashed. */
function readReport<T>(file: string): T | undefined {
  try {
    // The runner's own format, pinned with its version.
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    // The runner crashed before it wrote a report.
    return undefined
  }
}
