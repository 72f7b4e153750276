import type { AddonPlan, PlanConflict, PlannedStep, WantedChange } from '@zubr/contracts/addons/changes'
import type { AddonDependency, AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility, supportedAddons } from '@zubr/domain/cores/addons'
import type { Target } from '../../catalogue/addon-catalogue.ts'
import type { Facts, Present } from './facts.ts'
import { freePath, isAddonPath, isInside, nameOf } from './paths.ts'
import { isItself, isNamed, isNested, isSameProject, isSameVersion, namesOf } from './same-project.ts'

export type AddonPlanInput = { want: readonly WantedChange[]; target: Target; world: string }
type Undigested = Omit<AddonPlan, 'digest' | 'ports'>

/** More steps than any addon needs: the catalogue's data are wrong. */
const maxSteps = 100
const maxOptional = 20

/** Why a request cannot be planned, in a few English words. */
export class Unplannable extends Error {}

type Chosen = { project: AddonSummary; version: AddonVersion; step: PlannedStep }
const keyOf = ({ source, id }: { source: string; id: string }) => `${source} ${id}`

/**
 * Plans the requested changes: versions, paths, dependencies first, and conflicts. Pure: `facts`
 * records missing catalogue data, and the plan is complete once nothing is missing.
 */
export function planFor({ want, target, world }: AddonPlanInput, facts: Facts): Undigested {
  const chosen = new Map<string, Chosen>()
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
        continue
      else
        take(project, version, {
          neededBy: null,
          replaces: installed && stays(installed) ? installed : undefined,
        })
    }
    if (each.do === 'update') {
      const present = presentAt(each.path)
      if (!stays(present)) continue
      const { known } = present
      if (!known) {
        object('no_version', { name: nameOf(each.path) })
        continue
      }
      const { source, id } = known.project
      const version =
        each.version === undefined ? facts.newest(source, id) : facts.version(source, id, each.version)
      if (version === undefined) continue
      const isChosen = each.version !== undefined
      if (!version) object('no_version', { name: known.project.name })
      else if (version.id !== known.version.id && (isChosen || isOlder(known.version, version)))
        take(known.project, version, { neededBy: null, replaces: present })
    }
  }
  steps.push(...[...removed.values()].map(({ step }) => step))

  const staying = facts.present.filter((each) => each.enabled && stays(each))
  for (const { project, version } of chosen.values()) {
    for (const other of staying)
      if (bans(version, other.known?.project ?? null) || (other.known && bans(other.known.version, project)))
        object('incompatible', { name: project.name, other: other.known?.project.name ?? nameOf(other.path) })
    for (const other of chosen.values())
      if (bans(version, other.project))
        object('incompatible', { name: project.name, other: other.project.name })
  }
  for (const { present } of removed.values()) {
    const back = present.known !== null && chosen.has(keyOf(present.known.project))
    if (back || !present.enabled) continue
    for (const other of staying)
      if (needs(other, present) || losesNested(other, present, staying))
        object('needed', {
          name: present.known?.project.name ?? nameOf(present.path),
          other: other.known?.project.name ?? nameOf(other.path),
          blocks: false,
        })
  }
  return {
    steps,
    conflicts,
    optional: [...optional.values()].filter((project) => !plannedAs(project)),
    bytes: steps.reduce((sum, { path, version }) => sum + ((path && version?.file?.bytes) || 0), 0),
  }
}

const isOlder = (one: AddonVersion | undefined, other: AddonVersion) =>
  one !== undefined && Date.parse(one.publishedAt) < Date.parse(other.publishedAt)

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
