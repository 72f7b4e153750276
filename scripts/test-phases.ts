import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preferredPorts } from '../e2e/support/ports.ts'
import { ensureChromium } from './chromium.ts'
import { ensureDebianPostgres } from './debian-postgres.ts'
import { type Finished, lintCheck, programs, run, typesCheck } from './phase.ts'

/** `again` of those that passed did so at the second try only: the machines are shared. */
type Counts = { passed: number; failed: number; skipped: number; again?: number }

/** What of the reports of vitest and Playwright is read here. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  success: boolean
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The parts of `npm test`. Each tells its outcome in one line, after the whole output of what failed. */
export function phases(reports: string) {
  const all: Counts[] = []

  const check = (name: string, args: readonly string[]) => async (): Promise<boolean> => {
    const finished = await run(args)
    const failed = finished.status === 0 ? 0 : 1
    return tell(name, finished, { passed: 1 - failed, failed, skipped: 0 })
  }

  /** Counts only if it fails: a build is no test. */
  const preparation =
    (name: string, args: readonly string[], env: Record<string, string> = {}) =>
    async (): Promise<boolean> => {
      const finished = await run(args, env)
      return tell(name, finished, { passed: 0, failed: finished.status === 0 ? 0 : 1, skipped: 0 })
    }

  function tell(name: string, { said, durationMs }: Finished, counts: Counts): boolean {
    all.push(counts)
    const { passed, failed, skipped, again = 0 } = counts
    if (failed + again > 0) console.log(`${said.trimEnd()}\n`)
    const numbers = [
      passed > 0 || failed > 0 ? `${passed} passed` : '',
      failed > 0 ? `${failed} failed` : '',
      again > 0 ? `${again} at the second try` : '',
      skipped > 0 ? `${skipped} skipped` : '',
    ].filter(Boolean)
    const seconds = `${(durationMs / 1000).toFixed(1)} s`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(8)}  ${numbers.join(', ')}`)
    return failed === 0
  }

  return {
    types: check('Types', typesCheck),
    lint: check('Lint', lintCheck),
    build: preparation('Build', ['scripts/build.mjs']),
    pages: preparation('Pages', ['scripts/pages.ts'], {
      NODE_ENV: 'production',
      ...preferredPorts,
      SITE_URL: '',
      PANEL_URL: '',
      NODE_PROBE_URL: '',
    }),

    async unit(selection: string[]): Promise<boolean> {
      const file = path.join(reports, 'unit.json')
      const finished = await run([
        programs.vitest,
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...selection,
      ])
      const report = readReport<VitestReport>(file)
      return tell('Unit and API tests', finished, {
        passed: report?.numPassedTests ?? 0,
        // A file that cannot be loaded fails without a failed test.
        failed: Math.max(report?.numFailedTests ?? 0, finished.status === 0 && report?.success ? 0 : 1),
        skipped: report?.numPendingTests ?? 0,
      })
    },

    async endToEnd(selection: string[]): Promise<boolean> {
      const file = path.join(reports, 'e2e.json')
      const finished = await endToEndRun(file, selection)
      const report = readReport<PlaywrightReport>(file)
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
      return tell('End-to-end tests', finished, {
        passed: expected + flaky,
        failed: Math.max(unexpected, finished.status === 0 && report ? 0 : 1),
        again: flaky,
        skipped,
      })
    },

    total(): Counts {
      const sum = (key: 'passed' | 'failed' | 'skipped') =>
        all.reduce((value, counts) => value + counts[key], 0)
      return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
    },
  }
}

async function endToEndRun(file: string, selection: string[]): Promise<Finished> {
  const started = Date.now()
  const sign = setInterval(() => {
    console.log(`  End-to-end tests are running, ${Math.round((Date.now() - started) / 60_000)} min`)
  }, 120_000)
  try {
    const CHROMIUM_PATH = await ensureChromium(console.log)
    if (!(await ensureDebianPostgres(console.log)))
      console.log(
        '  PostgreSQL of the package postgresql is not here: the rehearsal of a backup on it is skipped',
      )
    return await run([programs.playwright, 'test', '--reporter=dot,json', ...selection], {
      CHROMIUM_PATH,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FORCE_COLOR: '1',
    })
  } catch (error) {
    return { status: 1, said: error instanceof Error ? error.message : String(error), durationMs: 0 }
  } finally {
    clearInterval(sign)
  }
}

/** The report of a runner, which is not there if the runner broke down. */
function readReport<T>(file: string): T | undefined {
  try {
    // The runner's own format, pinned with its version.
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
