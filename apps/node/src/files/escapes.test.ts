import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { byTier } from '@zubr/testing/tier'
import { expect, onTestFinished, test } from 'vitest'
import { runtimesForTests } from '../servers/testing/runtimes.ts'
import { type Packed, writeTarball, writeZip } from './helper/archives/testing/archives.ts'
import { operations } from './helper/operations/operations.ts'
import type { FilesOfServer } from './server-files.ts'
import { archive, attacks, hostileArchives } from './testing/attacks.ts'
import { contentOf, filesForTest, filesInRuntimeForTest } from './testing/helper.ts'

/** Part of the files outside, and of no request. */
const secret = 'kept-from-servers'
const secretSize = 31_337
const names = Object.keys(operations) as (keyof typeof operations)[]

test('attacks: every operation is tried below, and a new one needs an attack of its own', () => {
  expect(Object.keys(attacks).sort()).toEqual([...names].sort())
})

/**
 * A folder beside `data`, with the same name prefix, whose content no one may read, change or
 * delete. Only its path protects it.
 */
async function outsideOf(data: string) {
  const outside = `${data}-outside`
  await mkdir(join(outside, 'sub/empty'), { recursive: true })
  await mkdir(join(outside, 'sub', secret))
  await writeFile(join(outside, 'secret.txt'), secret.repeat(9_999).slice(0, secretSize))
  await writeFile(join(outside, 'sub/inner.txt'), secret)
  execFileSync('chmod', ['-R', 'a+rwX', outside])
  onTestFinished(() => rm(outside, { recursive: true, force: true }))
  const look = async (): Promise<string> => {
    const all = await readdir(outside, { recursive: true, withFileTypes: true })
    const described = all.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const { mode, uid, size, mtimeMs } = await lstat(path)
      return [path, mode, uid, size, mtimeMs, entry.isFile() ? await readFile(path, 'utf8') : ''].join(' ')
    })
    return (await Promise.all(described)).sort().join('\n')
  }
  return { outside, before: await look(), look }
}

/** Suspends a process. */
async function hold(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  await expect
    .poll(() => readFile(`/proc/${pid}/stat`, 'utf8'), { timeout: 30_000, interval: 5 })
    .toContain(') T ')
}

/** The whole answer of an operation, as text. Failures are allowed. */
async function answerOf(files: FilesOfServer, op: keyof typeof operations, args: object): Promise<string> {
  const content = ['write', 'writeUpload', 'stageFile', 'receive'].includes(op)
    ? Buffer.from('written')
    : undefined
  const bytes = op === 'pwrite' ? Buffer.from('written') : undefined
  try {
    if (op === 'read' || op === 'packStream') {
      const all = await contentOf(await files.content(op, args as never))
      return (op === 'packStream' ? gunzipSync(all) : all).toString('latin1')
    }
    if (op === 'pread') return (await files.callForBytes(op, args as never)).bytes.toString('latin1')
    let text = ''
    const rows = files.rows(op, args as never, { content, bytes })
    for (let next = await rows.next(); ; next = await rows.next()) {
      text += JSON.stringify(next.value ?? null)
      if (next.done) break
    }
    const { handle } = JSON.parse(text) ?? {}
    if (op !== 'open' || typeof handle !== 'number') return text
    // It also reads and writes what was opened.
    const { bytes: read } = await files.callForBytes('pread', { handle, at: 0, length: 100_000 })
    await files.call('pwrite', { handle, at: 0 }, { bytes: Buffer.from('written') }).catch(() => undefined)
    await files.call('close', { handle })
    return text + read.toString('latin1')
  } catch (error) {
    return `${error}`
  }
}

/** Finds content from outside anywhere in `data`, also in the bin and in archives. */
async function leaked(data: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.name.includes(secret)) found.push(path)
    const content = entry.isFile() ? await readFile(path).catch(() => Buffer.alloc(0)) : Buffer.alloc(0)
    const isPacked = content[0] === 0x1f && content[1] === 0x8b
    if ((isPacked ? gunzipSync(content) : content).includes(secret)) found.push(path)
  }
  return found
}

/** An archive that the server's users may read. */
async function archiveIn(data: string): Promise<void> {
  const made = `${data}-archive`
  await mkdir(join(made, 'out/sub'), { recursive: true })
  await mkdir(join(made, 'swap'))
  await mkdir(join(made, 'world/region'), { recursive: true })
  for (const file of ['secret.txt', 'out/secret.txt', 'swap/secret.txt', 'swap-file', 'world/level.dat'])
    await writeFile(join(made, file), 'packed')
  execFileSync('tar', ['-czf', join(data, archive), '-C', made, '.'])
  execFileSync('chmod', ['644', join(data, archive)])
  await rm(made, { recursive: true })
}

/** Archives with names, links and formats that lead outside. */
async function hostileArchivesIn(data: string, outside: string): Promise<void> {
  const secretFile = join(outside, 'secret.txt')
  const links: Packed[] = [
    { path: 'esc', type: 'symlink', to: outside },
    { path: 'esc/secret.txt', content: 'written' },
    { path: 'esc-file', type: 'symlink', to: secretFile },
    { path: 'hard', type: 'link', to: secretFile },
    { path: 'world/level.dat', type: 'link', to: `../../${outside.slice(1)}/secret.txt` },
    { path: 'world/region', type: 'symlink', to: join(outside, 'sub') },
    { path: 'world/region/inner.txt', content: 'written' },
    { path: `../${outside.slice(dirname(outside).length + 1)}/secret.txt`, content: 'written' },
    { path: secretFile, content: 'written' },
  ]
  await writeTarball(join(data, 'hostile.tar'), links)
  await writeZip(join(data, 'hostile.zip'), [
    { path: 'esc', content: outside, mode: 0o120777 },
    { path: 'esc/secret.txt', content: 'written' },
    { path: `../${outside.slice(dirname(outside).length + 1)}/secret.txt`, content: 'written' },
    { path: secretFile, content: 'written' },
    { path: 'world/level.dat', content: 'level' },
  ])
  const mtree = `#mtree\n./world/level.dat type=file contents=${secretFile}\n`
  await writeFile(join(data, 'hostile.mtree'), mtree)
  await writeFile(join(data, 'hostile.mtree.gz'), gzipSync(mtree))
  execFileSync('chmod', ['644', ...hostileArchives.map((name) => join(data, name))])
}

type Place = { data: string; files: FilesOfServer; uid: number | null }
const bare = async (): Promise<Place> => ({ ...(await filesForTest()), uid: null })
/** Without a sandbox, as the user of this test, and then as servers run. */
const places: [string, () => Promise<Place>][] = [
  ['bare', bare],
  ...(process.getuid?.() === 0
    ? runtimesForTests.map((kind): [string, () => Promise<Place>] => [
        kind,
        () => filesInRuntimeForTest(kind),
      ])
    : []),
]

test.each(places)('escape: no operation leads out by a path or a link (%s)', async (_, open) => {
  const { data, files } = await open()
  const { outside, before, look } = await outsideOf(data)
  await archiveIn(data)
  await hostileArchivesIn(data, outside)
  await symlink(outside, join(data, 'out'))
  await symlink(`../${outside.slice(dirname(outside).length + 1)}`, join(data, 'up'))
  await symlink('out', join(data, 'chain'))
  await symlink(join(outside, 'secret.txt'), join(data, 'out-file'))
  const ways = [
    { folder: 'out', file: 'out/secret.txt' },
    { folder: 'up', file: 'up/secret.txt' },
    { folder: 'chain', file: 'chain/sub/inner.txt' },
    { folder: 'chain/sub', file: 'out-file' },
    { folder: '..', file: `../${outside.slice(dirname(outside).length + 1)}/secret.txt` },
    { folder: outside, file: join(outside, 'secret.txt') },
    { folder: 'out/.', file: 'out//secret.txt' },
    { folder: 'a\0b', file: 'out/secret.txt\0.txt' },
    { folder: '$(touch x)`touch y`;touch z', file: 'out/*' },
  ]
  for (const op of names)
    for (const way of ways) {
      for (const args of attacks[op]({ ...way, target: 'out' })) {
        const answer = await answerOf(files, op, args)
        expect(
          answer.includes(secret) || answer.includes(`${secretSize}`),
          `${op} ${JSON.stringify(args)}: ${answer}`,
        ).toBe(false)
      }
      // Operations may delete the links.
      await restore(data, outside)
    }
  expect(await look()).toBe(before)
  expect(await leaked(data)).toEqual([])
})

async function restore(data: string, outside: string): Promise<void> {
  const links = {
    out: outside,
    up: `../${outside.slice(dirname(outside).length + 1)}`,
    chain: 'out',
    'out-file': join(outside, 'secret.txt'),
  }
  for (const [name, target] of Object.entries(links))
    await symlink(target, join(data, name)).catch(() => undefined)
}

// Other systems have no descriptors for the walk.
test.runIf(process.platform === 'linux').each(byTier({ change: places.slice(0, 1), nightly: places }))(
  'escape: no operation leads out while links replace files and folders (%s)',
  async (_, open) => {
    const { data, files, uid } = await open()
    const { outside, before, look } = await outsideOf(data)
    await archiveIn(data)
    await hostileArchivesIn(data, outside)
    const user = uid === null ? {} : { uid, gid: uid }
    const program = new URL('testing/swapper.ts', import.meta.url).pathname
    const swapper = spawn(process.execPath, [program, data, outside], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {},
      cwd: '/',
      ...user,
    })
    const ended = once(swapper, 'exit')
    onTestFinished(async () => {
      swapper.kill('SIGKILL')
      await ended
    })
    await once(swapper.stdout, 'data')
    const ways = [
      { folder: 'swap', file: 'swap/secret.txt', target: 'swap' },
      { folder: 'swap/sub', file: 'swap-file', target: 'made' },
    ]
    const attack = async (op: keyof typeof operations, rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        // Many at a time, so that operations on different files are close together.
        const tries = Array.from({ length: 5 }, () => ways.flatMap((way) => attacks[op](way))).flat()
        await Promise.all(
          tries.map(async (args) => {
            const answer = await answerOf(files, op, args)
            const leaks = answer.includes(secret) || answer.includes(`${secretSize}`)
            expect(leaks, `${op} ${JSON.stringify(args)}: ${answer.slice(0, 200)}`).toBe(false)
          }),
        )
      }
    }
    for (const op of names) {
      await attack(op, uid === null ? 2 : 1)
      // The swapping links could lead this test out too.
      await hold(swapper.pid ?? 0)
      expect(await leaked(data), op).toEqual([])
      // Copies of copies would take long.
      for (const name of await readdir(data))
        if (!/^(?:swap|trap|parked|archive|hostile|\.zubr)/.test(name) || name.includes('('))
          await rm(join(data, name), { recursive: true, force: true })
      // Checked entries of the bin are deleted, or each round would check them again.
      for (const name of (await readdir(join(data, '.zubr/bin'))).sort().slice(0, -10))
        await rm(join(data, '.zubr/bin', name), { recursive: true, force: true })
      swapper.kill('SIGCONT')
    }
    // Operations that open or change a file in place have a longer window for a swap.
    if (uid === null) for (const op of ['read', 'open', 'setMode'] as const) await attack(op, 5)
    swapper.kill('SIGKILL')
    await ended
    expect(await look()).toBe(before)
    expect(await leaked(data)).toEqual([])
  },
)

test('blocking: no operation waits for a FIFO or reads from a device', async () => {
  const { data, files } = await filesForTest()
  execFileSync('mkfifo', [join(data, 'fifo')])
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('mknod', [join(data, 'device'), 'c', '1', '5'])
  for (const op of names)
    for (const path of isRoot ? ['fifo', 'device'] : ['fifo']) {
      for (const args of attacks[op]({ folder: path, file: path, target: '' }))
        await answerOf(files, op, args)
      await rm(join(data, path), { recursive: true, force: true })
      if (path === 'fifo') execFileSync('mkfifo', [join(data, path)])
      else execFileSync('mknod', [join(data, path), 'c', '1', '5'])
    }
})

// In a sandbox a server has its own disk, so a hard link to foreign files is impossible.
test.runIf(process.getuid?.() === 0)(
  'permissions: a hard link to a file of another user gives no access',
  async () => {
    const { data, files } = await filesInRuntimeForTest('processes')
    const { outside, before, look } = await outsideOf(data)
    const own = join(outside, 'secret.txt')
    execFileSync('chmod', ['600', own])
    const closed = await look()
    expect(closed).not.toBe(before)
    for (const op of names) {
      await link(own, join(data, 'hard')).catch(() => undefined)
      for (const args of attacks[op]({ folder: '', file: 'hard', target: '' })) {
        const answer = await answerOf(files, op, args)
        expect(answer.includes(secret), `${op} ${JSON.stringify(args)}`).toBe(false)
      }
    }
    expect(await look()).toBe(closed)
  },
)
