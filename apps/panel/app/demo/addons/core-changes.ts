import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { CorePlan, coreChangeEndpoints, WantedCore } from '@zubr/contracts/addons/core'
import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { Server } from '@zubr/contracts/servers'
import { addonFate, isSwitchedOff, switchedOff } from '@zubr/domain/cores/change/fitting'
import { usualWorld } from '@zubr/domain/cores/change/folders'
import { worldFate } from '@zubr/domain/cores/change/world'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import { ApiFailure } from '../../api/request.ts'
import { coreView } from '../core.ts'
import type { Disk } from '../disk/operations.ts'
import { above, below, fileOf, folderWith, nameIn, unread } from '../disk/tree.ts'
import type { Handlers } from '../handlers.ts'
import { type Kept, type Memory, nodes } from '../memory.ts'
import { note, start, stop } from '../running.ts'
import { keptBy } from '../servers.ts'
import { versionOf } from './catalogue.ts'
import { bestOf } from './plan.ts'
import { fileName, versionOfFile } from './projects.ts'
import { type Before, changing, nodeAt, takeBack } from './put.ts'

const stepMs = 900
const shares = [20, 55, 90]
const javas = [8, 17, 21, 25]

type Change = {
  view: ServerChange
  apply(): Before
  before: Pick<Server, 'core' | 'edition' | 'transport'>
  files: Before
}
type Disks = { of(kept: Kept): Disk }
type Shared = Pick<
  Handlers<keyof typeof addonsEndpoints>,
  | 'GET /api/servers/:id/changes'
  | 'POST /api/servers/:id/changes/:change/undo'
  | 'POST /api/servers/:id/changes/:change/cancel'
>

/** A core change in the demo takes seconds. `shared` handles its entry among the addon changes. */
export function coreChangeHandlers(
  memory: Memory,
  shared: Shared,
  disks: Disks,
): Handlers<keyof typeof coreChangeEndpoints> & Shared {
  const all = new Map<string, Change[]>()
  const changesOf = ({ view }: Kept): Change[] => all.get(view.id) ?? []
  const active = (id: string): Kept => {
    const kept = keptBy(memory, id)
    const { contract } = kept.view
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
    return kept
  }
  const goOn = (kept: Kept, change: Change, phase: ServerChange['phase'], done: () => void, at = 0): void => {
    Object.assign(change.view, { phase, percent: shares[at] ?? null })
    setTimeout(() => {
      if (change.view.phase !== phase) return
      if (at < shares.length) return goOn(kept, change, phase, done, at + 1)
      done()
    }, stepMs)
  }
  const end = ({ view }: Change, phase: ServerChange['phase'], canUndo = false) =>
    Object.assign(view, { phase, percent: null, endedAt: new Date().toISOString(), canUndo })
  const begin = (kept: Kept, kind: 'core' | 'reinstall', what: ServerChange['what'], apply: () => Before) => {
    if (changesOf(kept).some(({ view }) => view.endedAt === null)) throw new ApiFailure('conflict')
    const { core, edition, transport } = kept.view
    const change: Change = {
      view: {
        ...{ id: crypto.randomUUID(), kind, phase: 'saving', percent: null, failure: null, what },
        ...{ beganAt: new Date().toISOString(), endedAt: null },
        ...{ awaitsStart: false, isSuspect: false, canUndo: false },
      },
      ...{ apply, before: { core, edition, transport }, files: [] },
    }
    all.set(kept.view.id, [change, ...changesOf(kept)])
    note(memory, kept, kind === 'core' ? 'core_change' : 'reinstall')
    goOn(kept, change, 'saving', () =>
      goOn(kept, change, 'applying', () => {
        change.files = change.apply()
        end(change, 'done', true)
        note(memory, kept, 'changed')
        again(kept)
      }),
    )
    return change.view
  }
  const own = (id: string, change: string): [Kept, Change] | undefined => {
    const kept = keptBy(memory, id)
    const found = changesOf(kept).find(({ view }) => view.id === change)
    return found && [kept, found]
  }
  return {
    'POST /api/servers/:id/core/plan': ({ params, body }) => planFor(active(params.id), body),
    'POST /api/servers/:id/core'({ params, body }) {
      const kept = active(params.id)
      const plan = planFor(kept, body)
      if (plan.refusals.length > 0) throw new ApiFailure('core_refused')
      const { id, version } = kept.view.core
      const name = isCoreId(body.core.id) ? coreKinds[body.core.id].name : body.core.id
      const what = [{ do: 'core' as const, name, from: version, to: body.core.version }]
      return begin(kept, 'core', what, () => {
        const next = isCoreId(body.core.id) ? coreView(body.core.id, body.core.version) : undefined
        if (next) Object.assign(kept.view, next)
        else kept.view.core.id = id
        return coreFiles(disks.of(kept), plan, body)
      })
    },
    'POST /api/servers/:id/reinstall'({ params, body }) {
      const kept = active(params.id)
      const name = memory.servers.includes(kept) ? body.name : ''
      if (name.trim() === '') throw new ApiFailure('invalid_request', { name: 'expected the name' })
      const { id, version } = kept.view.core
      const core = isCoreId(id) ? coreKinds[id].name : id
      return begin(kept, 'reinstall', [{ do: 'reinstall', name: core, from: null, to: version }], () =>
        freshFiles(disks.of(kept), body),
      )
    },
    'GET /api/servers/:id/java': ({ params }) => javaOf(keptBy(memory, params.id)),
    'PATCH /api/servers/:id/java'({ params, body }) {
      const kept = active(params.id)
      const known = javaOf(kept)
      const java = body.java ?? known?.usual
      if (!known || java === undefined || !known.choices.includes(java))
        throw new ApiFailure('invalid_request', { java: 'expected another' })
      kept.view.core = { ...kept.view.core, java }
      again(kept)
      return kept.view
    },
    'GET /api/servers/:id/changes': (asked) =>
      [
        ...changesOf(keptBy(memory, asked.params.id)).map(({ view }) => view),
        ...shared['GET /api/servers/:id/changes'](asked),
      ]
        .toSorted((a, b) => b.beganAt.localeCompare(a.beganAt))
        .slice(0, 20),
    'POST /api/servers/:id/changes/:change/undo'(asked) {
      const found = own(asked.params.id, asked.params.change)
      if (!found) return shared['POST /api/servers/:id/changes/:change/undo'](asked)
      const [kept, change] = found
      if (!change.view.canUndo) throw new ApiFailure('conflict')
      Object.assign(change.view, { endedAt: null, canUndo: false })
      goOn(kept, change, 'undoing', () => {
        Object.assign(kept.view, change.before)
        takeBack(disks.of(kept), change.files)
        end(change, 'undone')
        again(kept)
      })
      return change.view
    },
    'POST /api/servers/:id/changes/:change/cancel'(asked) {
      const found = own(asked.params.id, asked.params.change)
      if (!found) return shared['POST /api/servers/:id/changes/:change/cancel'](asked)
      const [, change] = found
      if (change.view.phase !== 'saving') throw new ApiFailure('conflict')
      end(change, 'cancelled')
      return change.view
    },
  }
}

/** Restarts a running server, and starts a crashed one again. */
function again(kept: Kept): void {
  const { state, wanted } = kept.view
  if (state === 'running') stop(kept, () => start(kept))
  else if (wanted === 'running' && (state === 'stopped' || state === 'failed')) start(kept)
}

function javaOf({ view }: Kept) {
  const { id, version, java } = view.core
  if (java === null) return null
  const usual = (isCoreId(id) ? coreView(id, version)?.core.java : null) ?? java
  return { java, usual, choices: [...new Set([...javas, usual, java])].toSorted((a, b) => a - b) }
}

function planFor(
  { view }: Kept,
  { core, newWorld, present }: Omit<WantedCore, 'worldFolder' | 'worlds'>,
): CorePlan {
  const next = isCoreId(core.id) ? coreView(core.id, core.version) : undefined
  if (!next || !isCoreId(core.id)) throw new ApiFailure('core_refused')
  const [from, to] = [view.core, next.core].map(({ id, gameVersion }) => ({ core: id, gameVersion })) as [
    { core: string; gameVersion: string },
    { core: string; gameVersion: string },
  ]
  const fate = worldFate(from, to)
  const fit = memoryFit(core.id, view.limits.memoryMb)
  const runs = nodes.find(({ name }) => name === view.node)
  const isRun = runs?.runs.includes(core.id) || runs?.cores.some(({ id }) => id === core.id)
  const refusals: CoreRefusal[] = []
  if (next.edition !== view.edition) refusals.push('edition')
  const isSame = view.core.id === core.id && view.core.version === core.version
  if (isSame && view.core.build === next.core.build && !newWorld) refusals.push('same')
  if (!newWorld && fate.goes === 'no') refusals.push('world')
  if (!isRun) refusals.push('node')
  if (fit.fits === 'not') refusals.push('memory')
  const stays = {
    why: null,
    converted: false,
    dimensions: 'as_they_are' as const,
    losesMods: false,
    others: [],
  }
  const { goes: _, ...goes } = fate.goes === 'yes' ? fate : { goes: '', ...stays }
  const facts = ({ id, version: own, gameVersion, build, java }: Server['core']) => ({
    ...{ id, version: own, gameVersion, build, java },
  })
  return {
    from: facts(view.core),
    to: facts(next.core),
    refusals,
    world:
      fate.goes === 'none'
        ? { ...stays, fate: 'none' }
        : newWorld
          ? { ...stays, fate: 'new' }
          : fate.goes === 'no'
            ? { ...stays, fate: 'no', why: fate.why }
            : { ...stays, ...goes, fate: 'keep' },
    wantsMb: fit.fits === 'well' ? null : fit.wantsMb,
    asksEula: false,
    addons: present
      .filter(({ enabled }) => enabled)
      .map(({ path }) => {
        const known = versionOfFile(nameIn(path))
        const best = known && bestOf(known.project, next.core)
        const of = {
          path,
          version: known ? versionOf(known.project, known.version) : null,
          newest: known && best ? versionOf(known.project, best) : null,
        }
        const becomes = addonFate(of, { from, to, keepsWorld: !newWorld })
        return {
          ...{ path, name: known?.project.name ?? null, from: known?.version.number ?? null },
          to: becomes === 'updates' ? (best?.number ?? null) : null,
          fate: becomes,
        }
      }),
    ...{ isAway: false, lostSettings: [], bytes: 0, digest: JSON.stringify([core, newWorld]) },
  }
}

/**
 * Disables addons that are incompatible with the new core, and updates those that have a version
 * for it.
 */
function coreFiles(
  disk: Disk,
  { addons }: CorePlan,
  { newWorld, worldFolder = usualWorld }: { newWorld: boolean; worldFolder?: string | undefined },
): Before {
  const { before, change } = changing(disk)
  for (const { path, fate, to } of addons) {
    const node = nodeAt(disk, path)
    const known = versionOfFile(nameIn(path))
    if (!node) continue
    if (isSwitchedOff(fate)) {
      change(path, null)
      change(`${path}${switchedOff}`, node)
    }
    if (fate === 'updates' && known && to !== null) {
      const bytes = known.project.versions.find(({ number }) => number === to)?.mb ?? 0
      change(path, null)
      change(below(above(path), fileName(known.project, to)), unread(bytes * 1_048_576, Date.now()))
    }
  }
  if (newWorld) newWorldIn(change, worldFolder)
  return before
}

/** Deletes files that the next start creates again. */
function freshFiles(
  disk: Disk,
  { fresh, worldFolder = usualWorld }: { fresh: readonly string[]; worldFolder?: string | undefined },
): Before {
  const { before, change } = changing(disk)
  const emptied = (path: string) => nodeAt(disk, path) && change(path, folderWith({}, Date.now()))
  if (fresh.includes('world')) newWorldIn(change, worldFolder)
  if (fresh.includes('addons')) for (const path of ['plugins', 'mods']) emptied(path)
  if (fresh.includes('settings')) emptied('config')
  return before
}

function newWorldIn(change: ReturnType<typeof changing>['change'], folder: string): void {
  const now = Date.now()
  for (const dimension of ['_nether', '_the_end']) change(`${folder}${dimension}`, null)
  change(folder, folderWith({ region: folderWith({}, now), 'level.dat': fileOf('', now) }, now))
}
