import path from 'node:path'
import { expect, test } from 'vitest'
import { imports, sources } from './testing/imports.ts'
import { textOf } from './testing/repository-files.ts'

// Rules for folders and imports. Each failure says how to fix it.

/** Lists of messages and data, and generated files may be long. */
const isList = (file: string) =>
  /^packages\/i18n\/src\/(?:addons|diagnosis|messages|panel|files|glossary)[./]|^content\/|^apps\/api\/migrations\//.test(
    file,
  )

test('structure: the imports of this repository are found', () => {
  expect(imports.get('scripts/rules/structure.test.ts')).toEqual([
    'scripts/rules/testing/imports.ts',
    'scripts/rules/testing/repository-files.ts',
  ])
  expect(imports.get('apps/api/src/app-options.ts')).toContain('packages/config/src/index.ts')
})

test('structure: there are no import cycles', () => {
  expect(circles(), 'move what both need to a file of its own, or hand it in as a parameter').toEqual([])
})

/** Subjects of the API; each may import those before it. */
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

/**
 * Folders of the apps with features: a folder imports `shared` ones and earlier ones in `order`.
 * Files directly in the app's folder compose features: only `files` may be imported from inside.
 */
const apps: { folder: string; shared: string[]; order: string[]; files?: string[] }[] = [
  {
    folder: 'apps/api/src/',
    shared: ['http', 'operators', 'database', 'jobs', 'metrics', 'workflows'],
    order: subjects,
  },
  {
    folder: 'apps/node/src/',
    shared: ['runtime', 'ping'],
    order: ['console', 'cores', 'jobs', 'backups', 'files', 'changes', 'sftp', 'servers'],
  },
  {
    folder: 'apps/panel/app/',
    shared: ['api', 'components', 'cores', 'file-access'],
    order: [
      ...[
        'account',
        'server',
        'console-link',
        'log-sharing',
        'backups',
        'ports',
        'schedule',
        'balance',
        'terms',
      ],
      ...['files', 'players', 'addons', 'create', 'diagnosis', 'console', 'settings', 'addresses'],
      ...['overview', 'servers', 'frame', 'demo'],
    ],
    files: [
      'deployment.ts',
      'formats.ts',
      'i18n.tsx',
      'language.ts',
      'paths.ts',
      'session.tsx',
      'show-panel.tsx',
      'storage.ts',
    ],
  },
  {
    folder: 'apps/edge/src/',
    shared: ['wire', 'limits', 'sockets'],
    order: ['peers', 'knowledge', 'connection', 'service'],
    files: ['decide.ts', 'edge-context.ts', 'edge.ts'],
  },
]

/** The feature folder of a file; undefined for tests and for files directly in the app's folder. */
function featureOf(file: string, app: string): string | undefined {
  if (!file.startsWith(app) || /\.test\.tsx?$|\/testing\//.test(file)) return undefined
  return file.slice(app.length).split('/').slice(0, -1)[0]
}

test.each(apps)(
  'structure: every folder of $folder has a place in the order',
  ({ folder, shared, order }) => {
    const code = sources.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    const found = new Set(code.map((file) => featureOf(file, folder)).filter((name) => name !== undefined))
    expect([...found].sort(), 'add the folder to `apps` in this file').toEqual([...shared, ...order].sort())
  },
)

test.each(apps)(
  'structure: folders of $folder import earlier ones only',
  ({ folder, shared, order, files: open = [] }) => {
    const backward = [...imports].flatMap(([file, imported]) => {
      const feature = featureOf(file, folder)
      if (feature === undefined) return []
      const isShared = shared.includes(feature)
      const allowed = isShared ? shared : [...shared, ...order.slice(0, order.indexOf(feature) + 1)]
      return imported
        .filter((target) => target.startsWith(folder))
        .filter((target) => {
          const other = featureOf(target, folder)
          return other === undefined ? !open.includes(target.slice(folder.length)) : !allowed.includes(other)
        })
        .map((target) => `${file} imports ${target}`)
    })
    const fix = `the order is ${shared.join(', ')}; ${order.join(', ')}: move what both need to an earlier folder, or pass it in where features are composed`
    expect(backward, fix).toEqual([])
  },
)

test('structure: the architecture page and its picture list all subjects in their order', () => {
  const words = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  for (const page of ['docs/architecture.md', 'docs/pictures/architecture.svg'])
    expect(words(textOf(page)), page).toContain(`${subjects.join(', ')}.`)
})

test('structure: no folder has more than 25 files', () => {
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

test('structure: no file is longer than 300 lines', () => {
  const long = sources
    .filter((file) => !isList(file))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
  expect(
    long.map(({ file, lines }) => `${file}: ${lines}`),
    'it holds two subjects at least: give each a file',
  ).toEqual([])
})

/** Import cycles as `a → b → a`; at least one of each strongly connected group. */
function circles(): string[] {
  const found: string[] = []
  /** Files whose imports have been visited. */
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

test('test isolation: a shared fixture belongs to no single test, and none mocks a module globally', () => {
  const perFile = /^(?:before|after)(?:Each|All)\(/m
  const replaced = /\bvi\.(?:mock|doMock|resetModules)\(/
  const hooked = sources.filter((file) => /\/testing\/[^/]+\.ts$/.test(file) && perFile.test(textOf(file)))
  expect(hooked, 'export a function, and call it in each test file').toEqual([])
  const own = 'scripts/rules/structure.test.ts'
  const mocking = sources.filter((file) => file !== own && replaced.test(textOf(file)))
  expect(mocking, 'hand in what is to be another').toEqual([])
})
