import type { AddonPlan, ChangePlanInput, PlanConflict, PlannedStep } from '@zubr/contracts/addons/changes'
import type { Server } from '@zubr/contracts/servers/server'
import { incompatibility, supportedAddons } from '@zubr/domain/cores/addons'
import { maxExtraPorts, type PortPurpose, protocolOf } from '@zubr/domain/nodes/extra-ports'
import { portNeedOf } from '@zubr/domain/nodes/port-users'
import { below, nameIn } from '../disk/tree.ts'
import { summaryOf, versionOf } from './catalogue.ts'
import type { DemoProject, DemoVersion } from './project.ts'
import { fileName, projectWith, versionOfFile } from './projects.ts'

type Core = Pick<Server['core'], 'id' | 'gameVersion'>

/** The newest compatible version, releases first; or the requested one. */
export function bestOf(project: DemoProject, core: Core, wanted?: string): DemoVersion | undefined {
  const compatible = project.versions.filter(
    (version) =>
      !incompatibility(versionOf(project, version), { core: core.id, gameVersion: core.gameVersion }),
  )
  if (wanted) return compatible.find(({ number }) => `${project.id}-${number}` === wanted)
  return compatible.find(({ channel }) => channel === undefined) ?? compatible[0]
}

/** Plans a request like the API: adds dependencies and reports conflicts. */
export function planOf(
  { changes: want, present }: ChangePlanInput,
  core: Core,
  hadPorts: readonly PortPurpose[] = [],
): AddonPlan {
  const steps: PlannedStep[] = []
  const conflicts: PlanConflict[] = []
  const optional = new Map<string, DemoProject>()
  const there = new Map(present.map(({ path }) => [versionOfFile(nameIn(path))?.project.id ?? path, path]))
  const removed = new Set(want.flatMap((one) => (one.do === 'remove' ? [one.path] : [])))
  const conflict = (kind: PlanConflict['kind'], name: string, other: string | null, blocks: boolean) =>
    conflicts.push({ kind, name, other, blocks, pageUrl: null })
  const add = (
    project: DemoProject,
    { wanted, neededBy }: { wanted?: string | undefined; neededBy?: string } = {},
  ) => {
    const known = steps.find((step) => step.project?.id === project.id)
    if (known) {
      if (neededBy && known.neededBy.length > 0) known.neededBy.push(neededBy)
      return
    }
    const version = bestOf(project, core, wanted)
    if (project.clientOnly) return void conflict('client_only', project.name, null, true)
    if (!version) return void conflict('no_version', project.name, neededBy ?? null, true)
    for (const id of version.needs ?? []) {
      const other = projectWith(id)
      if (other && (!there.has(id) || removed.has(there.get(id) ?? '')))
        add(other, { neededBy: project.name })
    }
    for (const id of version.against ?? []) {
      const other = projectWith(id)
      const isThere = there.has(id) && !removed.has(there.get(id) ?? '')
      if (other && isThere) conflict('incompatible', project.name, other.name, true)
    }
    for (const id of version.goesWith ?? []) {
      const other = projectWith(id)
      if (other && !there.has(id)) optional.set(id, other)
    }
    const replaces = there.get(project.id) ?? null
    const folder = supportedAddons(core.id).find(({ kind }) => kind === project.kind)?.folder ?? ''
    steps.push({
      do: replaces ? 'update' : 'install',
      project: summaryOf(project),
      version: versionOf(project, version),
      path: below(folder, fileName(project, version.number)),
      replaces,
      from: (replaces && versionOfFile(nameIn(replaces))?.version.number) ?? null,
      neededBy: neededBy ? [neededBy] : [],
      settings: [],
    })
  }
  for (const one of want) {
    if (one.do === 'install') {
      const project = projectWith(one.project)
      if (project) add(project, { wanted: one.version })
      continue
    }
    const known = versionOfFile(nameIn(one.path))
    if (one.do === 'update') {
      if (known) add(known.project, { wanted: one.version })
      continue
    }
    for (const { path } of present) {
      const other = versionOfFile(nameIn(path))
      if (known && !removed.has(path) && other?.version.needs?.includes(known.project.id))
        conflict('needed', known.project.name, other.project.name, false)
    }
    const settings = present.find(({ path }) => path === one.path)?.settings ?? []
    steps.push({
      ...{
        do: 'remove',
        path: null,
        replaces: one.path,
        neededBy: [],
        settings: one.settings ? settings : [],
      },
      project: known ? summaryOf(known.project) : null,
      version: null,
      from: known?.version.number ?? null,
    })
  }
  return {
    steps,
    conflicts,
    optional: [...optional.values()]
      .filter(({ id }) => !steps.some(({ project }) => project?.id === id))
      .map(summaryOf),
    ports: portsFor(steps, core, hadPorts),
    bytes: steps.reduce((sum, { version }) => sum + (version?.file?.bytes ?? 0), 0),
    digest: steps
      .map((step) => `${step.do} ${step.path} ${step.replaces} ${step.settings}`)
      .join('\n')
      .slice(0, 100),
  }
}

function portsFor(
  steps: readonly PlannedStep[],
  core: Core,
  had: readonly PortPurpose[],
): AddonPlan['ports'] {
  return steps.flatMap(({ do: what, project }) => {
    const need = what === 'install' && project ? portNeedOf(project, core.id) : undefined
    if (!need || !project) return []
    const { purpose } = need
    const isFull = had.length >= maxExtraPorts
    const state = had.includes(purpose) ? 'present' : isFull ? 'server_full' : 'new'
    return [{ name: project.name, purpose, protocol: protocolOf[purpose] ?? 'tcp', state }]
  })
}
