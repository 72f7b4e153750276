import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { Server } from '@zubr/contracts/servers/server'
import { ApiFailure } from '../../api/request.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { note, start, stop } from '../servers/running.ts'
import { demoServerBy } from '../servers/servers.ts'
import type { Before } from './put.ts'

const stepMs = 900
const progressPercents = [20, 55, 90]

type CoreChange = {
  view: ServerChange
  apply(): Before
  before: Pick<Server, 'core' | 'edition' | 'transport'>
  files: Before
}

/** The core changes and reinstallations of the demo's servers. Each takes seconds. */
export class DemoCoreChanges {
  readonly #memory: Memory
  readonly #byServer = new Map<string, CoreChange[]>()

  constructor(memory: Memory) {
    this.#memory = memory
  }

  list(demoServer: DemoServer): ServerChange[] {
    return this.#changesOf(demoServer).map(({ view }) => view)
  }

  begin(
    demoServer: DemoServer,
    kind: 'core' | 'reinstall',
    steps: ServerChange['steps'],
    apply: () => Before,
  ): ServerChange {
    const changes = this.#changesOf(demoServer)
    if (changes.some(({ view }) => view.endedAt === null)) throw new ApiFailure('conflict')
    const { core, edition, transport } = demoServer.view
    const change: CoreChange = {
      view: {
        ...{ id: crypto.randomUUID(), kind, phase: 'saving', percent: null, failure: null, steps },
        ...{ startedAt: new Date().toISOString(), endedAt: null },
        ...{ awaitsStart: false, isSuspect: false, canUndo: false },
      },
      ...{ apply, before: { core, edition, transport }, files: [] },
    }
    this.#byServer.set(demoServer.view.id, [change, ...changes])
    note(this.#memory, demoServer, kind === 'core' ? 'core_change' : 'reinstall')
    this.#runPhase(change, 'saving', () =>
      this.#runPhase(change, 'applying', () => {
        change.files = change.apply()
        this.#end(change, 'done', true)
        note(this.#memory, demoServer, 'changed')
        restart(demoServer)
      }),
    )
    return change.view
  }

  /** Undefined if it is no core change. `restoreFiles` puts back what it has replaced. */
  undo(serverId: string, id: string, restoreFiles: (files: Before) => void): ServerChange | undefined {
    const demoServer = demoServerBy(this.#memory, serverId)
    const change = this.#find(demoServer, id)
    if (!change) return undefined
    if (!change.view.canUndo) throw new ApiFailure('conflict')
    Object.assign(change.view, { endedAt: null, canUndo: false })
    this.#runPhase(change, 'undoing', () => {
      Object.assign(demoServer.view, change.before)
      restoreFiles(change.files)
      this.#end(change, 'undone')
      restart(demoServer)
    })
    return change.view
  }

  /** Undefined if it is no core change. */
  cancel(serverId: string, id: string): ServerChange | undefined {
    const change = this.#find(demoServerBy(this.#memory, serverId), id)
    if (!change) return undefined
    if (change.view.phase !== 'saving') throw new ApiFailure('conflict')
    this.#end(change, 'cancelled')
    return change.view
  }

  #changesOf({ view }: DemoServer): CoreChange[] {
    return this.#byServer.get(view.id) ?? []
  }

  #find(demoServer: DemoServer, id: string): CoreChange | undefined {
    return this.#changesOf(demoServer).find(({ view }) => view.id === id)
  }

  /** Shows the progress of a phase; `done` runs unless the change has left it meanwhile. */
  #runPhase(change: CoreChange, phase: ServerChange['phase'], done: () => void, at = 0): void {
    Object.assign(change.view, { phase, percent: progressPercents[at] ?? null })
    setTimeout(() => {
      if (change.view.phase !== phase) return
      if (at < progressPercents.length) return this.#runPhase(change, phase, done, at + 1)
      done()
    }, stepMs)
  }

  #end({ view }: CoreChange, phase: ServerChange['phase'], canUndo = false): void {
    Object.assign(view, { phase, percent: null, endedAt: new Date().toISOString(), canUndo })
  }
}

/** Restarts a running server, and starts a stopped or failed one that should run. */
export function restart(demoServer: DemoServer): void {
  const { state, desiredState } = demoServer.view
  if (state === 'running') stop(demoServer, () => start(demoServer))
  else if (desiredState === 'running' && (state === 'stopped' || state === 'failed')) start(demoServer)
}
