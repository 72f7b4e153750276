import type { PackRefusal } from '@zubr/contracts/addons/addon-constants'
import type { ChangeFailure } from '@zubr/contracts/addons/changes'
import type { PackAbout, PackAgreement, PackVersion } from '@zubr/contracts/addons/pack'
import type { AddonFile, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Core } from '@zubr/contracts/cores/core'
import { coreOfLoader } from '@zubr/domain/cores/addons'
import { worldPaths } from '@zubr/domain/cores/change/folders'
import { predictWorldOutcome, worldMoves } from '@zubr/domain/cores/change/world'
import { type CoreId, isCoreId } from '@zubr/domain/cores/kinds'
import { memoryLacked } from '@zubr/domain/cores/needs'
import { compareVersions } from '@zubr/domain/cores/versions'
import { eq } from 'drizzle-orm'
import type { BackupContext } from '../backups/make-backup.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import { coreInBuild, isBuildListRead } from '../cores/builds.ts'
import { coreOf } from '../cores/offers.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { nodeCapabilities } from '../nodes/nodes-schema.ts'
import type { JobEnd } from '../servers/jobs/ends.ts'
import type { FindFirstPack } from '../servers/lifecycle/create.ts'
import type { ServerRow } from '../servers/server-view.ts'
import type { ChangeRow } from './change-workflow.ts'
import {
  applyChangeEvent,
  beginChange,
  type ChangeRefused,
  changesOf,
  makeSafetyBackup,
  type NewChange,
} from './changes.ts'
import { toRunning } from './core-plan.ts'
import { withSourceErrors } from './plan/find.ts'
import { isInside, nameOf } from './plan/paths.ts'

export const packExtension = '.mrpack'

type Asks = Pick<PackAbout, 'loader' | 'gameVersion' | 'loaderVersion'>

/**
 * The core for a modpack: the exact loader build that it requires. If no source lists that, the
 * newest build for its game version, unless it is older than required. The owner sees the
 * difference before anything changes.
 */
export async function coreForPack(
  db: Db | Tx,
  { loader, gameVersion, loaderVersion = '' }: Pick<Asks, 'loader' | 'gameVersion'> & Partial<Asks>,
): Promise<Core | { refused: PackRefusal }> {
  // A pack that names no loader needs the vanilla core.
  const known: Record<string, CoreId | undefined> = { ...coreOfLoader, vanilla: 'vanilla' }
  const id = Object.hasOwn(known, loader) ? known[loader] : undefined
  if (!id) return { refused: 'pack_loader' }
  const core = await coreOf(db, id, gameVersion)
  if (!core) return { refused: 'pack_game_version' }
  if (id === 'vanilla' || loaderVersion === '') return core
  const exact = await coreInBuild(db, core, loaderVersion)
  if (exact) return exact
  const newest = core.package?.build ?? ''
  return compareVersions(newest, loaderVersion) < 0 ? { refused: 'pack_loader_version' } : core
}

/** Whether a core differs from the build that a modpack requires. */
const isOtherBuild = ({ id, gameVersion, package: corePackage }: Core, { loaderVersion }: Asks): boolean =>
  id !== 'vanilla' && ![corePackage?.build, `${gameVersion}-${corePackage?.build}`].includes(loaderVersion)

/** The same, limited to what the server's node and plan support. */
async function coreFor(tx: Tx, row: ServerRow, pack: Asks): Promise<Core | { refused: PackRefusal }> {
  const core = await coreForPack(tx, pack)
  if ('refused' in core) return core
  const [offer] = await tx
    .select({ runs: nodeCapabilities.runs })
    .from(nodeCapabilities)
    .where(eq(nodeCapabilities.nodeId, row.nodeId ?? -1))
  if (!isCoreId(core.id) || !offer?.runs.includes(core.id)) return { refused: 'core_not_there' }
  return memoryLacked(core.id, row.memoryMb) === undefined ? core : { refused: 'plan_too_small' }
}

/**
 * A version of a modpack in a catalogue, with the core that it names. Throws Refused if no core
 * supports it.
 */
export async function findPackVersion(
  db: Db | Tx,
  addons: AddonCatalogue,
  { source, project: id, version: wanted }: PackVersion,
): Promise<{ name: string; number: string; file: AddonFile; core: Core }> {
  const project = (await addons.projects(source, [id])).get(id)
  const version = await addons.version(source, id, wanted)
  if (!project || !version) throw new Refused('not_found')
  const { file } = version
  if (!file?.name.toLowerCase().endsWith(packExtension))
    throw new Refused('invalid_request', { version: `expected one with a file ${packExtension}` })
  const core = await coreOfPack(db, version)
  if (!core)
    throw new Refused('core_refused', { core: 'there is none for its loader and version of the game' })
  return { name: project.name, number: version.number, file, core }
}

/** The core of a modpack's version, according to its catalogue. */
export async function coreOfPack(
  db: Db | Tx,
  { loaders, gameVersions }: Pick<AddonVersion, 'loaders' | 'gameVersions'>,
): Promise<Core | undefined> {
  const games = gameVersions.toSorted((a, b) => compareVersions(b, a))
  for (const loader of loaders)
    for (const gameVersion of games) {
      const core = await coreForPack(db, { loader, gameVersion })
      if (!('refused' in core)) return core
    }
  return undefined
}

/** The change that reads a modpack. */
export async function findPack(
  db: Db | Tx,
  addons: AddonCatalogue,
  wanted: PackVersion | { path: string },
): Promise<Omit<NewChange, 'actor' | 'now'>> {
  if (!('path' in wanted)) return packChange(addons, await findPackVersion(db, addons, wanted))
  const { path } = wanted
  if (!isInside(path) || !path.toLowerCase().endsWith(packExtension))
    throw new Refused('invalid_request', { path: `expected a file ${packExtension}` })
  return packChange(addons, { name: nameOf(path), number: null, path })
}

export function packChange(
  addons: AddonCatalogue,
  {
    name,
    number,
    ...from
  }: { name: string; number: string | null } & ({ path: string } | { file: AddonFile }),
): Omit<NewChange, 'actor' | 'now'> {
  const what = 'path' in from ? { path: from.path } : { file: from.file }
  const job = { hosts: addons.downloadHosts(), ...what }
  return {
    kind: 'pack',
    steps: [{ do: 'pack', name, from: null, to: number }],
    paths: null,
    job: { kind: 'install_pack', ...job },
    reads: { kind: 'read_pack', ...job },
    saves: 'pack',
  }
}

/** Continues once the node has read a modpack: asks the owner, or installs it on a new server. */
export async function continueAfterReading(
  tx: Tx,
  change: ChangeRow,
  { server: row, report: { failure, pack, refusedFile }, now }: JobEnd,
): Promise<void> {
  const refuse = (why: ChangeFailure) =>
    applyChangeEvent(tx, row, change, { event: { type: 'job_ended', failure: why, refusedFile }, now })
  if (failure || !pack) return void (await refuse(failure ?? 'failed'))
  const core = await coreFor(tx, row, pack)
  if ('refused' in core) return void (await refuse(core.refused))
  // A new server's first pack is not confirmed by its owner. Until the list of builds is read, the
  // newest build is accepted.
  if (change.isFirst && isOtherBuild(core, pack) && (await isBuildListRead(tx, core)))
    return void (await refuse('pack_loader_version'))
  const last = (await changesOf(tx, row.id)).find((each) => each.kind === 'pack' && each.phase === 'done')
  const from = last?.pack?.name === pack.name ? last.pack.version : null
  const steps = [
    { do: 'pack', name: pack.name || (change.steps[0]?.name ?? ''), from, to: pack.version },
  ] as const
  const read = { pack, core, previousCore: row.core, steps: [...steps] }
  await applyChangeEvent(tx, row, change, { event: { type: 'pack_read', read }, now })
}

/** The owner agrees to a modpack: a backup is made, then it is installed. */
export async function agreeToPack(
  tx: Tx,
  context: BackupContext,
  row: ServerRow,
  change: ChangeRow,
  { newWorld, worldFolder, now }: PackAgreement & { now: Date },
): Promise<{ id: string } | ChangeRefused> {
  if (change.phase !== 'asking' || change.job.kind !== 'install_pack') return { refused: 'conflict' }
  if (row.contract !== 'active') return { refused: 'not_active' }
  const worldOutcome = predictWorldOutcome(toRunning(row.core), toRunning(change.core ?? row.core))
  if (worldOutcome.goes === 'no' && !newWorld)
    throw new Refused('core_refused', { world: `it can't go along: ${worldOutcome.why}` })
  const moves = newWorld
    ? { rename: [], remove: [...worldPaths(row.core.id, worldFolder)] }
    : worldMoves(worldOutcome, worldFolder)
  const begun = await makeSafetyBackup(tx, context, row, { cause: 'pack', now })
  if ('refused' in begun) return begun
  const saving = { job: { ...change.job, ...moves }, ...begun }
  await applyChangeEvent(tx, row, change, { event: { type: 'agree', saving }, now })
  return { id: change.id }
}

/**
 * Prepares a server's creation with a modpack: its core is the pack's, and the pack is installed
 * before the first start, without confirmation.
 */
export const firstPackFinder =
  ({ db, addons, context }: { db: Db; addons: AddonCatalogue; context: BackupContext }): FindFirstPack =>
  (wanted) =>
    withSourceErrors(addons, async () => {
      const found = await findPackVersion(db, addons, wanted)
      const { reads, ...change } = packChange(addons, found)
      return {
        core: { id: found.core.id, version: found.core.version },
        async begin(tx, row, now) {
          const begun = await beginChange(tx, context, row, {
            ...{
              ...change,
              ...(reads && { reads: { ...reads, stopped: true } }),
              saves: null,
              isFirst: true,
            },
            ...{ actor: 'service', now },
          })
          if ('refused' in begun) throw new Refused('conflict')
        },
      }
    })
