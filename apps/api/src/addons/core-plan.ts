import { createHash } from 'node:crypto'
import type { CoreRefusal } from '@zubr/contracts/addons/addon-constants'
import type { CorePlan, WantedCore } from '@zubr/contracts/addons/core'
import type { ChangeFiles } from '@zubr/contracts/addons/jobs'
import type { Core, Settings } from '@zubr/contracts/cores/core'
import { fittedSettings, settingsFaults } from '@zubr/domain/core-settings'
import { isSwitchedOff, switchedOff } from '@zubr/domain/cores/change/fitting'
import { worldPaths } from '@zubr/domain/cores/change/folders'
import { otherWorldFate, type WorldFate, worldFate, worldMoves } from '@zubr/domain/cores/change/world'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { memoryFit } from '@zubr/domain/cores/needs'
import type { z } from 'zod'
import { requiresEula } from '../servers/eula.ts'
import { formOf, settingsOf } from '../servers/form.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { FittedAddon } from './core-fitting.ts'

type Files = Pick<z.output<typeof ChangeFiles>, 'rename' | 'remove' | 'put'>

/** A core change as it is shown, and as it is carried out. */
export type PlannedCore = { plan: CorePlan; core: Core; settings: Settings; files: Files }

type CorePlanInput = {
  row: Pick<ServerRow, 'core' | 'settings' | 'memoryMb'>
  /** As a new server would have it. */
  core: Core
  /** The node of the server runs it. */
  isRunHere: boolean
  /** The owner has agreed to the game's terms of use for this server. */
  hasAgreed: boolean
  asked: Pick<WantedCore, 'newWorld' | 'worldFolder' | 'worlds'>
  addons: readonly FittedAddon[]
  isAway: boolean
}

/** Reckons what another core means. Pure: what is known of core and addons is handed in. */
export function plannedCore({
  row,
  core,
  isRunHere,
  hasAgreed,
  asked,
  addons,
  isAway,
}: CorePlanInput): PlannedCore {
  const fate = worldFate(running(row.core), running(core))
  const keeps = !asked.newWorld
  const others = othersOf(fate, asked, { from: row.core, to: core })
  const goes = others.flatMap((each) => (each.fate === 'goes' && !keeps ? [each.folder] : []))
  const files = filesOf({ fate, keeps, core: row.core, world: asked.worldFolder, goes, addons })
  const settings = fittedSettings(formOf(core), settingsOf(row))
  const fit = isCoreId(core.id) ? memoryFit(core.id, row.memoryMb) : { fits: 'well' as const }
  const refusals: CoreRefusal[] = []
  if (core.edition !== row.core.edition) refusals.push('edition')
  if (isSame(row.core, core) && keeps) refusals.push('same')
  if (keeps && fate.goes === 'no') refusals.push('world')
  if (!isRunHere) refusals.push('node')
  if (fit.fits === 'not') refusals.push('memory')
  const plan = {
    from: factsOf(row.core),
    to: factsOf(core),
    refusals,
    world: { ...worldOf(fate, keeps), others },
    wantsMb: fit.fits === 'well' ? null : fit.wantsMb,
    asksEula: requiresEula(core) && !hasAgreed,
    addons: addons.map(({ path, fate, known, update }) => ({
      ...{ path, fate, name: known?.project.name ?? null },
      ...{ from: fate === 'comes' ? null : (known?.version.number ?? null), to: update?.number ?? null },
    })),
    isAway,
    lostSettings: lostIn(row, core),
    bytes: files.put.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0),
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([plan, core.package ?? null, files]))
    .digest('base64url')
  return { plan: { ...plan, digest }, core, settings, files }
}

export const running = ({ id, gameVersion }: Core) => ({ core: id, gameVersion })

const factsOf = ({ id, version, gameVersion, package: own }: Core) => ({
  ...{ id, version, gameVersion },
  build: own?.build ?? null,
  java: own?.java ?? null,
})

/** The very files of a core: not only its name. */
export function isSame(one: Core, other: Core): boolean {
  const sign = ({ id, version, package: own }: Core) =>
    JSON.stringify([id, version, own?.build, own?.files.map(({ url, hash }) => hash ?? url)])
  return sign(one) === sign(other)
}

/** Each further world but those that belong to the main one. */
function othersOf(
  fate: WorldFate,
  { worlds, worldFolder }: Pick<WantedCore, 'worlds' | 'worldFolder'>,
  { from, to }: { from: Core; to: Core },
): CorePlan['world']['others'] {
  const own = worldPaths(from.id, worldFolder)
  const becomes = otherWorldFate(fate, running(from), running(to))
  if (becomes === 'stays') return []
  const all = [...new Set(worlds)].filter((folder) => !own.includes(folder)).toSorted()
  return all.map((folder) => ({ folder, fate: becomes }))
}

function worldOf(fate: WorldFate, keeps: boolean): Omit<CorePlan['world'], 'others'> {
  const stays = { why: null, converted: false, dimensions: 'as_they_are', losesMods: false } as const
  if (fate.goes === 'none') return { ...stays, fate: 'none' }
  // That it could not go along is no news of a world that is to be a new one.
  if (!keeps) return { ...stays, fate: 'new' }
  if (fate.goes === 'no') return { ...stays, fate: 'no', why: fate.why }
  const { converted, dimensions, losesMods } = fate
  return { fate: 'keep', why: null, converted, dimensions, losesMods }
}

function filesOf(given: {
  fate: WorldFate
  keeps: boolean
  /** What runs now: where it keeps its world. */
  core: Core
  world: string
  /** Folders of further worlds that are not kept. */
  goes: readonly string[]
  addons: readonly FittedAddon[]
}): Files & { rename: NonNullable<Files['rename']> } {
  const { fate, keeps, core, world, goes, addons } = given
  const moves = keeps
    ? worldMoves(fate, world)
    : { rename: [], remove: [...worldPaths(core.id, world), ...goes] }
  const off = addons.filter((each) => isSwitchedOff(each.fate))
  const updates = addons.flatMap(({ path, fate: becomes, update, to, replaces }) => {
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

/** What was set otherwise than it comes, and is not in the other core's form or can't be so there. */
function lostIn(row: Pick<ServerRow, 'core' | 'settings'>, core: Core): string[] {
  const [form, usual] = [formOf(core), new Map(formOf(row.core).map((field) => [field.key, field.default]))]
  const set = Object.entries(settingsOf(row)).filter(([key, value]) => usual.get(key) !== value)
  return Object.keys(settingsFaults(form, Object.fromEntries(set)))
}
