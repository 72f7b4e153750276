import { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { NodeName } from '@zubr/contracts/nodes'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import { z } from 'zod'
import type { EdgeTableInput } from './route-table.ts'

const FormerKey = z.object({ node: NodeName, key: z.string(), until: z.number() })

/** A file of the version before has `keys` instead of `peers`, and former keys of no node, which are skipped. */
const Kept = EdgeRoutes.pick({ routes: true, edges: true, zone: true, peers: true, keys: true }).extend({
  former: z.array(z.unknown()).transform((all) => all.flatMap((one) => FormerKey.safeParse(one).data ?? [])),
})

/** What the API said last, for the time when it is away; undefined if nothing was kept that this version reads. */
export const readRoutes = (file: string): Promise<z.infer<typeof Kept> | undefined> => readKept(file, Kept)

/**
 * Keeps routes in a file that only this user reads, as keys are in it: soon after the last of several changes, and one at a time. `told`
 * is asked when it is written. A disk that refuses is told once, and the edge goes on.
 */
export function routesKeeper(
  file: string,
  told: () => EdgeTableInput,
  { afterMs = 500, failed }: { afterMs?: number; failed: (error: unknown) => void },
) {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    timer = undefined
    writing = writing.then(() => writeAtomically(file, JSON.stringify(told()))).catch(failed)
  }
  return {
    changed(): void {
      timer ??= setTimeout(write, afterMs)
    },
    /** Writes what is not written yet. */
    async end(): Promise<void> {
      if (timer) {
        clearTimeout(timer)
        write()
      }
      await writing
    },
  }
}
