import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { ConsoleLog } from '../console/console-log.ts'
import type { Place } from '../runtime/runtime.ts'
import { initialRetryState, type RetryState, type Server, type Step } from './decision/server.ts'
import type { ServerMemory } from './decision/server-memory.ts'
import { type ServerFolder, serverFolder, writeMemory } from './folder/server-folder.ts'
import type { ServerContext } from './server-context.ts'
import type { ServerRun } from './server-run.ts'
import { StartState } from './starting/start-state.ts'

/** What the agent knows of a server. Its memory is stored on disk, the rest ends with the agent. */
export class ServerState {
  readonly id: string
  readonly folder: ServerFolder
  readonly place: Place
  readonly starting = new StartState()
  desired: DesiredServer
  run: ServerRun | undefined
  console: ConsoleLog | undefined
  /** The agent does not work on it any more. */
  isStopped = false
  readonly #log: ServerContext['log']
  #memory: ServerMemory | null = null
  #tries: RetryState = initialRetryState
  #isDeleted = false

  constructor(desired: DesiredServer, { dataDir, log }: Pick<ServerContext, 'dataDir' | 'log'>) {
    this.id = desired.id
    this.desired = desired
    this.folder = serverFolder(dataDir, desired.id)
    this.place = { id: desired.id, folder: this.folder.path, data: this.folder.data }
    this.#log = log
  }

  get memory(): ServerMemory | null {
    return this.#memory
  }

  get tries(): RetryState {
    return this.#tries
  }

  /** Its state for decisions, apart from what its jobs and the catalogue know. */
  known(): Omit<Server, 'run' | 'held'> {
    return { memory: this.#memory, tries: this.#tries, isDeleted: this.#isDeleted }
  }

  setPrepared(memory: ServerMemory, tries: Pick<RetryState, 'mayBeLeft' | 'isRequested'>): void {
    this.#memory = memory
    this.#tries = { ...this.#tries, ...tries }
    this.#isDeleted = false
  }

  setDeleted(): void {
    this.#memory = null
    this.#isDeleted = true
  }

  /** Applies a change, and writes the memory if it has changed. */
  async apply({ memory, tries }: Pick<Step, 'memory' | 'tries'>): Promise<void> {
    this.#tries = { ...this.#tries, ...tries }
    if (!memory || !this.#memory) return
    this.#memory = { ...this.#memory, ...memory }
    // Stopping and deleting must work on a full disk. Then only this agent has the state.
    await writeMemory(this.folder, this.#memory).catch((error: NodeJS.ErrnoException) =>
      this.#log.warn(`server ${this.id}: its state could not be written: ${error.code}`),
    )
  }
}
