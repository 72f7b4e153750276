import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { CoreChangeInput, CorePlan, coreChangeEndpoints } from '@zubr/contracts/addons/core'
import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { Server } from '@zubr/contracts/servers/server'
import { addonOutcome, isSwitchedOff, switchedOff } from '@zubr/domain/cores/change/addon-outcomes'
import { usualWorld } from '@zubr/domain/cores/change/folders'
import { predictWorldOutcome } from '@zubr/domain/cores/change/world'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import { ApiFailure } from '../../api/request.ts'
import { coreView } from '../core.ts'
import type { Disk } from '../disk/operations.ts'
import { above, below, fileOf, folderWith, nameIn, unread } from '../disk/tree.ts'
import type { Handlers } from '../handlers.ts'
import { type DemoServer, type Memory, nodes } from '../memory.ts'
import { demoServerBy } from '../servers/servers.ts'
import { versionOf } from './catalogue.ts'
import { DemoCoreChanges, restart } from './demo-core-changes.ts'
import { bestOf } from './plan.ts'
import { fileName, versionOfFile } from './projects.ts'
import { type Before, changing, nodeAt, takeBack } from './put.ts'

const javas = [8, 17, 21, 25]

type Disks = { of(demoServer: DemoServer): Disk }
type Shared = Pick<
  Handlers<keyof typeof addonsEndpoints>,
  | 'GET /api/servers/:id/changes'
  | 'POST /api/servers/:id/changes/:change/undo'
  | 'POST /api/servers/:id/changes/:change/cancel'
>
type CoreHandlers = Handlers<keyof typeof coreChangeEndpoints>

/** A core change in the demo takes seconds. `shared` handles the addon changes. */
export function coreChangeHandlers(memory: Memory, shared: Shared, disks: Disks): CoreHandlers & Shared {
  const changes = new DemoCoreChanges(memory)
  return {
    ...coreHandlers(memory, changes, disks),
    ...javaHandlers(memory),
    ...listHandlers(memory, changes, shared, disks),
  }
}

function requireActive(memory: Memory, id: string): DemoServer {
  const demoServer = demoServerBy(memory, id)
  const { contract } = demoServer.view
  if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
  return demoServer
}

function coreHandlers(
  memory: Memory,
  changes: DemoCoreChanges,
  disks: Disks,
): Pick<
  CoreHandlers,
  'POST /api/servers/:id/core/plan' | 'POST /api/servers/:id/core' | 'POST /api/servers/:id/reinstall'
> {
  return {
    'POST /api/servers/:id/core/plan': ({ params, body }) => planFor(requireActive(memory, params.id), body),
    'POST /api/servers/:id/core'({ params, body }) {
      const demoServer = requireActive(memory, params.id)
      const plan = planFor(demoServer, body)
      if (plan.refusals.length > 0) throw new ApiFailure('core_refused')
      const { id, version } = demoServer.view.core
      const name = isCoreId(body.core.id) ? coreKinds[body.core.id].name : body.core.id
      const steps = [{ do: 'core' as const, name, from: version, to: body.core.version }]
      return changes.begin(demoServer, 'core', steps, () => {
        const next = isCoreId(body.core.id) ? coreView(body.core.id, body.core.version) : undefined
        if (next) Object.assign(demoServer.view, next)
        else demoServer.view.core.id = id
        return coreFiles(disks.of(demoServer), plan, body)
      })
    },
    'POST /api/servers/:id/reinstall'({ params, body }) {
      const demoServer = requireActive(memory, params.id)
      const name = memory.servers.includes(demoServer) ? body.name : ''
      if (name.trim() === '') throw new ApiFailure('invalid_request', { name: 'expected the name' })
      const { id, version } = demoServer.view.core
      const steps = [
        { do: 'reinstall' as const, name: isCoreId(id) ? coreKinds[id].name : id, from: null, to: version },
      ]
      return changes.begin(demoServer, 'reinstall', steps, () => freshFiles(disks.of(demoServer), body))
    },
  }
}

function javaHandlers(
  memory: Memory,
): Pick<CoreHandlers, 'GET /api/servers/:id/java' | 'PATCH /api/servers/:id/java'> {
  return {
    'GET /api/servers/:id/java': ({ params }) => javaOf(demoServerBy(memory, params.id)),
    'PATCH /api/servers/:id/java'({ params, body }) {
      const demoServer = requireActive(memory, params.id)
      const known = javaOf(demoServer)
      const java = body.java ?? known?.usual
      if (!known || java === undefined || !known.choices.includes(java))
        throw new ApiFailure('invalid_request', { java: 'expected another' })
      demoServer.view.core = { ...demoServer.view.core, java }
      restart(demoServer)
      return demoServer.view
    },
  }
}

/** The history of a server: its core changes among its addon changes. */
function listHandlers(memory: Memory, changes: DemoCoreChanges, shared: Shared, disks: Disks): Shared {
  return {
    'GET /api/servers/:id/changes': (input) =>
      [
        ...changes.list(demoServerBy(memory, input.params.id)),
        ...shared['GET /api/servers/:id/changes'](input),
      ]
        .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
        .slice(0, 20),
    'POST /api/servers/:id/changes/:change/undo': (input) =>
      changes.undo(input.params.id, input.params.change, (files) =>
        takeBack(disks.of(demoServerBy(memory, input.params.id)), files),
      ) ?? shared['POST /api/servers/:id/changes/:change/undo'](input),
    'POST /api/servers/:id/changes/:change/cancel': (input) =>
      changes.cancel(input.params.id, input.params.change) ??
      shared['POST /api/servers/:id/changes/:change/cancel'](input),
  }
}

function javaOf({ view }: DemoServer) {
  const { id, version, java } = view.core
  if (java === null) return null
  const usual = (isCoreId(id) ? coreView(id, version)?.core.java : null) ?? java
  return { java, usual, choices: [...new Set([...javas, usual, java])].toSorted((a, b) => a - b) }
}

function planFor(
  { view }: DemoServer,
  { core, newWorld, present }: Omit<CoreChangeInput, 'worldFolder' | 'worlds'>,
): CorePlan {
  const next = isCoreId(core.id) ? coreView(core.id, core.version) : undefined
  if (!next || !isCoreId(core.id)) throw new ApiFailure('core_refused')
  const [from, to] = [view.core, next.core].map(({ id, gameVersion }) => ({ core: id, gameVersion })) as [
    { core: string; gameVersion: string },
    { core: string; gameVersion: string },
  ]
  const compatibility = predictWorldOutcome(from, to)
  const fit = memoryFit(core.id, view.limits.memoryMb)
  const runs = nodes.find(({ name }) => name === view.node)
  const isRun = runs?.runs.includes(core.id) || runs?.cores.some(({ id }) => id === core.id)
  const refusals: CoreRefusal[] = []
  if (next.edition !== view.edition) refusals.push('edition')
  const isSame = view.core.id === core.id && view.core.version === core.version
  if (isSame && view.core.build === next.core.build && !newWorld) refusals.push('same')
  if (!newWorld && compatibility.goes === 'no') refusals.push('world')
  if (!isRun) refusals.push('node')
  if (fit.fits === 'not') refusals.push('memory')
  const stays = {
    reason: null,
    converted: false,
    dimensions: 'as_they_are' as const,
    losesMods: false,
    others: [],
  }
  const { goes: _, ...goes } = compatibility.goes === 'yes' ? compatibility : { goes: '', ...stays }
  const facts = ({ id, version: coreVersion, gameVersion, build, java }: Server['core']) => ({
    ...{ id, version: coreVersion, gameVersion, build, java },
  })
  return {
    from: facts(view.core),
    to: facts(next.core),
    refusals,
    world:
      compatibility.goes === 'none'
        ? { ...stays, outcome: 'none' }
        : newWorld
          ? { ...stays, outcome: 'new' }
          : compatibility.goes === 'no'
            ? { ...stays, outcome: 'no', reason: compatibility.why }
            : { ...stays, ...goes, outcome: 'keep' },
    recommendedMb: fit.fits === 'well' ? null : fit.recommendedMb,
    requiresEula: false,
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
        const becomes = addonOutcome(of, { from, to, keepsWorld: !newWorld })
        return {
          ...{ path, name: known?.project.name ?? null, from: known?.version.number ?? null },
          to: becomes === 'updates' ? (best?.number ?? null) : null,
          outcome: becomes,
        }
      }),
    ...{ hasUnavailableSource: false, lostSettings: [], bytes: 0, digest: JSON.stringify([core, newWorld]) },
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
  for (const { path, outcome, to } of addons) {
    const node = nodeAt(disk, path)
    const known = versionOfFile(nameIn(path))
    if (!node) continue
    if (isSwitchedOff(outcome)) {
      change(path, null)
      change(`${path}${switchedOff}`, node)
    }
    if (outcome === 'updates' && known && to !== null) {
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
