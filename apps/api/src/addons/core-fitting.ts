import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { incompatibility } from '@zubr/domain/cores/addons'
import { type AddonFate, addonFate, isSwitchedOff } from '@zubr/domain/cores/change/fitting'
import type { Running } from '@zubr/domain/cores/change/layout'
import { type AddonCatalogue, type Recognised, SourceAway } from '../catalogue/shape.ts'
import { Facts, type Present } from './plan/facts.ts'
import { solved } from './plan/find.ts'
import { Unplannable } from './plan/plan.ts'

/** Something that is added, and what becomes of it. */
export type FittedAddon = {
  /** Where it is; of what comes: where it will be. */
  path: string
  fate: AddonFate
  known: Recognised | null
  /** The version that comes in its place, or is new. */
  update: AddonVersion | null
  /** Where that is put; null: where it is, under its author's name. */
  to?: string | null
  /** Of what comes: what it takes the place of, as of something that was switched off. */
  replaces?: string | null
}

type Change = { from: Running; to: Running; keepsWorld: boolean; world: string }

/** So many are asked for at once. */
const together = 8

/**
 * What becomes of what is switched on when a server runs something else, and what comes besides, as new versions need it. What a source that is away
 * alone knows counts as unknown.
 */
export async function fitAddons(
  catalogue: AddonCatalogue,
  present: readonly PresentAddon[],
  change: Change,
): Promise<{ addons: FittedAddon[]; isAway: boolean }> {
  const recognised = await catalogue.recognise(present)
  const all = present.map((each, at): Present => ({ ...each, known: recognised[at] ?? null }))
  const on = all.filter(({ enabled }) => enabled)
  let isAway = false
  const orAway = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SourceAway)) throw error
      isAway = true
      return undefined
    }
  }
  const newestOf = ({ version: { source, project } }: Recognised) =>
    orAway(async () => {
      const newest = await catalogue.newest(source, project, targetOf(change.to))
      return newest?.file ? newest : null
    })
  const fitted: FittedAddon[] = []
  for (let begin = 0; begin < on.length; begin += together) {
    const part = on.slice(begin, begin + together).map(async ({ path, known: own }) => {
      const misses = own !== null && incompatibility(own.version, targetOf(change.to)) !== null
      const newest = own && misses ? await newestOf(own) : null
      const version = newest === undefined ? null : (own?.version ?? null)
      const fate = addonFate({ path, version, newest: newest ?? null }, change)
      return { path, fate, known: own, update: fate === 'updates' ? (newest ?? null) : null }
    })
    fitted.push(...(await Promise.all(part)))
  }
  const addons = (await orAway(() => withNeeds(catalogue, all, fitted, change))) ?? fitted
  return { addons, isAway }
}

/** With what updates need: one that lacks something which nobody has for this core has no version that works. */
async function withNeeds(
  catalogue: AddonCatalogue,
  present: readonly Present[],
  fitted: readonly FittedAddon[],
  change: Change,
): Promise<FittedAddon[]> {
  const updates = fitted.filter(({ update }) => update)
  if (updates.length === 0) return [...fitted]
  const planned = await planOf(catalogue, present, { fitted, wanted: updates, change })
  if (planned && !lacks(planned)) return taken(fitted, planned.steps)
  const unfit = new Set<string>()
  for (const one of updates) {
    const alone = await planOf(catalogue, present, { fitted, wanted: [one], change })
    if (!alone || lacks(alone)) unfit.add(one.path)
  }
  // As nothing else is put in its place, a switched off one needs nothing.
  const left = fitted.map(
    (each): FittedAddon => (unfit.has(each.path) ? { ...each, fate: 'no_version', update: null } : each),
  )
  const wanted = left.filter(({ update }) => update)
  const rest = wanted.length > 0 ? await planOf(catalogue, present, { fitted: left, wanted, change }) : null
  return rest ? taken(left, rest.steps) : left
}

type Planned = Awaited<ReturnType<typeof solved>>

/** Null where it needs others without end. */
async function planOf(
  catalogue: AddonCatalogue,
  present: readonly Present[],
  {
    fitted,
    wanted,
    change,
  }: { fitted: readonly FittedAddon[]; wanted: readonly FittedAddon[]; change: Change },
): Promise<Planned | null> {
  const byPath = new Map(fitted.map((each) => [each.path, each]))
  // What the new core does not load is not there, for those that need it; what is switched off has its name yet.
  const there = present.flatMap((each) => {
    const fate = byPath.get(each.path)?.fate
    if (fate === 'not_loaded' || fate === 'with_world') return []
    return [fate && isSwitchedOff(fate) ? { ...each, enabled: false } : each]
  })
  const facts = new Facts(there)
  for (const { update } of wanted) if (update) facts.tell({ version: update })
  const want = wanted.map(({ path, update }) => ({
    ...{ do: 'update' as const, path, ...(update && { version: update.id }) },
  }))
  try {
    return await solved(catalogue, facts, { want, target: targetOf(change.to), world: change.world })
  } catch (error) {
    if (error instanceof Unplannable) return null
    throw error
  }
}

/** Something that one of them can't do without is not to be had. */
const lacks = ({ conflicts }: Planned) =>
  conflicts.some(({ kind }) => kind === 'no_version' || kind === 'by_hand')

/** What was planned, beside what becomes of the rest. */
function taken(fitted: readonly FittedAddon[], steps: Planned['steps']): FittedAddon[] {
  const byPath = new Map(fitted.map((each) => [each.path, each]))
  const done = new Map<string, FittedAddon>()
  const comes: FittedAddon[] = []
  for (const { project, version, path, replaces } of steps) {
    if (!project || !version || path === null) continue
    const own = replaces === null ? undefined : byPath.get(replaces)
    if (own) done.set(own.path, { ...own, fate: 'updates', update: version, to: path })
    else comes.push({ path, fate: 'comes', known: { project, version }, update: version, to: path, replaces })
  }
  return [...fitted.map((each) => done.get(each.path) ?? each), ...comes]
}

const targetOf = ({ core, gameVersion }: Running) => ({ core, gameVersion })
