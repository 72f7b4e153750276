import { createHash } from 'node:crypto'
import type { AddonPlan, ChangePlanInput, KnownAddon, ServerChange } from '@zubr/contracts/addons/changes'
import type { PresentAddon } from '@zubr/contracts/addons/installed'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { usualWorld } from '@zubr/domain/cores/change/folders'
import { type AddonCatalogue, SourceUnavailable, type Target } from '../../catalogue/addon-catalogue.ts'
import { Refused } from '../../http/api-error.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import type { NewChange } from '../changes.ts'
import { Facts } from './facts.ts'
import { isInside, nameOf } from './paths.ts'
import { planFor } from './plan.ts'
import { type AddonPlanInput, Unplannable } from './plan-state.ts'

/** Each level of dependencies takes one round. */
const maxRounds = 60
/** The limit of the agent's job. */
const maxPaths = 5_000
/** The most names that a change stores of its contents. */
const maxNamed = 200

export const targetOf = ({ core }: Pick<ServerRow, 'core'>): Target => ({
  core: core.id,
  gameVersion: core.gameVersion,
})

/**
 * Refuses a request to a source that is disabled, or that does not answer and has no cached
 * response.
 */
export async function withSourceErrors<T>(
  { on }: Pick<AddonCatalogue, 'on'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SourceUnavailable)
      throw new Refused(on.includes(error.source) ? 'unavailable' : 'not_found')
    if (error instanceof Unplannable) throw new Refused('invalid_request', { want: error.message })
    throw error
  }
}

/**
 * Recognises files of a server, with the newest compatible version of each. Omits files that no
 * catalogue knows.
 */
export async function recogniseFiles(
  catalogue: AddonCatalogue,
  target: Target,
  present: readonly PresentAddon[],
): Promise<KnownAddon[]> {
  const recognised = await catalogue.recognise(present)
  const known = present.flatMap(({ path }, at) => {
    const found = recognised[at]
    return found ? [{ path, ...found }] : []
  })
  const updates = await catalogue.updates(
    known.map(({ version }) => version),
    target,
  )
  return known.map((each, at) => ({ ...each, update: updates[at] ?? null }))
}

/** Plans an owner's changes of addons. Throws Refused if they cannot be planned. */
export function findPlan(
  catalogue: AddonCatalogue,
  target: Target,
  { changes: want, present, world = usualWorld }: ChangePlanInput,
): Promise<Omit<AddonPlan, 'ports'>> {
  return withSourceErrors(catalogue, async () => {
    if (supportedAddons(target.core).length === 0) throw new Unplannable('this core takes no addons')
    const recognised = await catalogue.recognise(present)
    const facts = new Facts(present.map((each, at) => ({ ...each, known: recognised[at] ?? null })))
    const plan = await solvePlan(catalogue, facts, { want, target, world })
    return { ...plan, digest: digestOf(plan) }
  })
}

/**
 * Plans until no data is missing that the catalogues could supply. Throws SourceUnavailable and
 * Unplannable.
 */
export async function solvePlan(
  catalogue: AddonCatalogue,
  facts: Facts,
  input: AddonPlanInput,
): Promise<ReturnType<typeof planFor>> {
  for (let round = 0; round < maxRounds; round += 1) {
    const plan = planFor(input, facts)
    if (!(await facts.loadMissing(catalogue, input.target))) return plan
  }
  throw new Unplannable('needs others that need others without end')
}

/** A digest of the steps and the conflicts. */
function digestOf({ steps, conflicts }: Pick<AddonPlan, 'steps' | 'conflicts'>): string {
  const done = steps.map(({ do: what, version, path, replaces, settings }) => [
    ...[what, version?.source, version?.project, version?.id, version?.file?.hash],
    ...[path, replaces, settings],
  ])
  const conflictFields = conflicts.map(({ kind, name, other, blocks }) => [kind, name, other, blocks])
  return createHash('sha256')
    .update(JSON.stringify([done, conflictFields]))
    .digest('base64url')
}

/** The agent's job for a plan. Throws Refused if the plan cannot be applied. */
export function changeFromPlan(
  { steps, conflicts }: Pick<AddonPlan, 'steps' | 'conflicts'>,
  present: readonly PresentAddon[],
  hosts: string[],
): Pick<NewChange, 'job' | 'paths' | 'steps'> {
  if (conflicts.some(({ blocks }) => blocks)) throw new Refused('conflict', { plan: 'blocked' })
  if (steps.length === 0) throw new Refused('invalid_request', { want: 'there is nothing to do' })
  const byPath = new Map(present.map((each) => [each.path, each]))
  const put = steps.flatMap(({ path, version }) =>
    path !== null && version?.file ? [{ path, file: version.file }] : [],
  )
  const remove = steps.flatMap(({ path, replaces, settings }) => [
    ...(replaces !== null && replaces !== path ? [replaces] : []),
    ...settings,
  ])
  const keep = steps
    .flatMap(({ do: what, replaces }) => (what === 'update' && byPath.get(replaces ?? '')?.settings) || [])
    .filter(isInside)
  if (remove.length > maxPaths || keep.length > maxPaths)
    throw new Refused('invalid_request', { want: `touches more than ${maxPaths} files` })
  const paths = [...put.map(({ path }) => path), ...steps.flatMap(({ replaces }) => replaces ?? [])]
  return {
    job: { kind: 'change_files', hosts, put, remove, keep },
    paths: [...new Set([...paths, ...remove, ...keep])],
    steps: steps.slice(0, maxNamed).map(namesOf),
  }
}

function namesOf({
  do: what,
  project,
  version,
  path,
  replaces,
  from,
}: AddonPlan['steps'][number]): ServerChange['steps'][number] {
  const isRemoved = what === 'remove'
  return {
    do: what,
    name: project?.name ?? nameOf(path ?? replaces ?? ''),
    from,
    to: isRemoved ? null : (version?.number ?? null),
  }
}
