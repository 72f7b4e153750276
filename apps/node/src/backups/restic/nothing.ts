import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box, Mount } from '../box.ts'
import { inside } from '../inside/inside.ts'
import { leftOut } from '../left-out.ts'
import { Nothing } from './said.ts'

/** No server's backup holds it, and no restore brings it. */
export const [ours] = leftOut
/** A server may move each of its names at the moment at which they are looked at. */
const tries = 5

/**
 * restic saves no empty folder. A server whose owner has deleted all its files has a backup all the same, for one stands before each restore: of
 * another folder in its place, with nothing in it but our own.
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
