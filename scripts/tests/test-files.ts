import { readdirSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { root } from '../phase.ts'

const kinds = { unit: /\.test\.tsx?$/, browser: /\.e2e\.ts$/ } as const

/** Paths of a kind's tests, from the root, that contain one of the parts; all without parts. */
export function testFiles(kind: keyof typeof kinds, parts: readonly string[] = []): string[] {
  const wanted = parts.map((part) => part.toLowerCase())
  return [...filesBelow(root)]
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((name) => kinds[kind].test(name))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part)))
    .sort()
}

/** Message that no test's path contains the parts, with suggestions. */
export function nothingMatches(kind: keyof typeof kinds, parts: readonly string[]): string {
  const [name, other, otherName, otherCommand] =
    kind === 'unit'
      ? (['unit test', 'browser', 'browser tests', 'npm run e2e'] as const)
      : (['browser test', 'unit', 'unit tests', 'npm test'] as const)
  const elsewhere = testFiles(other, parts)
  const near = nearest(parts[0] ?? '', testFiles(kind))
  return [
    `There is no ${name} whose path holds ${parts.join(' or ')}.`,
    elsewhere.length > 0
      ? `There are ${otherName}: ${otherCommand} -- ${parts.join(' ')}\n${indented(elsewhere)}`
      : `Near it:\n${indented(near)}`,
  ].join('\n')
}

const indented = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n')

/** The five paths with a word closest to `part` by edit distance. */
function nearest(part: string, names: readonly string[]): string[] {
  const changes = (name: string) =>
    Math.min(...name.split(/[/.-]/).map((word) => distance(part.toLowerCase(), word.toLowerCase())))
  return names
    .map((name) => ({ name, changes: changes(name) }))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, 5)
    .map(({ name }) => name)
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(?:node_modules|build|data|\..*)$/.test(entry.name)) continue
    const inner = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(inner)
    else yield inner
  }
}
