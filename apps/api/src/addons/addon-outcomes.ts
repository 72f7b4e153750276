import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility } from '@zubr/domain/cores/addons'
import { type AddonOutcomeKind, addonOutcome, isSwitchedOff } from '@zubr/domain/cores/change/addon-outcomes'
import type { Running } from '@zubr/domain/cores/change/layout'
import { type AddonCatalogue, type Recognised, SourceUnavailable } from '../catalogue/addon-catalogue.ts'
import { Facts, type Present } from './plan/facts.ts'
import { solvePlan } from './plan/find.ts'
import { Unplannable } from './plan/plan-state.ts'

/** An addon and what happens to it in a core change. */
export type AddonOutcome = {
  /** The current path; for a new addon, its future path. */
  path: string
  outcome: AddonOutcomeKind
  known: Recognised | null
  /** The version that replaces it or is added. */
  update: AddonVersion | null
  /** The path of the new version; null: the current folder, under the author's file name. */
  to?: string | null
  /** For a new addon: the file that it replaces, such as a disabled one. */
  replaces?: string | null
}

type Change = { from: Running; to: Running; keepsWorld: boolean; world: string }

/** Requests to catalogues in parallel. */
const together = 8

/**
 * Decides what happens to the enabled addons when a server runs another core, and which
 * dependencies their new versions add. An addon that only an unavailable source knows counts as
 * unknown.
 */
export async function resolveAddonOutcomes(
  catalogue: AddonCatalogue,
  present: readonly PresentAddon[],
  change: Change,
): Promise<{ addons: AddonOutcome[]; isAway: boolean }> {
  const recognised = await catalogue.recognise(present)
  const all = present.map((each, at): Present => ({ ...each, known: recognised[at] ?? null }))
  const on = all.filter(({ enabled }) => enabled)
  let isAway = false
  const orAway = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      isAway = true
      return undefined
    }
  }
  const newestOf = ({ version: { source, project } }: Recognised) =>
    orAway(async () => {
      const newest = await catalogue.newest(source, project, targetOf(change.to))
      return newest?.file ? newest : null
    })
  const fitted: AddonOutcome[] = []
  for (let begin = 0; begin < on.length; begin += together) {
    const part = on.slice(begin, begin + together).map(async ({ path, known: knownAs }) => {
      const misses = knownAs !== null && incompatibility(knownAs.version, targetOf(change.to)) !== null
      const newest = knownAs && misses ? await newestOf(knownAs) : null
      const version = newest === undefined ? null : (knownAs?.version ?? null)
      const outcome = addonOutcome({ path, version, newest: newest ?? null }, change)
      return { path, outcome, known: knownAs, update: outcome === 'updates' ? (newest ?? null) : null }
    })
    fitted.push(...(await Promise.all(part)))
  }
  const addons = (await orAway(() => withNeeds(catalogue, all, fitted, change))) ?? fitted
  return { addons, isAway }
}

/**
 * Adds the dependencies of updates. An update without an available dependency is dropped: the addon
 * then has no version for this core.
 */
async function withNeeds(
  catalogue: AddonCatalogue,
  present: readonly Present[],
  fitted: readonly AddonOutcome[],
  change: Change,
): Promise<AddonOutcome[]> {
  const updates = fitted.filter(({ update }) => update)
  if (updates.length === 0) return [...fitted]
  const planned = await planOf(catalogue, present, { fitted, wanted: updates, change })
  if (planned && !lacks(planned)) return mergePlan(fitted, planned.steps)
  const unfit = new Set<string>()
  for (const one of updates) {
    const alone = await planOf(catalogue, present, { fitted, wanted: [one], change })
    if (!alone || lacks(alone)) unfit.add(one.path)
  }
  // A disabled addon is not replaced, so it needs nothing.
  const remaining = fitted.map(
    (each): AddonOutcome => (unfit.has(each.path) ? { ...each, outcome: 'no_version', update: null } : each),
  )
  const wanted = remaining.filter(({ update }) => update)
  const rest =
    wanted.length > 0 ? await planOf(catalogue, present, { fitted: remaining, wanted, change }) : null
  return rest ? mergePlan(remaining, rest.steps) : remaining
}

type Planned = Awaited<ReturnType<typeof solvePlan>>

/** Null if the dependencies do not end. */
async function planOf(
  catalogue: AddonCatalogue,
  present: readonly Present[],
  {
    fitted,
    wanted,
    change,
  }: { fitted: readonly AddonOutcome[]; wanted: readonly AddonOutcome[]; change: Change },
): Promise<Planned | null> {
  const byPath = new Map(fitted.map((each) => [each.path, each]))
  // Addons that the new core does not load do not satisfy dependencies. A disabled one still has
  // its path.
  const there = present.flatMap((each) => {
    const outcome = byPath.get(each.path)?.outcome
    if (outcome === 'not_loaded' || outcome === 'with_world') return []
    return [outcome && isSwitchedOff(outcome) ? { ...each, enabled: false } : each]
  })
  const facts = new Facts(there)
  for (const { update } of wanted) if (update) facts.add({ version: update })
  const want = wanted.map(({ path, update }) => ({
    ...{ do: 'update' as const, path, ...(update && { version: update.id }) },
  }))
  try {
    return await solvePlan(catalogue, facts, { want, target: targetOf(change.to), world: change.world })
  } catch (error) {
    if (error instanceof Unplannable) return null
    throw error
  }
}

/** Whether a required dependency is unavailable. */
const lacks = ({ conflicts }: Planned) =>
  conflicts.some(({ kind }) => kind === 'no_version' || kind === 'by_hand')

/** Merges the planned steps with what happens to the other addons. */
function mergePlan(fitted: readonly AddonOutcome[], steps: Planned['steps']): AddonOutcome[] {
  const byPath = new Map(fitted.map((each) => [each.path, each]))
  const done = new Map<string, AddonOutcome>()
  const comes: AddonOutcome[] = []
  for (const { project, version, path, replaces } of steps) {
    if (!project || !version || path === null) continue
    const own = replaces === null ? undefined : byPath.get(replaces)
    if (own) done.set(own.path, { ...own, outcome: 'updates', update: version, to: path })
    else
      comes.push({ path, outcome: 'comes', known: { project, version }, update: version, to: path, replaces })
  }
  return [...fitted.map((each) => done.get(each.path) ?? each), ...comes]
}

const targetOf = ({ core, gameVersion }: Running) => ({ core, gameVersion })
