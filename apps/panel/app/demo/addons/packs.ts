import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { PackPreview } from '@zubr/contracts/addons/pack'
import { packRecord } from '@zubr/domain/cores/change/folders'
import { packMemoryMb } from '@zubr/domain/cores/change/pack-memory'
import { ApiFailure } from '../../api/request.ts'
import type { Disk } from '../disk/operations.ts'
import { below, fileOf, nameIn, unread } from '../disk/tree.ts'
import type { Handlers } from '../handlers.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { demoServerBy } from '../servers/servers.ts'
import { summaryOf, versionOf } from './catalogue.ts'
import type { DemoChanges } from './demo-changes.ts'
import { packOn } from './on-disk.ts'
import { fileName, projects, projectWith, versionOfFile } from './projects.ts'
import { type Before, nodeAt, set } from './put.ts'

type Disks = { of(demoServer: DemoServer): Disk }
type PackHandlers = Pick<
  Handlers<keyof typeof addonsEndpoints>,
  | 'GET /api/servers/:id/changes/:change/pack'
  | 'POST /api/servers/:id/pack'
  | 'POST /api/servers/:id/pack/known'
>

/** Modpacks on the demo's servers. */
export function packHandlers(memory: Memory, disks: Disks, changes: DemoChanges): PackHandlers {
  return {
    'GET /api/servers/:id/changes/:change/pack'({ params }) {
      const change = changes.find(params.id, params.change)
      if (change.kind !== 'pack') throw new ApiFailure('not_found')
      const [of] = change.steps
      return packPreview(demoServerBy(memory, params.id), { name: of?.name ?? '', version: of?.to ?? '' })
    },
    'POST /api/servers/:id/pack'({ params, body }) {
      const demoServer = changes.requireServer(params.id)
      const project = ('project' in body && projectWith(body.project)) || projectWith('cosyvalley')
      if (!project) throw new ApiFailure('not_found')
      const chosen =
        'version' in body && project.versions.find(({ number }) => `${project.id}-${number}` === body.version)
      // The visitor's own pack is not read: it has the mods of the invented one under its own name.
      const isUploaded = 'path' in body
      const name = isUploaded ? nameIn(body.path).replace(/\.mrpack$/i, '') : project.name
      const version = isUploaded ? '1.0' : ((chosen || project.versions[0])?.number ?? '')
      const disk = disks.of(demoServer)
      const before = packOn(disk.root)
      const from = before?.name === name ? before.version : null
      const steps = [{ do: 'pack' as const, name, from, to: version }]
      const sha512 = isUploaded ? name : fileName(project, version)
      return changes.begin(demoServer, { kind: 'pack', phase: 'reading', steps }, () =>
        putPack(disk, { name, version, sha512 }),
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

/** Writes the pack's record and its mods. */
function putPack(disk: Disk, pack: { name: string; version: string; sha512: string }): Before {
  const mods = projects.filter(({ kind, clientOnly }) => kind === 'mod' && !clientOnly)
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
