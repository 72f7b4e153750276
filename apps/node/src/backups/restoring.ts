import { lstat, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { JobFailed } from '../jobs/server-jobs.ts'
import type { BackupEngine, BackupSource } from './backup-engine.ts'
import { excludedNames } from './excluded-names.ts'
import { incomingFolder } from './file-tool/file-tool-requests.ts'
import { runFileTool } from './file-tool/run-file-tool.ts'
import { isBeneath } from './is-beneath.ts'
import type { ToolSandbox } from './tool-sandbox.ts'

/**
 * The progress of a restore. Before `out` the server's files are unchanged. From then on any agent
 * finishes it.
 */
const Restoring = z.object({
  phase: z.enum(['coming', 'out', 'in', 'clear']),
  paths: z.array(z.string()).nullable(),
})
type Restoring = z.infer<typeof Restoring>

type Place = { folder: string; data: string }
const fileOf = ({ folder }: Place) => join(folder, 'restore.json')

const askRoomMs = 1_000
/** Added for each folder and name. */
const bytesOfEach = 4_096

/** Chosen paths of a backup. Those below another one are included by it. */
export function checkedPaths(paths: readonly string[] | null): string[] | null {
  if (paths === null) return null
  for (const path of paths) {
    const names = path.split('/')
    const isOurs = excludedNames[0] === names[0]
    if (isOurs || names.some((name) => name === '' || name === '.' || name === '..'))
      throw new JobFailed('no_backup', 'that is no path in a backup')
  }
  return paths.filter((path) => !paths.some((other) => other !== path && isBeneath(path, other)))
}

/**
 * Restores all or some of a backup for a stopped server. After a cancel or kill its files are the
 * old or the new ones, never a mix.
 */
export async function restore(
  { sandbox, engine }: { sandbox: ToolSandbox; engine: BackupEngine },
  place: Place,
  server: BackupSource,
  { snapshot, paths }: { snapshot: string; paths: readonly string[] | null },
  { signal, percent }: { signal: AbortSignal; percent(percent: number): void },
): Promise<void> {
  const those = checkedPaths(paths)
  await recover(sandbox, place)
  let [bytes, found] = [0, 0]
  for await (const { path, size } of engine.entries(server, snapshot, null, signal)) {
    if (those && !those.some((one) => isBeneath(path, one))) continue
    bytes += size + bytesOfEach
    found += 1
  }
  if (those && found === 0) throw new JobFailed('no_backup', 'nothing of that is in the backup')
  await note(place, { phase: 'coming', paths: those })
  const free = async () => {
    const { bavail, bsize } = await statfs(place.data)
    return bavail * bsize
  }
  let timer: NodeJS.Timeout | undefined
  try {
    await runFileTool(sandbox, place.data, { do: 'make' }, signal)
    const before = await free()
    if (before < bytes) throw new JobFailed('no_room', `it takes ${bytes} bytes, and there are ${before}`)
    timer = setInterval(
      () =>
        void free().then(
          (now) => percent(Math.min(99, ((before - now) / Math.max(1, bytes)) * 100)),
          // Only the progress stops.
          () => undefined,
        ),
      askRoomMs,
    )
    await engine.restore(server, snapshot, {
      into: { mounted: place.data, beneath: incomingFolder },
      paths: those,
      signal,
    })
    const { uid, gid } = await lstat(place.data)
    await runFileTool(sandbox, place.data, { do: 'own', uid, gid }, signal)
    await toDisk(place)
    signal.throwIfAborted()
  } catch (error) {
    await recover(sandbox, place)
    throw error
  } finally {
    clearInterval(timer)
  }
  await finish(sandbox, place, { phase: 'out', paths: those })
}

/**
 * Finishes or undoes the restore of a killed agent. Nothing may touch the server's files before.
 */
export async function recover(sandbox: ToolSandbox, place: Place): Promise<void> {
  const left = await readJsonFile(fileOf(place), Restoring)
  if (!left) return
  await finish(sandbox, place, left.phase === 'coming' ? { ...left, phase: 'clear' } : left)
}

async function finish(sandbox: ToolSandbox, place: Place, { phase, paths }: Restoring): Promise<void> {
  let now = phase
  await note(place, { phase: now, paths })
  if (now === 'out') {
    await runFileTool(sandbox, place.data, { do: 'out', paths })
    await toDisk(place)
    now = 'in'
    await note(place, { phase: now, paths })
  }
  if (now === 'in') {
    await runFileTool(sandbox, place.data, { do: 'in', paths })
    await toDisk(place)
    await note(place, { phase: 'clear', paths })
  }
  await runFileTool(sandbox, place.data, { do: 'clear' })
  await rm(fileOf(place), { force: true })
}

const note = (place: Place, restoring: Restoring) => writeAtomically(fileOf(place), JSON.stringify(restoring))

/** Syncs before the next step is recorded, in case the power fails. */
async function toDisk({ data }: Place): Promise<void> {
  if (process.platform === 'linux') await runTool('sync', ['-f', data], { timeoutMs: 10 * 60_000 })
}
