import { execFile, spawn } from 'node:child_process'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ConsoleLog } from '../console/console-log.ts'
import { deleteFolder } from '../runtime/delete-folder.ts'
import { folderSize } from '../runtime/folder-size.ts'
import { makeServerFolder, serverFolder, serverFolders, serversDir } from './folder/server-folder.ts'
import { processRuntime } from './process/process-runtime.ts'
import { readProcess } from './process/process-table.ts'
import { chownTree } from './process/server-users.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const id = '00000000-0000-4000-8000-000000000001'

async function dirForTest() {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-hostile-'))
  onTestFinished(() => deleteFolder(dir))
  return dir
}

/**
 * Makes a folder below `top` whose path is longer than the system allows, step by step, with a file
 * of one megabyte.
 */
async function digDeep(top: string): Promise<void> {
  const here = process.cwd()
  try {
    process.chdir(top)
    for (let level = 0; level < 40; level++) {
      await mkdir('d'.repeat(200))
      process.chdir('d'.repeat(200))
    }
    await writeFile('hidden', Buffer.alloc(2 ** 20, 1))
  } finally {
    process.chdir(here)
  }
}

test.runIf(isRoot)(
  'links: giving a folder to its user does not change the owner of link targets',
  async () => {
    const [dataDir, elsewhere] = await Promise.all([dirForTest(), dirForTest()])
    await writeFile(join(elsewhere, 'shadow'), 'secret')
    const folder = serverFolder(dataDir, id)
    await makeServerFolder(folder)
    await mkdir(folder.data)
    await mkdir(join(folder.data, 'world'))
    await writeFile(join(folder.data, 'world', 'level'), '')
    await symlink(elsewhere, join(folder.data, 'world', 'link'))
    await symlink('..', join(folder.data, 'world', 'loop'))
    await chownTree(folder.data, 40_000)
    for (const path of ['', 'world', 'world/level', 'world/link', 'world/loop'])
      expect((await lstat(join(folder.data, path))).uid).toBe(40_000)
    expect((await stat(elsewhere)).uid).toBe(0)
    expect((await stat(join(elsewhere, 'shadow'))).uid).toBe(0)
  },
)

test.runIf(isRoot).each(['', 'data', 'console'])(
  'links: one in place of a server’s folder (%s) is neither chowned nor written to',
  async (part) => {
    const [dataDir, elsewhere] = await Promise.all([dirForTest(), dirForTest()])
    await serverFolders(dataDir)
    const folder = serverFolder(dataDir, id)
    await chmod(elsewhere, 0o751)
    if (part) await mkdir(folder.path)
    await symlink(elsewhere, join(folder.path, part))
    const runtime = await processRuntime({
      servers: serversDir(dataDir),
      firstUid: 40_000,
      findLauncher: async () => undefined,
      keep: false,
    })
    const place = { id, folder: folder.path, data: folder.data }
    await expect(makeServerFolder(folder).then(() => runtime.create(place))).rejects.toThrow('is a link')
    expect(await readdir(elsewhere)).toEqual([])
    const { uid, mode } = await stat(elsewhere)
    expect([uid, mode & 0o777]).toEqual([0, 0o751])
  },
)

test.runIf(isRoot && process.platform === 'linux').each([
  [0, 'SIGTERM'],
  [1_000, 'SIGPROF'],
] as const)(
  'links: a record of a process to end is trusted only if the agent wrote it (owner %i: ended by %s)',
  async (owner, end) => {
    const dataDir = await dirForTest()
    await serverFolders(dataDir)
    const folder = serverFolder(dataDir, id)
    await makeServerFolder(folder)
    const other = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    onTestFinished(() => void other.kill('SIGKILL'))
    const ended = new Promise((resolve) => other.once('exit', (_, signal) => resolve(signal)))
    const { pid = 0 } = other
    const note = join(folder.path, 'process.json')
    await writeFile(note, JSON.stringify({ pid, started: readProcess(pid)?.started, uid: null }))
    await chown(note, owner, owner)
    const runtime = await processRuntime({
      servers: serversDir(dataDir),
      firstUid: 40_000,
      findLauncher: async () => undefined,
      keep: false,
    })
    expect(await runtime.attach({ id, folder: folder.path, data: folder.data })).toBeUndefined()
    // The kernel delivers the smaller signal number first: SIGPROF ends a process that got no
    // SIGTERM.
    other.kill('SIGPROF')
    expect(await ended).toBe(end)
  },
)

test('links: one in place of a console’s file is neither read nor written to', async () => {
  const dir = await dirForTest()
  await writeFile(join(dir, 'secret'), '1 N secret\n')
  await mkdir(join(dir, 'console'))
  for (const name of ['0000000000000001.log', '0000000000000002.log'])
    await symlink(join(dir, 'secret'), join(dir, 'console', name))
  const log = await ConsoleLog.open(join(dir, 'console'))
  expect(log.last()).toBe(0)
  void log.append('normal', 'a line')
  void log.append('normal', 'another')
  await log.close()
  expect(await readFile(join(dir, 'secret'), 'utf8')).toBe('1 N secret\n')
})

test('links: measuring and deleting do not follow them', async () => {
  const [dir, elsewhere] = await Promise.all([dirForTest(), dirForTest()])
  await writeFile(join(elsewhere, 'big'), Buffer.alloc(3 * 2 ** 20, 1))
  await symlink(elsewhere, join(dir, 'link'))
  await symlink(join(elsewhere, 'big'), join(dir, 'file'))
  await symlink('.', join(dir, 'loop'))
  await writeFile(join(dir, 'own'), Buffer.alloc(2 ** 20, 1))
  const bytes = (await folderSize(dir)) ?? 0
  expect(bytes).toBeGreaterThanOrEqual(2 ** 20)
  expect(bytes).toBeLessThan(2 * 2 ** 20)
  await deleteFolder(dir)
  await expect(stat(dir)).rejects.toThrow('ENOENT')
  expect((await stat(join(elsewhere, 'big'))).size).toBe(3 * 2 ** 20)
})

test('folder size: empty files count, as the number of files on a disk is limited', async () => {
  const dir = await dirForTest()
  for (let file = 0; file < 300; file++) await writeFile(join(dir, String(file)), '')
  expect(await folderSize(dir)).toBeGreaterThan(2 ** 20)
})

test('folder size: a path longer than the system allows is over every limit, and can be deleted', async () => {
  const dir = await dirForTest()
  await digDeep(dir)
  expect(await folderSize(dir, { enoughBytes: 10 ** 9 })).toBe(10 ** 9)
  expect(await folderSize(dir)).toBe(Number.POSITIVE_INFINITY)
  await expect(rm(dir, { recursive: true, force: true })).rejects.toThrow('ENAMETOOLONG')
  await deleteFolder(dir)
  await expect(stat(dir)).rejects.toThrow('ENOENT')
})

test('deletion: folders without permissions are deleted too', async () => {
  const dir = await dirForTest()
  await mkdir(join(dir, 'closed', 'in it'), { recursive: true })
  await writeFile(join(dir, 'closed', 'in it', 'file'), '')
  if (isRoot)
    for (const path of ['closed/in it/file', 'closed/in it', 'closed', ''])
      await chown(join(dir, path), 40_000, 40_000)
  await chmod(join(dir, 'closed', 'in it'), 0o000)
  await chmod(join(dir, 'closed'), 0o500)
  // Runs as a user to whom permissions apply, as root ignores them.
  const module = new URL('../runtime/delete-folder.ts', import.meta.url).href
  const script = `import(${JSON.stringify(module)}).then(({ deleteFolder }) => {
    if (${isRoot}) process.setuid(40_000)
    return deleteFolder(${JSON.stringify(dir)})
  })`
  await run(process.execPath, ['-e', script])
  await expect(stat(dir)).rejects.toThrow('ENOENT')
})

test('deletion: a new agent finishes what a killed one was deleting', async () => {
  const dataDir = await dirForTest()
  await digDeepBelow(join(serversDir(dataDir), `.deleting-${id}`))
  expect(await serverFolders(dataDir)).toEqual([])
  await expect(stat(join(serversDir(dataDir), `.deleting-${id}`))).rejects.toThrow('ENOENT')
})

async function digDeepBelow(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  await digDeep(dir)
}
