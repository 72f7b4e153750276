import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/servers.ts'
import { processes } from './process-table.ts'
import { endAll, killAtOnce } from './server-processes.ts'

const uid = 49_998
const living = async () => (await processes()).filter((one) => one.uid === uid && !one.zombie)
/** As on a machine that gives no control groups. */
const withoutGroups = () => killAtOnce('any', { uid })

/** Runs a script as that user; its output ends when nothing that it started is left. */
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

asRoot('a chain of short-lived processes ends without control groups too', async () => {
  const { links, ended } = await runs('trap "" TERM HUP INT\nprintf .\nsh "$0" &\n')
  await eventually(() => expect(links()).toBeGreaterThan(200))
  expect(await endAll(living, withoutGroups)).toBe(true)
  await ended
  expect(await living()).toEqual([])
})

asRoot('what stops whatever else runs as its user hinders no end', async () => {
  const { links, ended } = await runs('trap "" TERM HUP INT\nwhile :; do kill -STOP -1; printf .; done\n')
  await eventually(() => expect(links()).toBeGreaterThan(0))
  expect(await endAll(living, withoutGroups)).toBe(true)
  await ended
})

test.each([
  ['all is killed at once', 1, true],
  ['nothing can do that', 5, undefined],
])('where %s, the end is believed after %i empty lists in a row', async (_, lists, atOnce) => {
  let seen = 0
  const find = async () => {
    seen += 1
    return []
  }
  expect(await endAll(find, async () => atOnce)).toBe(true)
  // One comes before anything is killed.
  expect(seen).toBe(lists + 1)
})

test('a helper that was hindered is tried again', async () => {
  const answers = [false, false, true]
  expect(
    await endAll(
      async () => [],
      async () => answers.shift() ?? false,
    ),
  ).toBe(true)
  expect(answers).toEqual([])
})
