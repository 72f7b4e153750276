import type { AddonPlan, PlanConflict, PlannedStep, RequestedChange } from '@zubr/contracts/addons/changes'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Target } from '../../catalogue/addon-catalogue.ts'
import type { Facts, Present } from './facts.ts'
import { isAddonPath } from './paths.ts'
import { isItself, isNested, isSameProject } from './same-project.ts'

export type AddonPlanInput = { want: readonly RequestedChange[]; target: Target; world: string }
export type Undigested = Omit<AddonPlan, 'digest' | 'ports'>

/** Why a request cannot be planned, in a few English words. */
export class Unplannable extends Error {}

export type Chosen = { project: AddonSummary; version: AddonVersion; step: PlannedStep }

type ConflictDetails = {
  name: string
  other?: string | undefined
  blocks?: boolean
  pageUrl?: string | null
}

export const keyOf = ({ source, id }: { source: string; id: string }) => `${source} ${id}`

/** A plan while it is made: what is chosen and removed so far, and the conflicts found. */
export class PlanState {
  readonly input: AddonPlanInput
  readonly facts: Facts
  /** By source and ID of the project. */
  readonly chosen = new Map<string, Chosen>()
  /** By path. */
  readonly removed = new Map<string, { present: Present; step: PlannedStep }>()
  readonly conflicts: PlanConflict[] = []
  readonly optional = new Map<string, AddonSummary>()
  readonly steps: PlannedStep[] = []
  readonly #versionsByOwner: ReadonlyMap<string, string>

  constructor(input: AddonPlanInput, facts: Facts) {
    this.input = input
    this.facts = facts
    this.#versionsByOwner = versionsByOwner(input.want)
  }

  /** Adds a conflict, once for each kind and pair of names. */
  addConflict(kind: PlanConflict['kind'], details: ConflictDetails): void {
    const conflict = { kind, other: null, blocks: true, pageUrl: null, ...details }
    const isKnown = this.conflicts.some(
      (each) => each.kind === kind && each.name === conflict.name && each.other === conflict.other,
    )
    if (!isKnown) this.conflicts.push({ ...conflict, other: conflict.other ?? null })
  }

  /** The version of a project that the owner chose. */
  versionByOwner(key: string): string | undefined {
    return this.#versionsByOwner.get(key)
  }

  presentAt(path: string): Present {
    const found = this.facts.present.find((each) => each.path === path)
    if (!found || !isAddonPath(path, this.input.target)) throw new Unplannable(`there is no addon at ${path}`)
    return found
  }

  /** Whether the plan neither removes nor replaces a file. */
  stays({ path }: Present): boolean {
    return !this.removed.has(path) && ![...this.chosen.values()].some(({ step }) => step.replaces === path)
  }

  presentOf(key: string): Present | undefined {
    return this.facts.present.find(({ known }) => known !== null && keyOf(known.project) === key)
  }

  /** The same project from another source: no server can have both. */
  presentAs(project: AddonSummary): Present | undefined {
    return (
      this.facts.present.find(({ known }) => known !== null && isSameProject(known.project, project)) ??
      this.facts.present.find((each) => isItself(each, project))
    )
  }

  /** Whether a jar that stays contains this mod, so that nothing has to be installed. */
  isLoadedNested(wanted: readonly string[]): boolean {
    return this.facts.present.some((each) => each.enabled && this.stays(each) && isNested(each, wanted))
  }

  plannedAs(project: AddonSummary | null): Chosen | undefined {
    return project
      ? [...this.chosen.values()].find((each) => isSameProject(each.project, project))
      : undefined
  }
}

const versionsByOwner = (want: readonly RequestedChange[]) =>
  new Map(
    want.flatMap((each) =>
      each.do === 'install' && each.version !== undefined
        ? [[keyOf({ source: each.source, id: each.project }), each.version] as const]
        : [],
    ),
  )
