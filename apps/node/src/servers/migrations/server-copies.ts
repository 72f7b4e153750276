import { rm } from 'node:fs/promises'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'
import type { Runtime } from '../../runtime/runtime.ts'
import { deleteServerFolder } from '../folder/server-folder.ts'
import { migrationRecordFile, recordedServers, serverPlace } from './migration-records.ts'

/** Marks a folder as a copy that is not this node's server yet. `whole`: it is complete. */
const ServerCopy = z.object({
  move: z.uuid(),
  whole: z.boolean(),
  skipped: z.number().int(),
  bytes: z.number().int(),
})
type ServerCopy = z.infer<typeof ServerCopy>

/** The copies of other nodes' servers on this node. */
export class ServerCopies {
  readonly #dataDir: string
  readonly #runtime: Runtime
  readonly #ids = new Set<string>()

  constructor(dataDir: string, runtime: Runtime) {
    this.#dataDir = dataDir
    this.#runtime = runtime
  }

  /** Finds those of a former agent. Call it first, once. */
  async open(): Promise<void> {
    for (const id of await recordedServers(this.#dataDir, 'taken')) this.#ids.add(id)
  }

  ids(): string[] {
    return [...this.#ids]
  }

  add(id: string): void {
    this.#ids.add(id)
  }

  read(id: string): Promise<ServerCopy | undefined> {
    return readJsonFile(migrationRecordFile(this.#dataDir, 'taken', id), ServerCopy)
  }

  async write(id: string, copy: ServerCopy): Promise<void> {
    await writeAtomically(migrationRecordFile(this.#dataDir, 'taken', id), JSON.stringify(copy))
  }

  async forget(id: string): Promise<void> {
    await rm(migrationRecordFile(this.#dataDir, 'taken', id), { force: true })
    await rm(migrationRecordFile(this.#dataDir, 'taking', id), { force: true })
    this.#ids.delete(id)
  }

  /** Deletes a copy that does not become this node's server. */
  async drop(id: string): Promise<void> {
    const place = serverPlace(this.#dataDir, id)
    await this.#runtime.discard?.(place)
    await deleteServerFolder(this.#dataDir, id)
    await this.#runtime.remove(place)
    await this.forget(id)
  }
}
