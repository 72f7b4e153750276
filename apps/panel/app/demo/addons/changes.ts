import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { Disk } from '../disk/operations.ts'
import { nameIn } from '../disk/tree.ts'
import type { Handlers } from '../handlers.ts'
import type { DemoServer, Memory } from '../memory.ts'
import type { DemoPorts } from '../network/ports.ts'
import { demoServerBy } from '../servers/servers.ts'
import { summaryOf, versionOf } from './catalogue.ts'
import { DemoChanges } from './demo-changes.ts'
import { packHandlers } from './packs.ts'
import { bestOf, planOf } from './plan.ts'
import { versionOfFile } from './projects.ts'
import { apply, takeBack } from './put.ts'

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
  const changes = new DemoChanges(memory)
  return {
    'POST /api/servers/:id/addons/known': ({ params, body }) => {
      const { core } = demoServerBy(memory, params.id).view
      return body.present.flatMap(({ path }) => knownAddon(path, core) ?? [])
    },
    'POST /api/servers/:id/addons/plan': ({ params, body }) =>
      planOf(body, demoServerBy(memory, params.id).view.core, ports.purposesOf(params.id)),
    'POST /api/servers/:id/addons'({ params, body }) {
      const demoServer = changes.requireServer(params.id)
      const planned = planOf(body, demoServer.view.core, ports.purposesOf(params.id))
      const { steps } = planned
      for (const { purpose, protocol, state } of planned.ports)
        if (state === 'new' && body.ports?.includes(purpose))
          ports.handlers['POST /api/servers/:id/ports']({ params, body: { purpose, protocol } })
      const changed = steps.map(({ do: done, project, replaces, from, version }) => ({
        ...{ do: done, from, to: version?.number ?? null },
        name: project?.name ?? nameIn(replaces ?? ''),
      }))
      return changes.begin(demoServer, { kind: 'addons', phase: 'applying', steps: changed }, () =>
        apply(disks.of(demoServer), steps),
      )
    },
    'GET /api/servers/:id/changes': ({ params }) => changes.list(params.id),
    'POST /api/servers/:id/changes/:change/undo': ({ params }) =>
      changes.undo(params.id, params.change, (before) =>
        takeBack(disks.of(demoServerBy(memory, params.id)), before),
      ),
    'POST /api/servers/:id/changes/:change/cancel': ({ params }) => changes.cancel(params.id, params.change),
    'POST /api/servers/:id/changes/:change/agree': ({ params }) => changes.agree(params.id, params.change),
    ...packHandlers(memory, disks, changes),
  }
}

/** The catalogue's project of a file, with a newer version for this core. */
function knownAddon(path: string, core: DemoServer['view']['core']): KnownAddon | undefined {
  const known = versionOfFile(nameIn(path))
  if (!known) return undefined
  const best = bestOf(known.project, core)
  const isNewer = best && best.daysAgo < known.version.daysAgo
  return {
    path,
    project: summaryOf(known.project),
    version: versionOf(known.project, known.version),
    update: isNewer ? versionOf(known.project, best) : null,
  }
}
