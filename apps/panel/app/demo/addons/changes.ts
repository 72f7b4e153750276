import type { KnownAddon, ServerChange } from '@zubr/contracts/addons/changes'
import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { PackPreview } from '@zubr/contracts/addons/pack'
import { packRecord } from '@zubr/domain/cores/change/folders'
import { packMemoryMb } from '@zubr/domain/cores/change/pack-memory'
import { isUnderWay } from '../../addons/changes/change-phase.ts'
import { ApiFailure } from '../../api/request.ts'
import type { Disk } from '../disk/operations.ts'
import { below, fileOf, nameIn, unread } from '../disk/tree.ts'
import type { Handlers } from '../handlers.ts'
import type { DemoServer, Memory } from '../memory.ts'
import type { DemoPorts } from '../network/ports.ts'
import { requireRestart } from '../running.ts'
import { demoServerBy } from '../servers.ts'
import { summaryOf, versionOf } from './catalogue.ts'
import { packOn } from './on-disk.ts'
import { pastChanges } from './past-changes.ts'
import { bestOf, planOf } from './plan.ts'
import { fileName, projects, projectWith, versionOfFile } from './projects.ts'
import { apply, type Before, nodeAt, set, takeBack } from './put.ts'

const stepMs = 700
const shares = [12, 38, 71, 94]

type Change = { view: ServerChange; before: Before; apply?: () => Before; onUndone?: () => void }

type Disks = { of(demoServer: DemoServer): Disk }

/**
 * Changes of addons on the demo's servers: applied to their in-memory disks within seconds, with
 * undo.
 */
export function addonsHandlers(
  memory: Memory,
  disks: Disks,
  ports: DemoPorts,
): Handlers<keyof typeof addonsEndpoints> {
  const all = new Map<string, Change[]>()
  const changesOf = (demoServer: DemoServer): Change[] => {
    const serverChanges = all.get(demoServer.view.id) ?? pastChanges(demoServer, Date.now())
    all.set(demoServer.view.id, serverChanges)
    return serverChanges
  }
  const viewOf = (demoServer: DemoServer, { view }: Change): ServerChange => {
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
  const active = (id: string): DemoServer => {
    const demoServer = demoServerBy(memory, id)
    const { contract } = demoServer.view
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
    if (changesOf(demoServer).some(({ view }) => isUnderWay(view))) throw new ApiFailure('conflict')
    return demoServer
  }
  const begin = (
    demoServer: DemoServer,
    fields: Pick<ServerChange, 'kind' | 'phase' | 'steps'>,
    apply: () => Before,
  ): ServerChange => {
    const change: Change = {
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
    const own_ = changesOf(demoServer)
    own_.unshift(change)
    own_.splice(20)
    if (change.view.phase === 'applying') goOn(change)
    if (change.view.phase === 'reading')
      setTimeout(() => {
        if (change.view.phase === 'reading') change.view.phase = 'asking'
      }, 2 * stepMs)
    return viewOf(demoServer, change)
  }
  const end = ({ view }: Change, phase: ServerChange['phase']) =>
    Object.assign(view, { phase, percent: null, endedAt: new Date().toISOString() })
  const goOn = (change: Change, at = 0): void => {
    const { phase } = change.view
    setTimeout(() => {
      if (change.view.phase !== phase) return
      const percent = shares[at]
      if (percent !== undefined) {
        change.view.percent = percent
        return goOn(change, at + 1)
      }
      if (phase === 'applying') {
        change.before = change.apply?.() ?? []
        end(change, 'done')
      } else {
        end(change, 'undone')
        change.onUndone?.()
      }
    }, stepMs)
  }
  const one = (id: string, change: string): [DemoServer, Change] => {
    const demoServer = demoServerBy(memory, id)
    const known = changesOf(demoServer).find(({ view }) => view.id === change)
    if (!known) throw new ApiFailure('not_found')
    return [demoServer, known]
  }
  return {
    'POST /api/servers/:id/addons/known': ({ params, body }) => {
      const { core } = demoServerBy(memory, params.id).view
      return body.present.flatMap(({ path }): KnownAddon[] => {
        const known = versionOfFile(nameIn(path))
        if (!known) return []
        const best = bestOf(known.project, core)
        const isNewer = best && best.daysAgo < known.version.daysAgo
        return [
          {
            path,
            project: summaryOf(known.project),
            version: versionOf(known.project, known.version),
            update: isNewer ? versionOf(known.project, best) : null,
          },
        ]
      })
    },
    'POST /api/servers/:id/addons/plan': ({ params, body }) =>
      planOf(body, demoServerBy(memory, params.id).view.core, ports.purposesOf(params.id)),
    'POST /api/servers/:id/addons'({ params, body }) {
      const demoServer = active(params.id)
      const planned = planOf(body, demoServer.view.core, ports.purposesOf(params.id))
      const { steps } = planned
      for (const { purpose, protocol, state } of planned.ports)
        if (state === 'new' && body.ports?.includes(purpose))
          ports.handlers['POST /api/servers/:id/ports']({ params, body: { purpose, protocol } })
      const changeSteps = steps.map(({ do: done, project, replaces, from, version }) => ({
        ...{ do: done, from, to: version?.number ?? null },
        name: project?.name ?? nameIn(replaces ?? ''),
      }))
      return begin(demoServer, { kind: 'addons', phase: 'applying', steps: changeSteps }, () =>
        apply(disks.of(demoServer), steps),
      )
    },
    'GET /api/servers/:id/changes': ({ params }) => {
      const demoServer = demoServerBy(memory, params.id)
      return changesOf(demoServer).map((change) => viewOf(demoServer, change))
    },
    'POST /api/servers/:id/changes/:change/undo'({ params }) {
      const demoServer = active(params.id)
      const [, change] = one(params.id, params.change)
      if (change.view.phase !== 'done') throw new ApiFailure('conflict')
      takeBack(disks.of(demoServer), change.before)
      change.onUndone = () => {
        const isDown = demoServer.view.state === 'failed' || demoServer.view.state === 'crashed'
        if (isDown) Object.assign(demoServer.view, { state: 'stopped', reason: null })
      }
      Object.assign(change.view, { phase: 'undoing', percent: 40, endedAt: null })
      goOn(change, shares.length - 1)
      return viewOf(demoServer, change)
    },
    'POST /api/servers/:id/changes/:change/cancel'({ params }) {
      const [demoServer, change] = one(params.id, params.change)
      if (!isUnderWay(change.view)) throw new ApiFailure('conflict')
      end(change, 'cancelled')
      return viewOf(demoServer, change)
    },
    'POST /api/servers/:id/changes/:change/agree'({ params }) {
      const [demoServer, change] = one(params.id, params.change)
      if (change.view.phase !== 'asking') throw new ApiFailure('conflict')
      change.view.phase = 'applying'
      goOn(change)
      return viewOf(demoServer, change)
    },
    'GET /api/servers/:id/changes/:change/pack'({ params }) {
      const [demoServer, change] = one(params.id, params.change)
      if (change.view.kind !== 'pack') throw new ApiFailure('not_found')
      const [of] = change.view.steps
      return packPreview(demoServer, { name: of?.name ?? '', version: of?.to ?? '' })
    },
    'POST /api/servers/:id/pack'({ params, body }) {
      const demoServer = active(params.id)
      const project = ('project' in body && projectWith(body.project)) || projectWith('cosyvalley')
      if (!project) throw new ApiFailure('not_found')
      const chosen =
        'version' in body && project.versions.find(({ number }) => `${project.id}-${number}` === body.version)
      // The visitor's own pack is not read: it has the mods of the invented one under its own name.
      const isUploaded = 'path' in body
      const name = isUploaded ? nameIn(body.path).replace(/\.mrpack$/i, '') : project.name
      const to = isUploaded ? '1.0' : ((chosen || project.versions[0])?.number ?? '')
      const disk = disks.of(demoServer)
      const before = packOn(disk.root)
      const from = before?.name === name ? before.version : null
      return begin(
        demoServer,
        { kind: 'pack', phase: 'reading', steps: [{ do: 'pack', name, from, to }] },
        () => {
          const mods = projects.filter(({ kind, clientOnly }) => kind === 'mod' && !clientOnly)
          const pack = { name, version: to, sha512: isUploaded ? name : fileName(project, to) }
          const record = { path: packRecord, node: nodeAt(disk, packRecord) }
          set(disk, packRecord, fileOf(JSON.stringify(pack), Date.now()))
          const put = mods.flatMap((mod) => {
            const [version] = mod.versions
            const path = version && below('mods', fileName(mod, version.number))
            if (!version || !path || nodeAt(disk, path)) return []
            set(disk, path, unread(Math.round(version.mb * 1_048_576), Date.now()))
            return [{ path, node: null }]
          })
          return [record, ...put]
        },
      )
    },
    'POST /api/servers/:id/pack/known'({ params, body }) {
      demoServerBy(memory, params.id)
      const known = versionOfFile(body.sha512)
      if (known?.project.kind !== 'modpack') return null
      const { project, version } = known
      const [newest] = project.versions
      return {
        project: summaryOf(project),
        version: versionOf(project, version),
        update: newest && newest !== version ? versionOf(project, newest) : null,
      }
    },
  }
}

function packPreview({ view }: DemoServer, of: { name: string; version: string }): PackPreview {
  const mods = projects.filter(({ kind, clientOnly }) => kind === 'mod' && !clientOnly)
  const paths = mods.map((mod) => below('mods', fileName(mod, mod.versions[0]?.number ?? '')))
  return {
    ...{ ...of, gameVersion: view.core.gameVersion },
    ...{ loader: 'fabric', loaderVersion: view.core.build ?? '', files: 48, bytes: 96_400_000 },
    ...{ added: paths, changed: ['server.properties'], removed: [], kept: ['whitelist.json', 'ops.json'] },
    core: { id: view.core.id, version: view.core.version, build: view.core.build },
    before: { id: view.core.id, version: view.core.version, build: view.core.build },
    world: { reason: null, converted: false },
    memory: { recommendedMb: packMemoryMb(48), availableMb: view.limits.memoryMb },
  }
}
