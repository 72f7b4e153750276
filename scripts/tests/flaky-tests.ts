import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../phase.ts'

/** A test that failed and passed when repeated. `file` is relative to the root. */
export type FlakyTest = { kind: 'unit' | 'browser'; file: string; title: string }
/** `firstSeen` is a day in UTC; `commit` is the short hash of the tested state. */
export type RecordedFlakyTest = FlakyTest & { firstSeen: string; commit: string }

const recordFile = path.join(root, 'bench/results/flaky-tests.json')
type Options = { file?: string; today?: Date; commit?: string }

/**
 * The recorded tests in their order. Throws an Error with the file's name if the list is invalid.
 */
export function readFlakyTests(file = recordFile): RecordedFlakyTest[] {
  if (!existsSync(file)) return []
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(content) && content.every(isRecorded)) return content
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(
    `${path.relative(root, file)}: expected a JSON list of { kind, file, title, firstSeen, commit }.`,
  )
}

/** Records new tests and returns them. A recorded one keeps its first day and commit. */
export function recordFlakyTests(
  tests: readonly FlakyTest[],
  { file = recordFile, today = new Date(), commit }: Options = {},
): RecordedFlakyTest[] {
  const known = new Map(readFlakyTests(file).map((test) => [keyOf(test), test]))
  const unknown = new Map(
    tests.map((test) => [keyOf(test), test] as const).filter(([key]) => !known.has(key)),
  )
  if (unknown.size === 0) return []
  const seen = { firstSeen: today.toISOString().slice(0, 10), commit: commit ?? currentCommit() }
  const added = [...unknown.values()].map(({ kind, file, title }) => ({ kind, file, title, ...seen }))
  const sorted = [...known.values(), ...added].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  mkdirSync(path.dirname(file), { recursive: true })
  // Atomic: a killed run keeps the previous list.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(unfinished, file)
  return added
}

const keyOf = ({ kind, file, title }: FlakyTest) => JSON.stringify([kind, file, title])

function isRecorded(value: unknown): value is RecordedFlakyTest {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return (
    (fields.kind === 'unit' || fields.kind === 'browser') &&
    ['file', 'title', 'firstSeen', 'commit'].every((key) => typeof fields[key] === 'string')
  )
}

/** `unknown` in an archive of the sources, which has no history. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    // The folder is no clone of git.
    return 'unknown'
  }
}
