import { type BackupChanges, changesNamed } from '@zubr/contracts/backups/agent'
import type { BackupEngine, BackupSource } from './backup-engine.ts'
import type { WalkedFile } from './file-tool/file-tool-requests.ts'
import { runFileTool } from './file-tool/run-file-tool.ts'
import { isBeneath } from './is-beneath.ts'
import { checkedPaths } from './restoring.ts'
import type { ToolSandbox } from './tool-sandbox.ts'

/** Some file systems store times to the nanosecond, others do not. */
const sameMs = 2

/** What a restore would change in a server's present files. */
export async function changesOf(
  { sandbox, engine }: { sandbox: ToolSandbox; engine: BackupEngine },
  server: BackupSource,
  { snapshot, paths }: { snapshot: string; paths: readonly string[] | null },
  signal: AbortSignal,
): Promise<BackupChanges> {
  const those = checkedPaths(paths)
  const isMeant = (path: string) => !those || those.some((one) => isBeneath(path, one))
  const present = new Map<string, WalkedFile>()
  await runFileTool(sandbox, server.data, { do: 'walk' }, signal, (row) => {
    if (isMeant(row.path)) present.set(row.path, row)
  })
  const changes: BackupChanges = { added: 0, changed: 0, removed: 0, bytes: 0, named: [] }
  const report = (path: string, kind: 'added' | 'changed' | 'removed') => {
    changes[kind] += 1
    if (changes.named.length < changesNamed) changes.named.push({ path, kind })
  }
  for await (const { path, kind, size, mtimeMs } of engine.entries(server, snapshot, null, signal)) {
    if (!isMeant(path)) continue
    const now = present.get(path)
    present.delete(path)
    changes.bytes += size
    if (kind === 'folder') continue
    if (!now || now.kind === 'folder') report(path, 'added')
    else if (now.kind !== kind || now.size !== size || Math.abs(now.mtimeMs - mtimeMs) > sameMs)
      report(path, 'changed')
  }
  for (const [path, { kind }] of present) if (kind !== 'folder') report(path, 'removed')
  return changes
}
