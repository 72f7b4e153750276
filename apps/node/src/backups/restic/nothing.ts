import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box, Mount } from '../box.ts'
import { inside } from '../inside/inside.ts'
import { leftOut } from '../left-out.ts'
import { Nothing } from './said.ts'

/** The agent's folder. No backup contains it, and no restore brings it. */
export const [ours] = leftOut
/** A server may move each of its files just as restic looks at them. */
const tries = 5

/**
 * restic saves no empty folder. A server without files still gets a backup, because one precedes
 * each restore. It saves another folder that contains only the agent's own.
 */
export async function takenOrNothing(
  { box, data, instead, signal }: { box: Box; data: string; instead: string; signal: AbortSignal },
  take: () => Promise<unknown>,
  takeOf: (mounts: Mount[]) => Promise<unknown>,
): Promise<void> {
  for (let left = tries; ; left -= 1)
    try {
      await take()
      return
    } catch (error) {
      if (!(error instanceof Nothing)) throw error
      let isEmpty = true
      await inside(box, data, { do: 'walk' }, signal, () => {
        isEmpty = false
      })
      if (isEmpty) {
        await mkdir(join(instead, ours), { recursive: true })
        await takeOf([{ at: '/data', from: instead, how: 'read' }])
        return
      }
      if (left <= 1) throw error
    }
}
