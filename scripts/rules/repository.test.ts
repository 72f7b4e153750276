import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../phase.ts'
import { files, textOf } from './testing/repository-files.ts'

// Rules for the whole repository. Each failure says how to fix it.

const isText = (file: string) => /\.(?:ts|tsx|mjs|js|json|md|css|sql|yml|html)$|^\.ci\//.test(file)

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>> & { name: string }

/** `file:line` of each matching line. */
function linesWith(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  )
}

test("environment: it is read by readConfig only, at a program's entry", () => {
  const mayRead =
    /^(?:scripts|e2e|bench|packages\/testing)\/|(?:^|\/)(?:main|dev)\.ts$|\.config\.ts$|\/testing\/server\.ts$|\.test\.tsx?$/
  // Passes the environment to a child process, or calls readConfig.
  const passesOn = /env: \{[^}]*process\.env|PATH: process\.env\.PATH|readConfig\(process\.env\)/
  const found = linesWith(
    /process\.env/,
    files.filter((file) => /\.tsx?$/.test(file) && !mayRead.test(file)),
  ).filter((place) => !passesOn.test(lineAt(place)))
  expect(found, 'hand the Config in from where the program begins').toEqual([])
})

test('lock file: it contains no download address', () => {
  expect(
    linesWith(/"resolved": "http/, ['package-lock.json']).length,
    'install with omit-lockfile-registry-resolved=true, as .npmrc says',
  ).toBe(0)
})

test('Node version: package.json names the range, and .npmrc does not enforce it', () => {
  const { engines } = JSON.parse(textOf('package.json')) as { engines?: { node?: string } }
  expect(engines?.node, 'the packaged Node 24 does the work; npm alone needs the outer one').toBe('>=20')
  expect(textOf('.npmrc')).not.toContain('engine-strict')
})

test('paths: no file contains a path of the machine it was written on', () => {
  const homes = ['work', 'root', 'home', 'Users'].join('|')
  const place = new RegExp(`(?<![\\w.}])/(?:${homes})/[\\w.-]+`)
  expect(
    linesWith(
      place,
      files.filter((file) => isText(file) && file !== 'package-lock.json'),
    ),
    'write paths from the repository, or take them from the environment',
  ).toEqual([])
})

test('size: no file is too large for a repository', () => {
  const large = files.filter((file) => statSync(path.join(root, file)).size > 600 * 1024)
  expect(large, 'make it smaller, or have it made by the build').toEqual([])
})

test("tests: their file names match a runner's pattern", () => {
  const strays = files.filter(
    (file) => /\.(?:spec|e2e)\.tsx?$/.test(file) && !/^e2e\/[\w-]+\/[\w-]+\.e2e\.ts$/.test(file),
  )
  expect(strays, 'x.test.ts beside the code, or e2e/<subject>/x.e2e.ts').toEqual([])
})

/** Import specifiers of a file. */
const importsOf = (file: string) =>
  [
    ...textOf(file).matchAll(
      /^(?:import|export|\}).* from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, from, bare, late]) => from ?? bare ?? late ?? '')
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file)

test('dependencies: every imported package is declared in the nearest package.json', () => {
  const manifests = new Map(
    files
      .filter((file) => path.basename(file) === 'package.json')
      .map((file) => [path.dirname(file), JSON.parse(textOf(file)) as Manifest]),
  )
  const declared = (folder: string) => {
    const { name, dependencies, devDependencies } = manifests.get(folder) ?? {}
    return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })])
  }
  const workspaces = [...manifests.keys()].filter((folder) => folder !== '.')
  const ofTheRoot = declared('.')
  const found = files
    // Tests of the content render it with the site's code.
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/^content\/[\w.-]+\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const workspace = workspaces.find((folder) => file.startsWith(`${folder}/`))
      const allowed = declared(workspace ?? '.')
      return importsOf(file)
        .filter((name) => !/^(?:node:|virtual:|astro:)/.test(name))
        .filter((name) => {
          if (name.startsWith('.'))
            return workspace && !path.posix.join(path.dirname(file), name).startsWith(`${workspace}/`)
          // Programs of the root import every workspace; tests use the root's tools.
          if (workspace === undefined && name.startsWith('@zubr/')) return false
          return !allowed.has(packageOf(name)) && !(isTest(file) && ofTheRoot.has(packageOf(name)))
        })
        .map((name) => `${file}: ${name}`)
    })
  expect(found, 'declare it there, and import other workspaces by their @zubr/ names').toEqual([])
})

test('imports: packages import no app, and browser tests no scripts or benchmarks', () => {
  const apps = /^@zubr\/(?:all-in-one|api|cli|data-dir|edge|node|panel|site|trial-processor)\b/
  const found = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) =>
          file.startsWith('packages/')
            ? apps.test(name)
            : file.startsWith('e2e/') &&
              /^(?:scripts|bench)\//.test(path.posix.join(path.dirname(file), name)),
        )
        .map((name) => `${file}: ${name}`),
    )
  expect(found, 'move what both need down, into a package').toEqual([])
})

/** Workspaces that a program may import, besides packages. Source: docs/architecture.md. */
const programs: Record<string, string[]> = {
  // Only `main.ts` imports the content; tests are excepted.
  api: ['content'],
  cli: ['content', 'api', 'data-dir'],
  'data-dir': ['content', 'api', 'trial-processor'],
  edge: [],
  node: [],
  panel: ['content'],
  // The site's server also serves the files of the panel.
  site: ['content', 'panel'],
  'trial-processor': [],
}

test.each(Object.entries(programs))('imports: apps/%s imports packages and %j only', (app, allowed) => {
  const isPackage = new Set(
    files.flatMap((file) => /^packages\/([\w-]+)\/package\.json$/.exec(file)?.slice(1) ?? []),
  )
  const found = files
    .filter((file) => file.startsWith(`apps/${app}/`) && /\.(?:tsx?|mjs)$/.test(file) && !isTest(file))
    .flatMap((file) =>
      importsOf(file).map((name) => ({ file, workspace: /^@zubr\/([\w-]+)/.exec(name)?.[1] })),
    )
    .filter(
      ({ workspace }) =>
        workspace !== undefined &&
        workspace !== app &&
        !isPackage.has(workspace) &&
        !allowed.includes(workspace),
    )
    .map(({ file, workspace }) => `${file}: @zubr/${workspace}`)
  expect(found, 'talk over HTTP, or move what both need into a package').toEqual([])
})

test('domain: no rule reads a clock, does I/O or is random', () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|from 'node:|\bfetch\(|\bprocess\./
  const sources = files.filter((file) => /^packages\/domain\/src\/.*\.ts$/.test(file) && !isTest(file))
  expect(sources).not.toEqual([])
  expect(linesWith(impure, sources), 'pass the time or the value in as a parameter').toEqual([])
})

function lineAt(place: string): string {
  const [file = '', line] = place.split(':')
  return textOf(file).split('\n')[Number(line) - 1] ?? ''
}
