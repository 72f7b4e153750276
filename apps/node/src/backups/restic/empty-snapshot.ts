import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { excludedNames } from '../excluded-names.ts'
import { runFileTool } from '../file-tool/run-file-tool.ts'
import type { Mount, ToolSandbox } from '../tool-sandbox.ts'
import { EmptySnapshot } from './restic-output.ts'

/** The agent's folder. No backup contains it, and no restore brings it. */
export const [ours] = excludedNames
/** A server may move each of its files just as restic looks at them. */
const tries = 5

/**
 * restic saves no empty folder. A server without files still gets a backup, because one precedes
 * each restore. It saves another folder that contains only the agent's own.
 */
export async function takeEvenIfEmpty(
  {
    sandbox,
    data,
    emptyFolder,
    signal,
  }: { sandbox: ToolSandbox; data: string; emptyFolder: string; signal: AbortSignal },
  take: () => Promise<unknown>,
  takeOf: (mounts: Mount[]) => Promise<unknown>,
): Promise<void> {
  for (let left = tries; ; left -= 1)
    try {
      await take()
      return
    } catch (error) {
      if (!(error instanceof EmptySnapshot)) throw error
      let isEmpty = true
      await runFileTool(sandbox, data, { do: 'walk' }, signal, () => {
        isEmpty = false
      })
      if (isEmpty) {
        await mkdir(join(emptyFolder, ours), { recursive: true })
        await takeOf([{ at: '/data', from: emptyFolder, how: 'read' }])
        return
      }
      if (left <= 1) throw error
    }
}
