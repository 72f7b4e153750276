import type { ServerChange } from '@zubr/contracts/addons/changes'
import { isUnderWay } from '../../addons/changes/change-phase.ts'
import { ApiFailure } from '../../api/request.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { requireRestart } from '../servers/running.ts'
import { demoServerBy } from '../servers/servers.ts'
import { pastChanges } from './past-changes.ts'
import type { Before } from './put.ts'

const stepMs = 700
const progressPercents = [12, 38, 71, 94]
const maxListed = 20

type DemoChange = { view: ServerChange; before: Before; apply?: () => Before; onUndone?: () => void }

/** The addon changes of the demo's servers. Each takes seconds and can be undone. */
export class DemoChanges {
  readonly #memory: Memory
  readonly #byServer = new Map<string, DemoChange[]>()

  constructor(memory: Memory) {
    this.#memory = memory
  }

  list(serverId: string): ServerChange[] {
    const demoServer = demoServerBy(this.#memory, serverId)
    return this.#changesOf(demoServer).map((change) => this.#viewOf(demoServer, change))
  }

  /** A server that accepts a change now. */
  requireServer(serverId: string): DemoServer {
    const demoServer = demoServerBy(this.#memory, serverId)
    const { contract } = demoServer.view
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
    if (this.#changesOf(demoServer).some(({ view }) => isUnderWay(view))) throw new ApiFailure('conflict')
    return demoServer
  }

  begin(
    demoServer: DemoServer,
    fields: Pick<ServerChange, 'kind' | 'phase' | 'steps'>,
    apply: () => Before,
  ): ServerChange {
    const change: DemoChange = {
      view: {
        ...{ id: crypto.randomUUID(), percent: null, failure: null, startedAt: new Date().toISOString() },
        ...{ endedAt: null, awaitsStart: false, isSuspect: false, canUndo: false },
        ...fields,
      },
      before: [],
      apply() {
        requireRestart(demoServer, 'addons')
        return apply()
      },
    }
    const changes = this.#changesOf(demoServer)
    changes.unshift(change)
    changes.splice(maxListed)
    if (change.view.phase === 'applying') this.#advance(change)
    if (change.view.phase === 'reading')
      setTimeout(() => {
        if (change.view.phase === 'reading') change.view.phase = 'asking'
      }, 2 * stepMs)
    return this.#viewOf(demoServer, change)
  }

  /** `restoreFiles` puts back what the change has replaced. */
  undo(serverId: string, id: string, restoreFiles: (before: Before) => void): ServerChange {
    const demoServer = this.requireServer(serverId)
    const change = this.#find(demoServer, id)
    if (change.view.phase !== 'done') throw new ApiFailure('conflict')
    restoreFiles(change.before)
    change.onUndone = () => {
      const isDown = demoServer.view.state === 'failed' || demoServer.view.state === 'crashed'
      if (isDown) Object.assign(demoServer.view, { state: 'stopped', reason: null })
    }
    Object.assign(change.view, { phase: 'undoing', percent: 40, endedAt: null })
    this.#advance(change, progressPercents.length - 1)
    return this.#viewOf(demoServer, change)
  }

  cancel(serverId: string, id: string): ServerChange {
    const demoServer = demoServerBy(this.#memory, serverId)
    const change = this.#find(demoServer, id)
    if (!isUnderWay(change.view)) throw new ApiFailure('conflict')
    this.#end(change, 'cancelled')
    return this.#viewOf(demoServer, change)
  }

  /** The owner agrees to a pack that has been read. */
  agree(serverId: string, id: string): ServerChange {
    const demoServer = demoServerBy(this.#memory, serverId)
    const change = this.#find(demoServer, id)
    if (change.view.phase !== 'asking') throw new ApiFailure('conflict')
    change.view.phase = 'applying'
    this.#advance(change)
    return this.#viewOf(demoServer, change)
  }

  find(serverId: string, id: string): ServerChange {
    return this.#find(demoServerBy(this.#memory, serverId), id).view
  }

  #changesOf(demoServer: DemoServer): DemoChange[] {
    const changes = this.#byServer.get(demoServer.view.id) ?? pastChanges(demoServer, Date.now())
    this.#byServer.set(demoServer.view.id, changes)
    return changes
  }

  #find(demoServer: DemoServer, id: string): DemoChange {
    const known = this.#changesOf(demoServer).find(({ view }) => view.id === id)
    if (!known) throw new ApiFailure('not_found')
    return known
  }

  #viewOf(demoServer: DemoServer, { view }: DemoChange): ServerChange {
    const isEnded = view.phase === 'done' || view.phase === 'undone'
    const hasRunSince =
      Date.parse(view.endedAt ?? '') <= (demoServer.runs.at(-1)?.from ?? Number.POSITIVE_INFINITY)
    const isSuspect = view.isSuspect && view.phase === 'done' && !hasRunSince
    return {
      ...view,
      isSuspect,
      awaitsStart: isEnded && !isSuspect && !hasRunSince,
      canUndo: view.phase === 'done' && view.kind === 'addons',
    }
  }

  #advance(change: DemoChange, at = 0): void {
    const { phase } = change.view
    setTimeout(() => {
      if (change.view.phase !== phase) return
      const percent = progressPercents[at]
      if (percent !== undefined) {
        change.view.percent = percent
        return this.#advance(change, at + 1)
      }
      if (phase === 'applying') {
        change.before = change.apply?.() ?? []
        this.#end(change, 'done')
      } else {
        this.#end(change, 'undone')
        change.onUndone?.()
      }
    }, stepMs)
  }

  #end({ view }: DemoChange, phase: ServerChange['phase']): void {
    Object.assign(view, { phase, percent: null, endedAt: new Date().toISOString() })
  }
}
