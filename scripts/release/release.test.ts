import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataDirOf, lastRelease, prepareRelease, releaseToRun } from './release.mjs'

let root: string
let said: string[]
let built: number

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'zubr-release-'))
  said = []
  built = 0
  for (const folder of ['content', 'apps/site/build', 'packages/domain', 'node_modules/@zubr', 'data'])
    await mkdir(path.join(root, folder), { recursive: true })
  await write('content/plans.ts', 'price: 490')
  await write('content/plans.test.ts', 'a test')
  await write('node_modules/library.js', 'version 1')
  await symlink('../../packages/domain', path.join(root, 'node_modules/@zubr/domain'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFile(path.join(root, file), text)
const read = (...file: string[]) => readFile(path.join(...file), 'utf8')
const failureFile = () => path.join(root, 'data', 'build-failed')
/** A build that copies the price, and fails for an invalid one, like the site's build. */
async function options() {
  const price = await read(root, 'content/plans.ts')
  return {
    root,
    dataDir: path.join(root, 'data'),
    say: (line: string) => void said.push(line),
    hash: () => Buffer.from(price).toString('hex').padEnd(64, '0'),
    async build() {
      built += 1
      await write('apps/site/build/page.html', '')
      if (!/^price: \d+$/.test(price)) throw new Error(`content/plans.ts:1: expected a number: ${price}`)
      await write('apps/site/build/page.html', price)
    },
  }
}

test('release: it is a copy that does not change with the repository', async () => {
  const release = await prepareRelease(await options())
  await write('content/plans.ts', 'price: 500')
  await write('apps/site/build/page.html', 'another build')
  await rm(path.join(root, 'node_modules/library.js'))
  await write('node_modules/library.js', 'version 2')
  expect(await read(release, 'content/plans.ts')).toBe('price: 490')
  expect(await read(release, 'apps/site/build/page.html')).toBe('price: 490')
  expect(await read(release, 'node_modules/library.js')).toBe('version 1')
  await write('packages/domain/rule.ts', 'later')
  await expect(stat(path.join(release, 'node_modules/@zubr/domain/rule.ts'))).rejects.toThrow('ENOENT')
  await expect(stat(path.join(release, 'content/plans.test.ts'))).rejects.toThrow('ENOENT')
})

test('release: an existing build is not repeated', async () => {
  const release = await releaseToRun(await options())
  expect(await releaseToRun(await options())).toBe(release)
  expect(built).toBe(1)
})

test('release: after a content error the last good build is used, and the operator is told', async () => {
  const good = await releaseToRun(await options())
  await write('content/plans.ts', 'price: four')
  expect(await releaseToRun(await options())).toBe(good)
  expect(await read(good, 'content/plans.ts')).toBe('price: 490')
  expect(await read(good, 'apps/site/build/page.html')).toBe('price: 490')
  expect(said.join('\n')).toMatch(/expected a number[\s\S]*last good build[\s\S]*npm run build/)
  expect(await read(failureFile())).toContain('expected a number')
  await write('content/plans.ts', 'price: 500')
  const next = await releaseToRun(await options())
  expect(await read(next, 'apps/site/build/page.html')).toBe('price: 500')
  await expect(stat(failureFile())).rejects.toThrow('ENOENT')
})

test('release: `npm run build` fails on a content error and leaves the current release', async () => {
  const good = await prepareRelease(await options())
  await write('content/plans.ts', 'price: four')
  await expect(prepareRelease(await options())).rejects.toThrow('expected a number')
  expect(lastRelease(root)).toBe(good)
})

test('release: without a good build the error ends the start', async () => {
  await write('content/plans.ts', 'price: four')
  await expect(releaseToRun(await options())).rejects.toThrow('expected a number')
})

test('release: an incomplete copy is not a release', async () => {
  const good = await prepareRelease(await options())
  await rm(path.join(good, '.complete'))
  expect(lastRelease(root)).toBeUndefined()
  expect(await prepareRelease(await options())).toBe(good)
  expect(built).toBe(2)
})

test('release: old ones are removed, but not the previous one', async () => {
  const all: string[] = []
  for (const price of [1, 2, 3]) {
    await write('content/plans.ts', `price: ${price}`)
    all.push(await prepareRelease({ ...(await options()), oldAfterMs: -1 }))
  }
  const isThere = (folder: string) =>
    stat(folder).then(
      () => true,
      () => false,
    )
  expect(await Promise.all(all.map(isThere))).toEqual([false, true, true])
})

test('release: a relative data folder belongs to the repository, whichever release runs', () => {
  expect(dataDirOf('/srv/zubr', {})).toBe(path.resolve('/srv/zubr/data'))
  expect(dataDirOf('/srv/zubr', { DATA_DIR: 'other' })).toBe(path.resolve('/srv/zubr/other'))
  expect(dataDirOf('/srv/zubr', { DATA_DIR: '/var/lib/zubr' })).toBe(path.resolve('/var/lib/zubr'))
})
