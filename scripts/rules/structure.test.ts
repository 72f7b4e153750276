import path from 'node:path'
import { expect, test } from 'vitest'
import { imports, sources } from './imports-for-tests.ts'
import { textOf } from './repository-files-for-tests.ts'

// Where things stand, and what may lean on what. Each says how to mend what it finds.

/** Lists of words and of data, and what tools write: as long as it has to be. */
const isList = (file: string) =>
  /^packages\/i18n\/src\/(?:addons|messages|panel|files|glossary)[./]|^content\/|^apps\/api\/migrations\//.test(
    file,
  )

test('the imports of this repository are read', () => {
  expect(imports.get('scripts/rules/structure.test.ts')).toEqual([
    'scripts/rules/imports-for-tests.ts',
    'scripts/rules/repository-files-for-tests.ts',
  ])
  expect(imports.get('apps/api/src/app.ts')).toContain('packages/config/src/index.ts')
})

test('no files import each other in a circle', () => {
  expect(circles(), 'move what both need to a file of its own, or hand it in as a parameter').toEqual([])
})

/** Subjects of the API; each may build on those before it. */
const subjects = [
  'accounts',
  'legal',
  'nodes',
  'cores',
  'catalogue',
  'promo',
  'balance',
  'companies',
  'servers',
  'payments',
  'files',
  'backups',
  'addons',
  'logs',
  'schedules',
  'edge',
  'status',
  'partners',
  'interests',
  'alerts',
]
/** What all subjects share, and what knows none of them. */
const shared = ['http', 'operators', 'database', 'jobs', 'metrics']
const api = 'apps/api/src/'

/** The folder of the API that a file is in; undefined for those beside the folders, where everything meets, and for tests. */
function roomOf(file: string): string | undefined {
  if (!file.startsWith(api) || /\.test\.ts$|-for-tests\.ts$/.test(file)) return undefined
  return file.slice(api.length).split('/').slice(0, -1)[0]
}

test('every folder of the API is a subject, or shared by all', () => {
  const rooms = new Set(sources.map(roomOf).filter((room) => room !== undefined))
  expect([...rooms].sort(), 'give a new subject its place in the order above').toEqual(
    [...subjects, ...shared].sort(),
  )
})

test('subjects of the API import only earlier ones, and what they share imports none', () => {
  const backward = [...imports].flatMap(([file, imported]) => {
    const room = roomOf(file)
    if (room === undefined) return []
    const mayUse = [...shared, ...subjects.slice(0, subjects.indexOf(room) + 1)]
    return imported
      .filter((target) => target.startsWith(api) && !mayUse.includes(roomOf(target) ?? ''))
      .map((target) => `${file} imports ${target}`)
  })
  const mend = `the order is ${subjects.join(', ')}: move what is needed to the earlier subject or to ${shared.join(', ')}, or have app.ts, workers.ts or subjects.ts hand it in`
  expect(backward, mend).toEqual([])
})

test('the page of the architecture and its picture tell of all subjects in their order', () => {
  const words = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  for (const page of ['docs/architecture.md', 'docs/pictures/architecture.svg'])
    expect(words(textOf(page)), page).toContain(`${subjects.join(', ')}.`)
})

test('no folder holds more than 25 files beside one another', () => {
  const folders = Map.groupBy(
    sources.filter((file) => !isList(file)),
    path.posix.dirname,
  )
  const crowded = [...folders].filter(([, inside]) => inside.length > 25)
  expect(
    crowded.map(([folder, inside]) => `${folder}: ${inside.length}`),
    'sort them into folders by subject, in which a newcomer finds their way',
  ).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = sources
    .filter((file) => !isList(file))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(
    long.map(({ file, lines }) => `${file}: ${lines}`),
    'it holds two subjects at least: give each a file',
  ).toEqual([])
})

/** Circles of files that import each other, as `a → b → a`; one at least of each that is tied together. */
function circles(): string[] {
  const found: string[] = []
  /** Files whose imports lead to no circle that is not told yet. */
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): void => {
    const at = way.indexOf(file)
    if (at >= 0) found.push([...way.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    way.push(file)
    for (const target of imports.get(file) ?? []) visit(target)
    way.pop()
    done.add(file)
  }
  for (const file of imports.keys()) visit(file)
  return found
}

test('what test files share outlives each of them: it hangs on no one of them, and none replaces a module for all', () => {
  const perFile = /^(?:before|after)(?:Each|All)\(/m
  const replaced = /\bvi\.(?:mock|doMock|resetModules)\(/
  const setup = ['world/src/console-for-tests.ts', 'world/src/patience-for-tests.ts']
  const hooked = sources.filter(
    (file) => file.endsWith('-for-tests.ts') && !setup.includes(file) && perFile.test(textOf(file)),
  )
  expect(hooked, 'export a function, and call it in each test file').toEqual([])
  const own = 'scripts/rules/structure.test.ts'
  const mocking = sources.filter((file) => file !== own && replaced.test(textOf(file)))
  expect(mocking, 'hand in what is to be another').toEqual([])
})
