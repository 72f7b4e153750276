import { endChildrenAtExit } from './phase.ts'
import { browser, build, finish, lint, pages, repeat, types, unit } from './test-phases.ts'
import { readFlakyTests } from './tests/flaky-tests.ts'
import { nothingMatches, testFiles } from './tests/test-files.ts'

// npm run test:all: every test of both tiers, like the nightly workflow. `npm run test:all --
// <part>`: one part. `npm run test:all -- unit <path>…`: only files whose path contains an
// argument.

const parts = {
  checks: async () => void (await Promise.all([types(), lint()])),
  unit: (paths: readonly string[]) => ofKind('unit', paths),
  browser: (paths: readonly string[]) => ofKind('browser', paths),
  flaky: repeatFlakyTests,
} satisfies Record<string, (paths: readonly string[]) => Promise<void>>

/** Number of consecutive passes required of a test that was flaky. */
const flakyRuns = 20

async function ofKind(kind: 'unit' | 'browser', paths: readonly string[]): Promise<void> {
  const files = paths.length > 0 ? testFiles(kind, paths) : []
  if (paths.length > 0 && files.length === 0) return console.log(nothingMatches(kind, paths))
  if (kind === 'unit') await unit(files)
  else if ((await build()) && (await pages())) await browser(files)
}

async function repeatFlakyTests(): Promise<void> {
  const tests = readFlakyTests()
  if (tests.some(({ kind }) => kind === 'browser') && !((await build()) && (await pages()))) return
  for (const test of tests) await repeat(test, flakyRuns)
}

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)

const [part, ...paths] = process.argv.slice(2)
endChildrenAtExit()
if (part === undefined) for (const run of Object.values(parts)) await run([])
else if (isPart(part)) await parts[part](paths)
else console.log(`There is no part "${part}": expected ${Object.keys(parts).join(', ')}.`)
finish()
