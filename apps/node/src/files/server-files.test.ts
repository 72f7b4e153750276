import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Helper } from '../runtime/runtime.ts'
import { mounts } from '../servers/sandbox/disk/mounts.ts'
import { bestRuntimeForTests, runtimesForTests } from '../servers/testing/runtimes.ts'
import { connectHelper } from './connection.ts'
import { filesOf } from './files-of-server.ts'
import { sevenZipped } from './helper/archives/testing/archives.ts'
import { write } from './protocol/frames.ts'
import { inFlight } from './protocol/messages.ts'
import { ServerFiles } from './server-files.ts'
import {
  contentOf,
  filesForTest,
  filesInRuntimeForTest,
  rowsOf,
  startHelperProcess,
  treeOf,
} from './testing/helper.ts'

test.each(runtimesForTests)(
  'helper: it performs operations on a server’s files as its user (%s)',
  async (kind) => {
    const { id, runtime, place, all, files, data } = await filesInRuntimeForTest(kind, { isMade: false })
    await expect(files.call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
    await runtime.create(place)
    await files.call('makeFolder', { path: 'world' })
    await files.call('write', { path: 'world/level.dat' }, { content: Buffer.from('level') })
    expect(await readFile(join(data, 'world/level.dat'), 'utf8')).toBe('level')
    expect((await contentOf(await files.content('read', { path: 'world/level.dat' }))).toString()).toBe(
      'level',
    )
    // Archives need packages, and one of them another thread.
    await files.call('write', { path: 'world.7z' }, { content: sevenZipped })
    const ifTaken = 'refuse'
    await rowsOf(files.rows('unpack', { path: 'world.7z', into: '', ifTaken }))
    await rowsOf(files.rows('pack', { paths: ['мир'], into: '', name: 'a.zip', format: 'zip', ifTaken }))
    await files.call('makeFolder', { path: 'again' })
    await rowsOf(files.rows('unpack', { path: 'a.zip', into: 'again', ifTaken }))
    expect(await readFile(join(data, 'again/мир/level.dat'), 'utf8')).toBe('hello\n')
    // A plan of 64 MB takes no more, however it is measured.
    const large = Array.from({ length: 80 }, () => Buffer.alloc(2 ** 20, 1))
    async function* content() {
      yield* large
    }
    await expect(files.call('write', { path: 'large' }, { content: content() })).rejects.toMatchObject({
      code: 'no_room',
    })
    await files.call('write', { path: 'small' }, { content: Buffer.from('fits') })
    // While its files are blocked no one can access them.
    const wake = await all.rest(id)
    await expect(files.call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
    wake()
    await files.call('stat', { path: 'small' })
    await runtime.discard?.(place)
    expect((await mounts()).filter(({ at }) => at === data)).toEqual([])
  },
)

test.runIf(process.getuid?.() === 0)(
  'lifetime: a helper outlives its server, but does not block its disk',
  async () => {
    const { runtime, place, files } = await filesInRuntimeForTest(bestRuntimeForTests)
    const spec = { reads: [], ports: [], memoryMb: 128, diskMb: 64, processes: 4, cpuCores: null }
    const script = `require('node:fs').writeFileSync('started', process.argv[1]); setInterval(() => {}, 1000)`
    const { handle } = await files.call('open', { path: 'log', write: true, create: true })
    const running = await runtime.start(place, { ...spec, command: [process.execPath, '-e', script, 'yes'] })
    await expect
      .poll(() => files.content('read', { path: 'started' }).then(contentOf).then(String, String), {
        timeout: 30_000,
      })
      .toBe('yes')
    running.kill()
    await running.exited
    await files.call('pwrite', { handle, at: 0 }, { bytes: Buffer.from('still here') })
    expect(await files.call('fstat', { handle })).toMatchObject({ size: 10 })
  },
)

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Helpers without a sandbox, which the test may inspect. */
async function manyFilesForTest(options: { idleMs?: number; silentMs?: number } = {}) {
  const { data } = await filesForTest()
  const started: ReturnType<typeof startHelperProcess>[] = []
  const logged: string[] = []
  const all = new ServerFiles({
    async start(): Promise<Helper> {
      const helper = startHelperProcess(data)
      started.push(helper)
      return helper
    },
    find: (id) => (id === 'known' ? { place: { id, folder: '', data }, diskMb: 64 } : undefined),
    log: { ...quiet, warn: (line: string) => logged.push(line) },
    ...options,
  })
  return { data, all, started, logged, files: all.of('known') }
}

test('helper: all requests for a server share one, and a new one starts after a crash', async () => {
  const { all, started, files } = await manyFilesForTest()
  await Promise.all([files, all.of('known'), files].map((one) => one.call('stat', { path: '' })))
  expect(started).toHaveLength(1)
  const [first] = started
  const endless = files.call(
    'write',
    { path: 'a' },
    {
      content: (async function* () {
        yield Buffer.from('half')
        first?.kill()
        await new Promise(() => undefined)
      })(),
    },
  )
  await expect(endless).rejects.toMatchObject({ code: 'away' })
  expect(await files.call('stat', { path: '' })).toMatchObject({ kind: 'folder' })
  expect(started).toHaveLength(2)
  await expect(all.of('unknown').call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
  await all.stop()
  await expect(files.call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
})

test('idle: an unused helper ends, and the next request starts another', async () => {
  const { all, started, files } = await manyFilesForTest({ idleMs: 200 })
  await files.call('stat', { path: '' })
  await started[0]?.exited
  await files.call('stat', { path: '' })
  expect(started.length).toBeGreaterThan(1)
  await all.stop()
})

test('stuck: a helper that its server has suspended is ended, and another takes over', async () => {
  const { all, started, logged, files } = await manyFilesForTest({ silentMs: 500 })
  await files.call('stat', { path: '' })
  process.kill(started[0]?.pid ?? 0, 'SIGSTOP')
  await expect(files.call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
  expect(logged.join()).toContain('does not answer')
  await all.stop()
})

test('kill: it leaves the old file or the new one, and all of a copy or nothing', async () => {
  const { data, all, started, files } = await manyFilesForTest()
  const texts = ['a', 'b'].map((letter) => letter.repeat(2_000_000))
  await mkdir(join(data, 'world'))
  for (let file = 0; file < 40; file += 1) await writeFile(join(data, 'world', `${file}`), 'x'.repeat(20_000))
  const whole = createHash('sha256')
    .update(JSON.stringify(await treeOf(join(data, 'world'))))
    .digest('hex')
  const isThere = () =>
    files.call('stat', { path: '' }).then(
      () => true,
      () => false,
    )
  for (let kill = 0; kill < 12; kill += 1) {
    // The previous one may still be exiting.
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
    const works = [
      files.call('write', { path: 'file' }, { content: Buffer.from(texts[kill % 2] ?? '') }),
      rowsOf(files.rows('copy', { paths: ['world'], into: '', ifTaken: 'keep_both' })),
      rowsOf(files.rows('remove', { paths: ['world (2)'], forever: kill % 3 === 0 })),
    ].map((work) => work.catch(() => undefined))
    for (let index = 0; index < kill * 3; index += 1)
      await files.call('stat', { path: '' }).catch(() => undefined)
    started.at(-1)?.kill()
    await Promise.all(works)
    const names = (await readdir(data)).filter((name) => name.startsWith('world'))
    for (const name of names)
      expect(
        createHash('sha256')
          .update(JSON.stringify(await treeOf(join(data, name))))
          .digest('hex'),
        name,
      ).toBe(whole)
    const written = await readFile(join(data, 'file'), 'utf8').catch(() => texts[0])
    expect(texts).toContain(written)
  }
  // The next one deletes unfinished files.
  await rename(join(data, 'world'), join(data, 'moved'))
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
  await expect.poll(() => readdir(join(data, '.zubr/unfinished')), { timeout: 30_000 }).toEqual([])
  await all.stop()
})

test('stuck: a helper that never gets ready, or answers without progress, is ended', async () => {
  const { data } = await filesForTest()
  const logged: string[] = []
  const ended: Promise<void>[] = []
  let script = 'process.stdin.resume()'
  const helpers = {
    async start(): Promise<Helper> {
      const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
      const exited = once(child, 'exit').then(() => undefined)
      ended.push(exited)
      return { input: child.stdin, output: child.stdout, exited, kill: () => child.kill('SIGKILL') }
    },
    find: (id: string) => ({ place: { id, folder: '', data }, diskMb: 64 }),
    log: { ...quiet, warn: (line: string) => logged.push(line) },
  }
  const first = new ServerFiles({ ...helpers, readyMs: 500 })
  await expect(first.of('one').call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
  expect(logged.join()).toContain('did not become ready')
  // It answers every ping, and more.
  script = `const say = (head) => {
    const json = Buffer.from(JSON.stringify(head)), lengths = Buffer.alloc(8)
    lengths.writeUInt32BE(4 + json.length), lengths.writeUInt32BE(json.length, 4)
    process.stdout.write(Buffer.concat([lengths, json]))
  }
  process.stdin.resume(), say({ ready: true }), setInterval(say, 50, { pong: 1 })`
  const second = new ServerFiles({ ...helpers, silentMs: 500, stuckMs: 1_500 })
  await expect(second.of('two').call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
  expect(logged.join()).toContain('does not answer')
  expect(ended).toHaveLength(2)
  await Promise.all([...ended, first.stop(), second.stop()])
})

test('start: callers stop waiting for a helper that was given up, whenever its process ends', async () => {
  for (const how of ['its output ends', 'its input breaks', 'it is killed']) {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const exited = new Promise<void>(() => undefined)
    const connection = connectHelper({ input, output, exited, kill: () => undefined })
    if (how === 'its output ends') output.end()
    else if (how === 'its input breaks') input.destroy(new Error('broken'))
    else connection.kill()
    await expect(connection.isReady, how).rejects.toMatchObject({ code: 'away' })
  }
})

test('rows: a helper that sends unrequested or invalid rows is ended', async () => {
  const { data } = await filesForTest()
  for (const rows of ["Buffer.from('[1]')", "Buffer.from('no list')"]) {
    // As many as it likes, for any request.
    const script = `const frame = (head, bytes = Buffer.alloc(0)) => {
      const json = Buffer.from(JSON.stringify(head)), lengths = Buffer.alloc(8)
      lengths.writeUInt32BE(4 + json.length + bytes.length), lengths.writeUInt32BE(json.length, 4)
      return Buffer.concat([lengths, json, bytes])
    }
    process.stdout.write(frame({ ready: true }))
    process.stdin.on('data', () => {
      for (let sent = 0; sent < 100; sent += 1) process.stdout.write(frame({ id: 1, rows: true }, ${rows}))
    })`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const exited = once(child, 'exit').then(() => undefined)
    const helper = { input: child.stdin, output: child.stdout, exited, kill: () => child.kill('SIGKILL') }
    const connection = connectHelper(helper)
    await connection.isReady
    const list = filesOf(async () => connection).rows('list', { path: data })
    await expect(rowsOf(list)).rejects.toMatchObject({ code: 'away' })
    await exited
  }
})

test('stuck: only a helper that owes an answer counts, not one with a slow reader or writer', async () => {
  const [input, output] = [new PassThrough().resume(), new PassThrough()]
  const exited = new Promise<void>(() => undefined)
  const connection = connectHelper({ input, output, exited, kill: () => undefined })
  const files = filesOf(async () => connection)
  const isStuck = () => connection.stuckMs() > 0
  const rows = files.rows('list', { path: '' })
  const first = rows.next()
  await expect.poll(() => connection.pending()).toBe(1)
  await expect.poll(isStuck).toBe(true)
  // One is read, and the maximum of further ones has arrived.
  for (let sent = 0; sent <= inFlight; sent += 1) write(output, { id: 1, rows: true }, Buffer.from('[1]'))
  await first
  await expect.poll(isStuck).toBe(false)
  await rows.next()
  await expect.poll(isStuck).toBe(true)
  write(output, { id: 1, value: null })
  await rowsOf(rows)
  const writing = files.call(
    'write',
    { path: 'a' },
    {
      content: (async function* () {
        yield Buffer.from('half')
        await new Promise(() => undefined)
      })(),
    },
  )
  writing.catch(() => undefined)
  await expect.poll(isStuck).toBe(true)
  for (let index = 0; index < 2; index += 1) write(output, { id: 2, pull: true })
  await expect.poll(isStuck).toBe(false)
  connection.cancel(2)
  await expect.poll(isStuck).toBe(true)
  connection.kill()
})
