import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSource, FileReplacements } from './backup-engine.ts'
import type { CopiedFile } from './file-tool/file-tool-requests.ts'
import { runFileTool } from './file-tool/run-file-tool.ts'
import type { ToolSandbox } from './tool-sandbox.ts'

/**
 * Takes a backup with copies of files that a core writes on to while its saving is paused. Each
 * copy has the length that the core reported. Without a sandbox, which can replace files, the files
 * are read as they are.
 */
export async function withConsistentCopies<T>(
  sandbox: ToolSandbox,
  { data }: Pick<BackupSource, 'data'>,
  lengths: ReadonlyMap<string, number>,
  folder: string,
  signal: AbortSignal,
  take: (replacements: FileReplacements) => Promise<T>,
): Promise<{ taken: T; isConsistent: boolean }> {
  const replacements = new Map<string, string>()
  if (lengths.size === 0 || !sandbox.isContained)
    return { taken: await take(replacements), isConsistent: true }
  // The leftovers of a killed agent.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const request = { do: 'cut' as const, lengths: [...lengths] }
    let isConsistent = true
    const row = ({ path, name }: CopiedFile) => {
      if (name === null) isConsistent = false
      else replacements.set(path, join(folder, name))
    }
    await runFileTool(sandbox, data, request, signal, row, folder)
    return { taken: await take(replacements), isConsistent }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
