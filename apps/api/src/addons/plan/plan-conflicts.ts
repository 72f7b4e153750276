import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Present } from './facts.ts'
import { nameOf } from './paths.ts'
import { keyOf, type PlanState } from './plan-state.ts'
import { isNamed, isNested } from './same-project.ts'

/** Adds the conflicts between chosen, removed and other addons, once all steps are planned. */
export function addConflicts(plan: PlanState): void {
  const staying = plan.facts.present.filter((each) => each.enabled && plan.stays(each))
  addIncompatible(plan, staying)
  addNeeded(plan, staying)
}

function addIncompatible(plan: PlanState, staying: readonly Present[]): void {
  for (const { project, version } of plan.chosen.values()) {
    for (const other of staying)
      if (bans(version, other.known?.project ?? null) || (other.known && bans(other.known.version, project)))
        plan.addConflict('incompatible', {
          name: project.name,
          other: other.known?.project.name ?? nameOf(other.path),
        })
    for (const other of plan.chosen.values())
      if (bans(version, other.project))
        plan.addConflict('incompatible', { name: project.name, other: other.project.name })
  }
}

/** Removed addons that other addons need. */
function addNeeded(plan: PlanState, staying: readonly Present[]): void {
  for (const { present } of plan.removed.values()) {
    const back = present.known !== null && plan.chosen.has(keyOf(present.known.project))
    if (back || !present.enabled) continue
    for (const other of staying)
      if (needs(other, present) || losesNested(other, present, staying))
        plan.addConflict('needed', {
          name: present.known?.project.name ?? nameOf(present.path),
          other: other.known?.project.name ?? nameOf(other.path),
          blocks: false,
        })
  }
}

/** Whether a version declares a project as incompatible. */
const bans = ({ source, dependencies }: AddonVersion, project: AddonSummary | null) =>
  dependencies.some(
    ({ kind, project: id }) =>
      kind === 'incompatible' && project !== null && project.source === source && project.id === id,
  )

/** Whether an addon needs a mod nested in another's jar, and no addon that stays contains it. */
const losesNested = (
  { needs: required = [] }: Present,
  other: Present,
  staying: readonly Present[],
): boolean =>
  required.some(
    (id) => isNested(other, [id]) && !staying.some((each) => isNamed(each, [id]) || isNested(each, [id])),
  )

/** By the file's own metadata, and by the catalogue. */
function needs({ known, needs: required = [] }: Present, other: Present): boolean {
  if (isNamed(other, required)) return true
  if (!known || !other.known) return false
  const key = keyOf(other.known.project)
  const { version } = known
  return version.dependencies.some(
    ({ kind, project }) =>
      kind === 'required' && project !== null && keyOf({ source: version.source, id: project }) === key,
  )
}
