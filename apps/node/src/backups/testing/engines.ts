import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureSandboxTools, findProgram } from '@zubr/process/sandbox-tools'
import { dataDirForTest } from '../../servers/testing/servers.ts'
import { ArchiveEngine } from '../archives/archive-engine.ts'
import type { BackupEngine, BackupSource } from '../backup-engine.ts'
import { ResticEngine } from '../restic/restic-engine.ts'
import { openToolSandbox } from '../tool-sandbox.ts'

await ensureSandboxTools(() => undefined, ['restic']).catch(() => undefined)

/** Without restic the tests use archives only. */
export const enginesForTests: readonly BackupEngine['kind'][] = findProgram('restic')
  ? ['restic', 'archives']
  : ['archives']

const isRoot = process.getuid?.() === 0
export const uidForTest = isRoot ? 34_567 : (process.getuid?.() ?? 0)

/** A server's files and an engine, without an agent. */
export async function engineForTest(kind: BackupEngine['kind']) {
  const dataDir = await dataDirForTest()
  const sandbox = await openToolSandbox(dataDir)
  const repository = join(dataDir, 'backups')
  const program = findProgram('restic') ?? 'restic'
  const at = { repository, credentials: {}, resticPath: undefined }
  const engine =
    kind === 'restic'
      ? new ResticEngine(program, at, dataDir, sandbox)
      : new ArchiveEngine(repository, sandbox)
  const id = randomUUID()
  const folder = join(dataDir, 'servers', id)
  const server: BackupSource = { id, data: join(folder, 'data'), key: 'key of this server' }
  await mkdir(server.data, { recursive: true })
  await ownedForTest(server.data)
  return { dataDir, sandbox, engine, server, place: { folder, data: server.data }, repository }
}

export const ownedForTest = (path: string) =>
  isRoot
    ? promisify(execFile)('chown', ['-hR', `${uidForTest}:${uidForTest}`, path]).then(() => undefined)
    : Promise.resolve()

export async function put(data: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(data, path, '..'), { recursive: true })
    await writeFile(join(data, path), content)
  }
  await ownedForTest(data)
}

/** All files below, with their content. */
export async function contentOf(data: string): Promise<Record<string, string>> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const all = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(data.length + 1), await readFile(path, 'utf8')] as const
    }),
  )
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}
