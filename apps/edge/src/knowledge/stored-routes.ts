import { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { NodeName } from '@zubr/contracts/nodes'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'
import type { RouteTableState } from './route-table.ts'

const FormerKey = z.object({ node: NodeName, key: z.string(), until: z.number() })

/**
 * A file of the version before has `keys` instead of `peers`.
 * Its former keys have no node and are skipped.
 */
const StoredRoutes = EdgeRoutes.pick({
  routes: true,
  edges: true,
  zone: true,
  peers: true,
  keys: true,
}).extend({
  former: z.array(z.unknown()).transform((all) => all.flatMap((one) => FormerKey.safeParse(one).data ?? [])),
})

/** Reads the API's last answer; undefined if there is no file that this version reads. */
export const readRoutes = (file: string): Promise<z.infer<typeof StoredRoutes> | undefined> =>
  readJsonFile(file, StoredRoutes)

export type RoutesWriterOptions = {
  file: string
  /** Called when the file is written. */
  state(): RouteTableState
  /** Several changes within this time are one write. */
  delayMs?: number
  /** A full disk is no reason to end the edge. */
  onError(error: unknown): void
}

/** Stores routes in a file that only this user can read, as it has keys. One write at a time. */
export class RoutesWriter {
  private readonly options: RoutesWriterOptions
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(options: RoutesWriterOptions) {
    this.options = options
  }

  schedule(): void {
    this.timer ??= setTimeout(() => this.write(), this.options.delayMs ?? 500)
  }

  /** Writes what is not written yet. */
  async end(): Promise<void> {
    if (this.timer) {
      clearTimeout(this.timer)
      this.write()
    }
    await this.writing
  }

  private write(): void {
    const { file, state, onError } = this.options
    this.timer = undefined
    this.writing = this.writing.then(() => writeAtomically(file, JSON.stringify(state()))).catch(onError)
  }
}
