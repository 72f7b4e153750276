import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { onTestFinished } from 'vitest'
import type { Helper } from '../../runtime/runtime.ts'
import { detectRuntime } from '../../servers/detect-runtime.ts'
import { makeServerFolder, serverFolder, serverFolders } from '../../servers/folder/server-folder.ts'
import { dataDirForTest } from '../../servers/testing/servers.ts'
import { connectHelper } from '../connection.ts'
import { type FilesOfServer, filesOf } from '../files-of-server.ts'
import { helperCommand } from '../program.ts'
import { ServerFiles, type ServerFilesOptions } from '../server-files.ts'
import { openSharedFiles } from '../shared-files.ts'

/** A real helper without a sandbox, as the user of this process. */
export function startHelperProcess(data: string, diskMb: number | null = null): Helper & { pid: number } {
  const [program, ...args] = helperCommand(data, diskMb)
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], env: {} })
  const exited = once(child, 'exit').then(() => undefined)
  return {
    input: child.stdin,
    output: child.stdout,
    exited,
    kill: () => child.kill('SIGKILL'),
    pid: child.pid ?? -1,
  }
}

/** A folder with the files of a server, and a real helper for it. Both end with the test. */
export async function filesForTest({ diskMb = null }: { diskMb?: number | null } = {}) {
  const data = await realpath(await mkdtemp(join(tmpdir(), 'zubr-files-')))
  const helper = startHelperProcess(data, diskMb)
  const lends = await openSharedFiles(helper.pid, null, data)
  const connection = connectHelper({ ...helper, lends })
  onTestFinished(async () => {
    connection.kill()
    await helper.exited
    await lends?.returned()
    await rm(data, { recursive: true, force: true })
  })
  await connection.isReady
  const files: FilesOfServer = filesOf(async () => connection)
  return { data, files, connection, helper }
}

/** All rows of an operation. */
export async function rowsOf<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

/** All content of an operation. */
export async function contentOf({ pieces }: { pieces: AsyncIterable<Buffer> }): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/**
 * Everything in a folder of a test by path, without the agent's own: the content of files, the
 * targets of links, and `folder`.
 */
export async function treeOf(data: string): Promise<Record<string, string>> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const described = entries.map(async (entry): Promise<[string, string]> => {
    const path = join(entry.parentPath, entry.name)
    const what = entry.isSymbolicLink()
      ? `-> ${await readlink(path)}`
      : entry.isDirectory()
        ? 'folder'
        : await readFile(path, 'utf8')
    return [path.slice(data.length + 1), what]
  })
  return Object.fromEntries(
    (await Promise.all(described)).filter(([path]) => !path.startsWith('.zubr')).sort(),
  )
}

const id = '00000000-0000-4000-8000-000000000001'

/** The same in a runtime: the files of a server that it created, and the helper that it starts. */
export async function filesInRuntimeForTest(
  kind: NodeRuntime['kind'],
  options: Partial<ServerFilesOptions> & { isMade?: boolean } = {},
) {
  const dataDir = await dataDirForTest()
  await serverFolders(dataDir)
  const quiet = () => undefined
  const runtime = await detectRuntime({ dataDir, host: '127.0.0.1', keep: true, wanted: kind, warn: quiet })
  const folder = serverFolder(dataDir, id)
  await makeServerFolder(folder)
  const place = { id, folder: folder.path, data: folder.data }
  const log = { info: quiet, warn: quiet, error: quiet }
  const all = new ServerFiles({
    start: (place, size) => runtime.startHelper(place, size),
    find: () => ({ place, diskMb: 64 }),
    log,
    ...options,
  })
  onTestFinished(async () => {
    await all.stop()
    await runtime.discard?.(place)
    await runtime.close?.()
  })
  const files = all.of(id)
  if (options.isMade !== false) {
    await runtime.create(place)
    // Its disk exists from now on.
    await files.call('stat', { path: '' })
  }
  const uid = (await stat(folder.data).catch(() => undefined))?.uid ?? null
  return { id, runtime, place, all, files, data: folder.data, uid }
}
