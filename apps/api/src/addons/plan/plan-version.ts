import type { PlannedStep } from '@zubr/contracts/addons/changes'
import type { AddonDependency, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility, supportedAddons } from '@zubr/domain/cores/addons'
import type { Present } from './facts.ts'
import { freePath } from './paths.ts'
import { keyOf, type PlanState, Unplannable } from './plan-state.ts'
import { isNamed, isSameProject, isSameVersion, namesOf } from './same-project.ts'

/** More steps than any addon needs: the catalogue's data are wrong. */
const maxSteps = 100
const maxOptional = 20

/** Adds a version to the plan, after its dependencies. */
export function planVersion(
  plan: PlanState,
  project: AddonSummary,
  version: AddonVersion,
  { neededBy, replaces }: { neededBy: string | null; replaces: Present | undefined },
) {
  const { target, world } = plan.input
  const isWanted = neededBy === null
  if (project.clientOnly) return plan.addConflict('client_only', { name: project.name, blocks: isWanted })
  const { file, pageUrl } = version
  if (!file)
    return plan.addConflict('by_hand', {
      name: project.name,
      other: neededBy ?? undefined,
      blocks: isWanted,
      pageUrl,
    })
  const kind = supportedAddons(target.core).find((each) =>
    each.loaders.some((loader) => version.loaders.includes(loader)),
  )
  if (!kind) return plan.addConflict('no_version', { name: project.name, other: neededBy ?? undefined })
  if (plan.chosen.size + 1 > maxSteps && !isWanted)
    throw new Unplannable(`needs more than ${maxSteps} others`)
  const folder = kind.folder.replace(/^world(?=\/)/, world)
  const step: PlannedStep = {
    do: replaces ? 'update' : 'install',
    project,
    version,
    path: null,
    replaces: replaces?.path ?? null,
    from: replaces?.known?.version.number ?? null,
    neededBy: isWanted ? [] : [neededBy],
    settings: [],
  }
  // Registered before its dependencies, which may depend on it.
  plan.chosen.set(keyOf(project), { project, version, step })
  for (const dependency of version.dependencies) planDependency(plan, project, version, dependency)
  step.path = freePath({ folder, file: file.name, project, replaces, isWanted }, [
    ...plan.facts.present
      .filter((each) => each !== replaces && !plan.removed.has(each.path))
      .map(({ path }) => path),
    ...plan.steps.flatMap(({ path }) => path ?? []),
  ])
  plan.steps.push(step)
}

function planDependency(
  plan: PlanState,
  of: AddonSummary,
  { source }: AddonVersion,
  dependency: AddonDependency,
) {
  const { kind, project: id } = dependency
  if (kind === 'embedded' || kind === 'incompatible') return
  if (id === null) return planNamedDependency(plan, of, dependency)
  const key = keyOf({ source, id })
  const project = plan.chosen.get(key)?.project ?? plan.facts.project(source, id)
  if (project === undefined) return
  const planned = plan.plannedAs(project)
  if (planned) {
    const { neededBy } = planned.step
    if (kind === 'required' && neededBy.length > 0 && !neededBy.includes(of.name)) neededBy.push(of.name)
    return
  }
  const installed =
    plan.presentOf(key) ??
    (project
      ? (plan.presentAs(project) ?? plan.facts.present.find((each) => isNamed(each, namesOf(project))))
      : undefined)
  if (kind === 'optional') {
    if (project && !installed) offer(plan, key, project)
    return
  }
  if (project) planRequired(plan, of, { project, source, id, certain: dependency.version, installed })
  else
    plan.addConflict('unknown_need', {
      name: of.name,
      other: dependency.name ?? undefined,
      blocks: false,
    })
}

/** A dependency that is only a name cannot be installed. It is a conflict unless it is present. */
function planNamedDependency(plan: PlanState, of: AddonSummary, { kind, name }: AddonDependency): void {
  const isThere =
    name !== null &&
    (plan.facts.present.some((each) => each.enabled && isNamed(each, [name])) ||
      plan.isLoadedNested([name]) ||
      [...plan.chosen.values()].some(({ project }) => isNamed({ names: namesOf(project) }, [name])))
  if (kind === 'required' && !isThere)
    plan.addConflict('unknown_need', { name: of.name, other: name ?? undefined, blocks: false })
}

/** Offers an optional dependency that is not installed. */
function offer(plan: PlanState, key: string, project: AddonSummary): void {
  const isOffered = [...plan.optional.values()].some((each) => isSameProject(each, project))
  if (
    !plan.isLoadedNested(namesOf(project)) &&
    !isOffered &&
    !project.clientOnly &&
    plan.optional.size < maxOptional
  )
    plan.optional.set(key, project)
}

type RequiredProject = {
  project: AddonSummary
  source: AddonVersion['source']
  id: string
  /** The version that the dependency names. */
  certain: string | null
  installed: Present | undefined
}

/** Installs a required project, or updates it if the installed version is older than required. */
function planRequired(
  plan: PlanState,
  of: AddonSummary,
  { project, source, id, certain, installed }: RequiredProject,
) {
  const isThere = installed?.enabled === true && !plan.removed.has(installed.path)
  if (!isThere && plan.isLoadedNested(namesOf(project))) return
  const byOwner = plan.versionByOwner(keyOf({ source, id }))
  const named = byOwner ?? certain
  const pinned = named === null ? null : plan.facts.version(source, id, named)
  if (pinned === undefined) return
  const had = installed?.known?.version
  const isOld = pinned !== null && had !== undefined && !isSameVersion(had, pinned) && isOlder(had, pinned)
  if (isThere && !isOld) return
  const isUsable =
    pinned !== null && (byOwner !== undefined || incompatibility(pinned, plan.input.target) === null)
  const version = isUsable ? pinned : plan.facts.newest(source, id)
  if (version === undefined) return
  if (!version) return plan.addConflict('no_version', { name: project.name, other: of.name })
  planVersion(plan, project, version, {
    neededBy: of.name,
    replaces: installed && !plan.removed.has(installed.path) ? installed : undefined,
  })
}

export const isOlder = (one: AddonVersion | undefined, other: AddonVersion) =>
  one !== undefined && Date.parse(one.publishedAt) < Date.parse(other.publishedAt)
