import { expect, test } from 'vitest'
import { sources } from './testing/imports.ts'
import { textOf } from './testing/repository-files.ts'

/** Folders that cannot be changed, and how many errors they swallow without a reason. */
const unfinished: { folder: string; left: number }[] = [
  // Part of the hash of a core's recipe: a changed comment installs the core again.
  { folder: 'apps/node/cores/', left: 2 },
]

/**
 * Handlers that ignore the error: `catch {`, `.catch(() =>` and the second function of `.then(`.
 */
const handlers = /\bcatch (?=\{)|\.catch(?=\(\s*(?:async )?\(\) =>)|\.then(?=\()/g
const secondOfThen = /,\s*(?=(?:async )?\(\) =>)/g
const comment = /^\s*(?:\/\/|\/?\*)|\s\/\/ |\*\/\s*$/
/** The head of a statement without braces: Biome puts the comment above it. */
const statementHead = /^\s*(?:for|while|if|else|do|void|await|return|const)\b[^;]*[^{;]$/
/** A handler that throws or calls a function, such as a log's, does something about the failure. */
const reaction = /\bthrow\b|(?<!\bnew )(?<![\w.])[\w.#?]+\(/

/** The index of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text.charAt(at))) depth++
    else if (')]}'.includes(text.charAt(at)) && --depth === 0) return at
  }
  return text.length
}

/** Where the second function of `.then(` begins, if it ignores the error. */
function rejectionHandler(text: string, open: number, end: number): number | undefined {
  for (const { 0: comma, index } of text.slice(open, end).matchAll(secondOfThen)) {
    const before = text.slice(open + 1, open + index)
    const depth = [...before].reduce(
      (sum, at) => sum + ('([{'.includes(at) ? 1 : ')]}'.includes(at) ? -1 : 0),
      0,
    )
    if (depth === 0) return open + index + comma.length
  }
  return undefined
}

/** Lines, from 1, with a handler that neither reacts nor says why. */
function swallowed(text: string): number[] {
  const lines = text.split('\n')
  return [...text.matchAll(handlers)].flatMap(({ 0: word, index }) => {
    const open = index + word.length
    const end = closing(text, open)
    const start = word === '.then' ? rejectionHandler(text, open, end) : open
    if (start === undefined) return []
    const body = text.slice(start, end).replace(/^\(?\s*(?:async )?\(\) =>/, '')
    const line = text.slice(0, word === '.then' ? start : index).split('\n').length
    let above = line - 2
    while (above > line - 4 && statementHead.test(lines[above] ?? '')) above--
    const hasReason =
      body.split('\n').some((each) => comment.test(each)) ||
      comment.test(lines[line - 1] ?? '') ||
      comment.test(lines[line - 2] ?? '') ||
      comment.test(lines[above] ?? '')
    return hasReason || reaction.test(body) ? [] : [line]
  })
}

const isSource = (file: string) =>
  /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\/|^(?:testing|e2e|bench)\//.test(file)

const found = sources
  .filter(isSource)
  .flatMap((file) => swallowed(textOf(file)).map((line) => ({ file, place: `${file}:${line}` })))

const folderOf = (file: string) => unfinished.find(({ folder }) => file.startsWith(folder))?.folder ?? ''

const fix =
  'write the reason in a comment directly above, or log the error at level debug; rethrow other errors'

test.each([...unfinished, { folder: '', left: 0 }])(
  'swallowed errors: at most $left without a reason in "$folder"',
  ({ folder, left }) => {
    const places = found.filter(({ file }) => folderOf(file) === folder).map(({ place }) => place)
    expect(places.length, `${fix}:\n${places.join('\n')}`).toBeLessThanOrEqual(left)
  },
)

test.each([
  ['await close().catch(() => undefined)', [1]],
  ['try {\n  work()\n} catch {\n  return null\n}', [3]],
  ['try {\n  work()\n} catch {}', [3]],
  ['work().then(\n  (found) => found,\n  () => [],\n)', [3]],
  ['work().then((found) => use(found), () => new Map())', [1]],
  ['// It may be closed already.\nawait close().catch(() => undefined)', []],
  ['// It may be closed already.\nfor (const one of all)\n  await one.close().catch(() => undefined)', []],
  ['try {\n  work()\n} catch {\n  // The file is damaged.\n  return null\n}', []],
  ['work().then(\n  (found) => found,\n  // There is no file.\n  () => [],\n)', []],
  ["work().catch(() => setState('failed'))", []],
  ["work().catch((error) => log.debug({ err: error }, 'not closed'))", []],
  ['work().then(() => undefined)', []],
])('swallowed errors: %j is judged', (text, lines) => {
  expect(swallowed(text)).toEqual(lines)
})
