import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endEverything, root } from './phase.ts'
import { phases } from './test-phases.ts'

// npm test, or `npm test -- <filter>…` for what a part of a file's path, or of a test's title, matches.

const filters = process.argv.slice(2)
process.on('exit', endEverything)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

const reports = mkdtempSync(path.join(tmpdir(), 'zubr-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const { build, types, lint, unit, pages, endToEnd, total } = phases(reports)

if (filters.length === 0) await testEverything()
else await testMatching()

const { passed, failed } = total()
if (passed + failed === 0)
  console.log(
    filters.length > 0 ? `No path and no title of a test holds ${filters.join(' or ')}.` : 'Nothing ran.',
  )
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Two cores: what is quick and independent first, then the unit tests beside the making of pages, then the browser. */
async function testEverything(): Promise<void> {
  const [built] = await Promise.all([build(), types(), lint()])
  await Promise.all([unit([]), built ? pages() : undefined])
  if (built) await endToEnd([])
}

async function testMatching(): Promise<void> {
  if (filters.includes('types')) await types()
  if (filters.includes('lint')) await lint()
  const unitTests = selection(/\.test\.tsx?$/, '.')
  if (unitTests) await unit(unitTests)
  const browserTests = selection(/\.e2e\.ts$/, 'e2e')
  if (browserTests && (await build())) await endToEnd(browserTests)
}

/** Arguments that make a runner run what the filters match: whole files by their path, else tests by their title. */
function selection(kind: RegExp, folder: string): string[] | undefined {
  const files = [...filesBelow(path.join(root, folder))].filter((file) => kind.test(file))
  const names = files.map((file) => path.relative(root, file))
  const byPath = names.filter((name) =>
    filters.some((filter) => name.toLowerCase().includes(filter.toLowerCase())),
  )
  if (byPath.length > 0) return byPath
  const byText = names.filter((name) => {
    const text = readFileSync(path.join(root, name), 'utf8')
    // A title may be put together from parts, so its words count one by one.
    return filters.some((filter) => filter.split(/\s+/).every((word) => text.includes(word)))
  })
  if (byText.length === 0) return undefined
  const title = filters.map((filter) => filter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return [...byText, folder === 'e2e' ? `--grep=${title}` : `--testNamePattern=${title}`]
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(node_modules|build|data|\..*)$/.test(entry.name)) continue
    const inner = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(inner)
    else yield inner
  }
}
