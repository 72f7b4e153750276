import { createHash } from 'node:crypto'
import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { CoreChangeInput, CorePlan } from '@zubr/contracts/addons/core'
import type { ChangeFiles } from '@zubr/contracts/addons/jobs'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { settingsFaults, validSettings } from '@zubr/domain/core-settings'
import { isSwitchedOff, switchedOff } from '@zubr/domain/cores/change/addon-outcomes'
import { worldPaths } from '@zubr/domain/cores/change/folders'
import {
  otherWorldOutcome,
  predictWorldOutcome,
  type WorldOutcome,
  worldMoves,
} from '@zubr/domain/cores/change/world'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import type { z } from 'zod'
import { requiresEula } from '../servers/eula.ts'
import { formOf, settingsOf } from '../servers/form.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { AddonOutcome } from './addon-outcomes.ts'

type Files = Pick<z.output<typeof ChangeFiles>, 'rename' | 'remove' | 'put'>

/** A core change as it is shown and as it is applied. */
export type PlannedCore = { plan: CorePlan; core: Core; settings: Settings; files: Files }

type CorePlanInput = {
  row: Pick<ServerRow, 'core' | 'settings' | 'memoryMb'>
  /** As a new server would have it. */
  core: Core
  /** Whether the server's node runs it. */
  isRunHere: boolean
  /** Whether the owner agreed to the game's terms of use for this server. */
  hasAgreed: boolean
  wanted: Pick<CoreChangeInput, 'newWorld' | 'worldFolder' | 'worlds'>
  addons: readonly AddonOutcome[]
  isAway: boolean
}

/** Plans a core change. Pure: the facts of core and addons are passed in. */
export function planCoreChange({
  row,
  core,
  isRunHere,
  hasAgreed,
  wanted,
  addons,
  isAway,
}: CorePlanInput): PlannedCore {
  const worldOutcome = predictWorldOutcome(toRunning(row.core), toRunning(core))
  const keeps = !wanted.newWorld
  const others = othersOf(worldOutcome, wanted, { from: row.core, to: core })
  const goes = others.flatMap((each) => (each.outcome === 'goes' && !keeps ? [each.folder] : []))
  const files = filesOf({ worldOutcome, keeps, core: row.core, world: wanted.worldFolder, goes, addons })
  const settings = validSettings(formOf(core), settingsOf(row))
  const fit = isCoreId(core.id) ? memoryFit(core.id, row.memoryMb) : { fits: 'well' as const }
  const refusals: CoreRefusal[] = []
  if (core.edition !== row.core.edition) refusals.push('edition')
  if (hasSameFiles(row.core, core) && keeps) refusals.push('same')
  if (keeps && worldOutcome.goes === 'no') refusals.push('world')
  if (!isRunHere) refusals.push('node')
  if (fit.fits === 'not') refusals.push('memory')
  const plan = {
    from: factsOf(row.core),
    to: factsOf(core),
    refusals,
    world: { ...worldOf(worldOutcome, keeps), others },
    recommendedMb: fit.fits === 'well' ? null : fit.recommendedMb,
    requiresEula: requiresEula(core) && !hasAgreed,
    addons: addons.map(({ path, outcome, known, update }) => ({
      ...{ path, outcome, name: known?.project.name ?? null },
      ...{ from: outcome === 'comes' ? null : (known?.version.number ?? null), to: update?.number ?? null },
    })),
    hasUnavailableSource: isAway,
    lostSettings: lostIn(row, core),
    bytes: files.put.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0),
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([plan, core.package ?? null, files]))
    .digest('base64url')
  return { plan: { ...plan, digest }, core, settings, files }
}

export const toRunning = ({ id, gameVersion }: Core) => ({ core: id, gameVersion })

const factsOf = ({ id, version, gameVersion, package: corePackage }: Core) => ({
  ...{ id, version, gameVersion },
  build: corePackage?.build ?? null,
  java: corePackage?.java ?? null,
})

/** Whether two cores have the same files, not only the same name. */
export function hasSameFiles(one: Core, other: Core): boolean {
  const signatureOf = ({ id, version, package: corePackage }: Core) =>
    JSON.stringify([id, version, corePackage?.build, corePackage?.files.map(({ url, hash }) => hash ?? url)])
  return signatureOf(one) === signatureOf(other)
}

/** Further worlds, except those that belong to the main world. */
function othersOf(
  worldOutcome: WorldOutcome,
  { worlds, worldFolder }: Pick<CoreChangeInput, 'worlds' | 'worldFolder'>,
  { from, to }: { from: Core; to: Core },
): CorePlan['world']['others'] {
  const own = worldPaths(from.id, worldFolder)
  const becomes = otherWorldOutcome(worldOutcome, toRunning(from), toRunning(to))
  if (becomes === 'stays') return []
  const all = [...new Set(worlds)].filter((folder) => !own.includes(folder)).toSorted()
  return all.map((folder) => ({ folder, outcome: becomes }))
}

function worldOf(worldOutcome: WorldOutcome, keeps: boolean): Omit<CorePlan['world'], 'others'> {
  const stays = { reason: null, converted: false, dimensions: 'as_they_are', losesMods: false } as const
  if (worldOutcome.goes === 'none') return { ...stays, outcome: 'none' }
  // If the main world is new, its incompatibility does not matter.
  if (!keeps) return { ...stays, outcome: 'new' }
  if (worldOutcome.goes === 'no') return { ...stays, outcome: 'no', reason: worldOutcome.why }
  const { converted, dimensions, losesMods } = worldOutcome
  return { outcome: 'keep', reason: null, converted, dimensions, losesMods }
}

function filesOf(input: {
  worldOutcome: WorldOutcome
  keeps: boolean
  /** The current core: it defines the world's folder. */
  core: Core
  world: string
  /** Folders of further worlds that are removed. */
  goes: readonly string[]
  addons: readonly AddonOutcome[]
}): Files & { rename: NonNullable<Files['rename']> } {
  const { worldOutcome: outcome, keeps, core, world, goes, addons } = input
  const moves = keeps
    ? worldMoves(outcome, world)
    : { rename: [], remove: [...worldPaths(core.id, world), ...goes] }
  const off = addons.filter((each) => isSwitchedOff(each.outcome))
  const updates = addons.flatMap(({ path, outcome: becomes, update, to, replaces }) => {
    if (!update?.file) return []
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const from = becomes === 'comes' ? (replaces ?? null) : path
    return [{ from, put: { path: to ?? `${folder}${update.file.name}`, file: update.file } }]
  })
  const put = new Map(updates.map((each) => [each.put.path, each.put]))
  return {
    rename: [...moves.rename, ...off.map(({ path }) => ({ from: path, to: `${path}${switchedOff}` }))],
    remove: [...moves.remove, ...updates.flatMap(({ from }) => from ?? []).filter((path) => !put.has(path))],
    put: [...put.values()],
  }
}

/** Non-default settings that the other core does not have, or does not accept. */
function lostIn(row: Pick<ServerRow, 'core' | 'settings'>, core: Core): string[] {
  const [form, usual] = [formOf(core), new Map(formOf(row.core).map((field) => [field.key, field.default]))]
  const set = Object.entries(settingsOf(row)).filter(([key, value]) => usual.get(key) !== value)
  return Object.keys(settingsFaults(form, Object.fromEntries(set)))
}
