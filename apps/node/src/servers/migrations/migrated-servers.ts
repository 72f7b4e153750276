import { rm } from 'node:fs/promises'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import type { Log } from '@zubr/on-node/log'
import { z } from 'zod'
import { migrationRecordFile, recordedServers } from './migration-records.ts'

/** The generation that gave a server away. Stored beside its folder, as it outlives that. */
const GivenServer = z.object({ generation: z.number().int() })

/** The servers that were given to other nodes, and the generations that gave them away. */
export class MigratedServers {
  readonly #dataDir: string
  readonly #log: Log
  readonly #generations = new Map<string, number>()
  /** Those that are not on the disk yet. */
  readonly #unmarked = new Set<string>()

  constructor(dataDir: string, log: Log) {
    this.#dataDir = dataDir
    this.#log = log
  }

  /** Reads those of a former agent. Call it first, once. */
  async open(): Promise<void> {
    for (const id of await recordedServers(this.#dataDir, 'given')) {
      const stored = await readJsonFile(migrationRecordFile(this.#dataDir, 'given', id), GivenServer)
      if (stored) this.#generations.set(id, stored.generation)
    }
  }

  generationOf(id: string): number | undefined {
    return this.#generations.get(id)
  }

  entries(): [string, number][] {
    return [...this.#generations]
  }

  async add(id: string, generation: number): Promise<void> {
    this.#generations.set(id, generation)
    this.#unmarked.add(id)
    await this.mark(id)
  }

  /** Records on disk that it is given away. Returns false if it is not, or if that failed. */
  async mark(id: string): Promise<boolean> {
    const generation = this.#generations.get(id)
    if (generation === undefined) return false
    if (!this.#unmarked.has(id)) return true
    try {
      await writeAtomically(migrationRecordFile(this.#dataDir, 'given', id), JSON.stringify({ generation }))
      this.#unmarked.delete(id)
      return true
    } catch (error) {
      // The server stays here until a later attempt can record it.
      this.#log.debug?.(`server ${id}: its release to another node could not be recorded: ${textOf(error)}`)
      return false
    }
  }

  async forget(id: string): Promise<void> {
    this.#generations.delete(id)
    this.#unmarked.delete(id)
    await rm(migrationRecordFile(this.#dataDir, 'given', id), { force: true })
  }
}
