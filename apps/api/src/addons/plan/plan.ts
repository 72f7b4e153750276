import type { WantedChange } from '@zubr/contracts/addons/changes'
import type { Facts } from './facts.ts'
import { isInside, supportedAddons } from './paths.ts'
import { addConflicts } from './plan-conflicts.ts'
import { type AddonPlanInput, keyOf, PlanState, type Undigested, Unplannable } from './plan-state.ts'
import { isOlder, planVersion } from './plan-version.ts'
import { isSameVersion } from './same-project.ts'

type Removal = Extract<WantedChange, { do: 'remove' }>
type Installation = Extract<WantedChange, { do: 'install' }>
type Update = Extract<WantedChange, { do: 'update' }>

/**
 * Plans the requested changes: versions, paths, dependencies first, and conflicts. Pure: `facts`
 * records missing catalogue data, and the plan is complete once nothing is missing.
 */
export function planFor(input: AddonPlanInput, facts: Facts): Undigested {
  const plan = new PlanState(input, Chosen>()
  const removed = new Map<string, { present: Present; step: PlannedStep }>()
  const conflicts: PlanConflict[] = []
  const optional = new Map<string, AddonSummary>()
  const steps: PlannedStep[] = []
  const object = (
    kind: PlanConflict['kind'],
    about: { name: string; other?: string | undefined; blocks?: boolean; pageUrl?: string | null },
  ) => {
    const conflict = { kind, other: null, blocks: true, pageUrl: null, ...about }
    const isSaid = conflicts.some(
      (each) => each.kind === kind && each.name === conflict.name && each.other === conflict.other,
    )
    if (!isSaid) conflicts.push({ ...conflict, other: conflict.other ?? null })
  }

  const chosenByOwner = new Map(
    want.flatMap((each) =>
      each.do === 'install' && each.version !== undefined
        ? [[keyOf({ source: each.source, id: each.project }), each.version] as const]
        : [],
    ),
  )

  const presentAt = (path: string): Present => {
    const found = facts.present.find((each) => each.path === path)
    if (!found || !isAddonPath(path, target)) throw new Unplannable(`there is no addon at ${path}`)
    return found
  }
  const stays = ({ path }: Present) =>
    !removed.has(path) && ![...chosen.values()].some(({ step }) => step.replaces === path)
  const presentOf = (key: string) =>
    facts.present.find(({ known }) => known !== null && keyOf(known.project) === key)
  /** The same project from another source: no server can have both. */
  const presentAs = (project: AddonSummary) =>
    facts.present.find(({ known }) => known !== null && isSameProject(known.project, project)) ??
    facts.present.find((each) => isItself(each, project))
  /** Whether a jar that stays contains this mod, so that nothing has to be installed. */
  const isLoadedNested = (wanted: readonly string[]) =>
    facts.present.some((each) => each.enabled && stays(each) && isNested(each, wanted))
  const plannedAs = (project: AddonSummary | null) =>
    project ? [...chosen.values()].find((each) => isSameProject(each.project, project)) : undefined

  /** Adds a version to the plan, after its dependencies. */
  function take(
    project: AddonSummary,
    version: AddonVersion,
    { neededBy, replaces }: { neededBy: string | null; replaces: Present | undefined },
  ) {
    const isWanted = neededBy === null
    if (project.clientOnly) return object('client_only', { name: project.name, blocks: isWanted })
    const { file, pageUrl } = version
    if (!file)
      return object('by_hand', {
        name: project.name,
        other: neededBy ?? undefined,
        blocks: isWanted,
        pageUrl,
      })
    const kind = supportedAddons(target.core).find((each) =>
      each.loaders.some((loader) => version.loaders.includes(loader)),
    )
    if (!kind) return object('no_version', { name: project.name, other: neededBy ?? undefined })
    if (chosen.size + 1 > maxSteps && !isWanted) throw new Unplannable(`needs more than ${maxSteps} others`)
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
    chosen.set(keyOf(project), { project, version, step })
    for (const dependency of version.dependencies) need(project, version, dependency)
    step.path = freePath({ folder, file: file.name, project, replaces, isWanted }, [
      ...facts.present.filter((each) => each !== replaces && !removed.has(each.path)).map(({ path }) => path),
      ...steps.flatMap(({ path }) => path ?? []),
    ])
    steps.push(step)
  }

  function need(of: AddonSummary, { source }: AddonVersion, dependency: AddonDependency) {
    const { kind, project: id, version: certain, name } = dependency
    if (kind === 'embedded' || kind === 'incompatible') return
    if (id === null) {
      const isThere =
        name !== null &&
        (facts.present.some((each) => each.enabled && isNamed(each, [name])) ||
          isLoadedNested([name]) ||
          [...chosen.values()].some(({ project }) => isNamed({ names: namesOf(project) }, [name])))
      if (kind === 'required' && !isThere)
        object('unknown_need', { name: of.name, other: name ?? undefined, blocks: false })
      return
    }
    const key = keyOf({ source, id })
    const project = chosen.get(key)?.project ?? facts.project(source, id)
    if (project === undefined) return
    const planned = plannedAs(project)
    if (planned) {
      const { neededBy } = planned.step
      if (kind === 'required' && neededBy.length > 0 && !neededBy.includes(of.name)) neededBy.push(of.name)
      return
    }
    const installed =
      presentOf(key) ??
      (project
        ? (presentAs(project) ?? facts.present.find((each) => isNamed(each, namesOf(project))))
        : undefined)
    if (kind === 'optional') {
      const isOffered = project && [...optional.values()].some((each) => isSameProject(each, project))
      if (
        project &&
        !installed &&
        !isLoadedNested(namesOf(project)) &&
        !isOffered &&
        !project.clientOnly &&
        optional.size < maxOptional
      )
        optional.set(key, project)
      return
    }
    if (!project) return object('unknown_need', { name: of.name, other: name ?? undefined, blocks: false })
    const isThere = installed?.enabled === true && !removed.has(installed.path)
    if (!isThere && isLoadedNested(namesOf(project))) return
    const byOwner = chosenByOwner.get(key)
    const named = byOwner ?? certain
    const pinned = named === null ? null : facts.version(source, id, named)
    if (pinned === undefined) return
    const had = installed?.known?.version
    const isOld = pinned !== null && had !== undefined && !isSameVersion(had, pinned) && isOlder(had, pinned)
    if (isThere && !isOld) return
    const isUsable = pinned !== null && (byOwner !== undefined || incompatibility(pinned, target) === null)
    const version = isUsable ? pinned : facts.newest(source, id)
    if (version === undefined) return
    if (!version) return object('no_version', { name: project.name, other: of.name })
    take(project, version, {
      neededBy: of.name,
      replaces: installed && !removed.has(installed.path) ? installed : undefined,
    })
  }

  // Removals come first, so that no installation relies on a removed addon.
  for (const each of want)
    if (each.do === 'remove') {
      const present = presentAt(each.path)
      if (removed.has(each.path)) continue
      const { project = null, version = null } = present.known ?? {}
      const settings = each.settings ? present.settings.filter(isInside) : []
      const step: PlannedStep = {
        ...{
          do: 'remove',
          project,
          version,
          path: null,
          replaces: each.path,
          from: version?.number ?? null,
          neededBy: [],
          settings,
        },
      }
      removed.set(each.path, { present, step })
    }
  for (const each of want) {
    if (each.do === 'install') {
      const key = keyOf({ source: each.source, id: each.project })
      const project = facts.project(each.source, each.project)
      const version =
        each.version === undefined
          ? facts.newest(each.source, each.project)
          : facts.version(each.source, each.project, each.version)
      if (project === undefined || version === undefined) continue
      const installed = presentOf(key) ?? (project ? presentAs(project) : undefined)
      const planned = plannedAs(project)
      if (planned) planned.step.neededBy = []
      if (planned && (each.version === undefined || planned.version.id === each.version)) continue
      if (planned && planned.project.source !== each.source) continue
      if (!project) throw new Unplannable(`there is no project ${each.project}`)
      if (!version) object('no_version', { name: project.name })
      else if (
        installed?.known &&
        stays(installed) &&
        installed.enabled &&
        isSameVersion(installed.known.version, version)
      )
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
