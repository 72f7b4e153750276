import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/servers.ts'
import { processes } from './process-table.ts'
import { endAll, forceKill } from './server-processes.ts'

const uid = 49_998
const living = async () => (await processes()).filter((one) => one.uid === uid && !one.zombie)
/** As on a machine without cgroups. */
const withoutGroups = () => forceKill('any', { uid })

/** Runs a script as that user. Its output closes when all processes that it started have ended. */
async function runs(text: string) {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-chain-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await chmod(dir, 0o755)
  const script = join(dir, 'script')
  await writeFile(script, text)
  const { stdout } = spawn('/bin/sh', [script], {
    cwd: '/',
    uid,
    gid: uid,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => eventually(() => withoutGroups().then((done) => expect(done).toBe(true))))
  let links = 0
  stdout.on('data', (chunk: Buffer) => (links += chunk.length))
  return { links: () => links, ended: once(stdout, 'close') }
}

const asRoot = test.runIf(process.getuid?.() === 0 && process.platform === 'linux')

asRoot('end: a chain of short-lived processes ends without cgroups too', async () => {
  const { links, ended } = await runs('trap "" TERM HUP INT\nprintf .\nsh "$0" &\n')
  await eventually(() => expect(links()).toBeGreaterThan(200))
  expect(await endAll(living, withoutGroups)).toBe(true)
  await ended
  expect(await living()).toEqual([])
})

asRoot('end: a process that stops all others of its user does not prevent it', async () => {
  const { links, ended } = await runs('trap "" TERM HUP INT\nwhile :; do kill -STOP -1; printf .; done\n')
  await eventually(() => expect(links()).toBeGreaterThan(0))
  expect(await endAll(living, withoutGroups)).toBe(true)
  await ended
})

test.each([
  ['a kill of all at once', 1, true],
  ['no kill of all at once', 5, undefined],
])('end: with %s it takes %i empty lists in a row', async (_, lists, atOnce) => {
  let seen = 0
  const find = async () => {
    seen += 1
    return []
  }
  expect(await endAll(find, async () => atOnce)).toBe(true)
  // The first list comes before any kill.
  expect(seen).toBe(lists + 1)
})

test('end: a helper that was stopped by the server is tried again', async () => {
  const answers = [false, false, true]
  expect(
    await endAll(
      async () => [],
      async () => answers.shift() ?? false,
    ),
  ).toBe(true)
  expect(answers).toEqual([])
})
