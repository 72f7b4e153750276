import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './phase.ts'

// A small repository with one build step, whose program copies a source and counts its runs. Every
// command is a process, like `npm start` and `npm test`.

const scriptUrl = (name: string) => JSON.stringify(pathToFileURL(path.join(root, 'scripts', name)).href)

/** Builds in its working folder; prints `waiting` while another command builds. */
const command = `
  import { buildStale, packagesOf } from ${scriptUrl('build-cache.mjs')}
  import { runChild } from ${scriptUrl('child.mjs')}
  const root = process.cwd()
  const step = {
    name: 'the app',
    sources: ['apps/site', ...packagesOf(root, 'apps/site')],
    stamp: 'apps/site/build/.built-from',
    clears: 'apps/site/build',
    skips: ['pages'],
    program: 'program.mjs',
  }
  await buildStale(root, [step], {
    onWait: () => console.log('waiting'),
    run: async ({ program }, onSpawn) => {
      const { status } = await runChild(process.execPath, [program], { cwd: root, env: process.env, captured: true, onSpawn })
      if (status !== 0) throw new Error('the program failed')
    },
  })`

const program = `
  import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  appendFileSync('runs', 'run ' + process.pid + '\\n')
  if (existsSync('fails')) process.exit(1)
  while (existsSync('hold')) await setTimeout(20)
  mkdirSync('apps/site/build/client', { recursive: true })
  cpSync('apps/site/app', 'apps/site/build/client', { recursive: true })
  writeFileSync('apps/site/build/build-id', 'id')`

function repository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zubr-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  const write = (name: string, content: string | object) => {
    mkdirSync(path.dirname(at(name)), { recursive: true })
    writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('program.mjs', program)
  write('apps/site/package.json', { dependencies: { '@zubr/ui': '1', '@zubr/panel': '1', react: '1' } })
  write('apps/site/app/page.ts', 'page')
  write('apps/panel/package.json', {})
  write('packages/ui/package.json', { dependencies: { '@zubr/content': '1' } })
  write('packages/ui/src/button.ts', 'button')
  write('packages/postgres/package.json', {})
  write('content/package.json', { dependencies: { '@zubr/ui': '1' } })
  write('content/plans.ts', 'plans')
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  // An unfinished line is ignored.
  const lines = (name: string) =>
    existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').slice(0, -1) : []
  return {
    at,
    write,
    start,
    build: () => ended(start()),
    pids: () => lines('runs').map((line) => Number(line.split(' ')[1])),
  }
}

async function ended(child: ChildProcess): Promise<{ status: number | null; said: string }> {
  const output = child.stdout ? text(child.stdout) : ''
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, said: await output }
}

test('build cache: an unchanged source builds once, and any change to a source builds again', async () => {
  const { at, write, build, pids } = repository()
  const runsAfter = async (change: () => void) => {
    change()
    expect((await build()).status).toBe(0)
    return pids().length
  }
  expect(await runsAfter(() => undefined)).toBe(1)
  expect(await runsAfter(() => undefined), 'nothing changed').toBe(1)
  expect(await runsAfter(() => write('apps/site/app/page.ts', 'Page')), 'content').toBe(2)
  expect(await runsAfter(() => renameSync(at('content/plans.ts'), at('content/prices.ts'))), 'name').toBe(3)
  expect(await runsAfter(() => write('packages/ui/src/field.ts', '')), 'added, empty').toBe(4)
  expect(await runsAfter(() => rmSync(at('packages/ui/src/field.ts'))), 'deleted').toBe(5)
  const moved = () => {
    mkdirSync(at('packages/ui/src/forms'))
    renameSync(at('packages/ui/src/button.ts'), at('packages/ui/src/forms/button.ts'))
  }
  expect(await runsAfter(moved), 'moved to another folder').toBe(6)
})

test("build cache: a change outside the build's sources builds nothing", async () => {
  const { write, build, pids } = repository()
  await build()
  write('apps/site/app/page.test.ts', 'a test')
  write('apps/site/node_modules/react/index.js', '')
  write('packages/postgres/src/main.ts', 'no package of the site')
  write('apps/panel/app/main.ts', 'another app')
  write('apps/site/build/pages/index.html', 'made by another program')
  expect((await build()).status).toBe(0)
  expect(pids()).toHaveLength(1)
})

test.each([
  ['a deleted file', (at: (name: string) => string) => rmSync(at('apps/site/build/client/page.ts'))],
  ['a cut file', (at: (name: string) => string) => writeFileSync(at('apps/site/build/client/page.ts'), '')],
  ['a deleted folder', (at: (name: string) => string) => rmSync(at('apps/site/build'), { recursive: true })],
  [
    'a stamp of an earlier version',
    (at: (name: string) => string) => writeFileSync(at('apps/site/build/.built-from'), 'a1b2'),
  ],
])('build cache: %s of the output builds again', async (_name, damage) => {
  const { at, build, pids } = repository()
  await build()
  damage(at)
  await build()
  expect(pids()).toHaveLength(2)
  expect(readFileSync(at('apps/site/build/client/page.ts'), 'utf8')).toBe('page')
})

test('build cache: a deleted source leaves no output behind', async () => {
  const { at, write, build } = repository()
  write('apps/site/app/old.ts', 'old')
  await build()
  rmSync(at('apps/site/app/old.ts'))
  await build()
  expect(existsSync(at('apps/site/build/client/old.ts'))).toBe(false)
})

test('build cache: a failed build does not count', async () => {
  const { at, write, build, pids } = repository()
  await build()
  write('apps/site/app/page.ts', 'Page')
  write('fails', '')
  expect((await build()).status).toBe(1)
  rmSync(at('fails'))
  write('apps/site/app/page.ts', 'page')
  expect((await build()).status).toBe(0)
  expect(pids(), 'the output of before is gone').toHaveLength(3)
})

test('build cache: a source that changes during the build builds again', async () => {
  const { at, write, start, build, pids } = repository()
  write('hold', '')
  const first = ended(start())
  await expect.poll(pids, { timeout: 60_000 }).toHaveLength(1)
  write('content/plans.ts', 'changed meanwhile')
  rmSync(at('hold'))
  expect((await first).status).toBe(0)
  await build()
  expect(pids()).toHaveLength(2)
})

test('build cache: of several commands one builds, and the others wait for it', async () => {
  const { at, write, start, pids } = repository()
  write('hold', '')
  const all = [start(), start(), start()].map(ended)
  await expect.poll(pids, { timeout: 60_000 }).toHaveLength(1)
  rmSync(at('hold'))
  for (const { status } of await Promise.all(all)) expect(status).toBe(0)
  expect(pids()).toHaveLength(1)
})

test('build cache: a killed command leaves no finished build, and the next waits for its program', async () => {
  const { at, write, start, pids } = repository()
  write('hold', '')
  const killed = start()
  await expect.poll(pids, { timeout: 60_000 }).toHaveLength(1)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const waiting = start()
  const next = ended(waiting)
  await once(waiting.stdout, 'data')
  const [orphan = 0] = pids()
  expect(() => process.kill(orphan, 0), 'the program runs on').not.toThrow()
  expect(existsSync(at('apps/site/build/.built-from'))).toBe(false)
  // The lock stays while the program may write; then the next command builds.
  rmSync(at('hold'))
  expect(await next).toEqual({ status: 0, said: 'waiting\n' })
  expect(pids()).toHaveLength(2)
  expect(existsSync(at('apps/site/build/.built-from'))).toBe(true)
})

test('build cache: a killed command with a killed program blocks nobody', async () => {
  const { at, write, start, build, pids } = repository()
  write('hold', '')
  const killed = start()
  await expect.poll(pids, { timeout: 60_000 }).toHaveLength(1)
  killed.kill('SIGKILL')
  process.kill(pids()[0] ?? 0, 'SIGKILL')
  await once(killed, 'close')
  rmSync(at('hold'))
  expect((await build()).status).toBe(0)
  expect(pids()).toHaveLength(2)
})
