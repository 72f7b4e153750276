import type { RequestedChange } from '@zubr/contracts/addons/changes'
import type { Facts } from './facts.ts'
import { isInside, nameOf } from './paths.ts'
import { addConflicts } from './plan-conflicts.ts'
import { type AddonPlanInput, keyOf, PlanState, type Undigested, Unplannable } from './plan-state.ts'
import { isOlder, planVersion } from './plan-version.ts'
import { isSameVersion } from './same-project.ts'

type Removal = Extract<RequestedChange, { do: 'remove' }>
type Installation = Extract<RequestedChange, { do: 'install' }>
type Update = Extract<RequestedChange, { do: 'update' }>

/**
 * Plans the requested changes: versions, paths, dependencies first, and conflicts. Pure: `facts`
 * records missing catalogue data, and the plan is complete once nothing is missing.
 */
export function planFor(input: AddonPlanInput, facts: Facts): Undigested {
  const plan = new PlanState(input, facts)
  // Removals come first, so that no installation relies on a removed addon.
  for (const each of input.want) if (each.do === 'remove') planRemoval(plan, each)
  for (const each of input.want) {
    if (each.do === 'install') planInstallation(plan, each)
    if (each.do === 'update') planUpdate(plan, each)
  }
  const { steps, conflicts } = plan
  steps.push(...[...plan.removed.values()].map(({ step }) => step))
  addConflicts(plan)
  return {
    steps,
    conflicts,
    optional: [...plan.optional.values()].filter((project) => !plan.plannedAs(project)),
    bytes: steps.reduce((sum, { path, version }) => sum + ((path && version?.file?.bytes) || 0), 0),
  }
}

function planRemoval(plan: PlanState, { path, settings }: Removal): void {
  const present = plan.presentAt(path)
  if (plan.removed.has(path)) return
  const { project = null, version = null } = present.known ?? {}
  plan.removed.set(path, {
    present,
    step: {
      do: 'remove',
      project,
      version,
      path: null,
      replaces: path,
      from: version?.number ?? null,
      neededBy: [],
      settings: settings ? present.settings.filter(isInside) : [],
    },
  })
}

function planInstallation(plan: PlanState, wanted: Installation) {
  const { facts } = plan
  const { source, project: id } = wanted
  const project = facts.project(source, id)
  const version =
    wanted.version === undefined ? facts.newest(source, id) : facts.version(source, id, wanted.version)
  if (project === undefined || version === undefined) return
  const installed = plan.presentOf(keyOf({ source, id })) ?? (project ? plan.presentAs(project) : undefined)
  const planned = plan.plannedAs(project)
  if (planned) planned.step.neededBy = []
  if (planned && (wanted.version === undefined || planned.version.id === wanted.version)) return
  if (planned && planned.project.source !== source) return
  if (!project) throw new Unplannable(`there is no project ${id}`)
  if (!version) return plan.addConflict('no_version', { name: project.name })
  const stays = installed !== undefined && plan.stays(installed)
  if (installed?.known && stays && installed.enabled && isSameVersion(installed.known.version, version))
    return
  planVersion(plan, project, version, { neededBy: null, replaces: stays ? installed : undefined })
}

function planUpdate(plan: PlanState, wanted: Update) {
  const { facts } = plan
  const present = plan.presentAt(wanted.path)
  if (!plan.stays(present)) return
  const { known } = present
  if (!known) return plan.addConflict('no_version', { name: nameOf(wanted.path) })
  const { source, id } = known.project
  const isChosen = wanted.version !== undefined
  const version =
    wanted.version === undefined ? facts.newest(source, id) : facts.version(source, id, wanted.version)
  if (version === undefined) return
  if (!version) return plan.addConflict('no_version', { name: known.project.name })
  if (version.id !== known.version.id && (isChosen || isOlder(known.version, version)))
    planVersion(plan, known.project, version, { neededBy: null, replaces: present })
}
