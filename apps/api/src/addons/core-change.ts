import type { ReinstallPart } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { CoreChangeInput } from '@zubr/contracts/addons/core'
import type { Core } from '@zubr/contracts/cores/core'
import type { AddonOutcomeKind } from '@zubr/domain/cores/change/addon-outcomes'
import { addonFolders, packRecord, settingsPaths, worldPaths } from '@zubr/domain/cores/change/folders'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { eq } from 'drizzle-orm'
import type { BackupContext } from '../backups/make-backup.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { hasEulaConsent, storeEulaConsent } from '../servers/eula.ts'
import { firstSettings } from '../servers/form.ts'
import { coreFor } from '../servers/lifecycle/create.ts'
import { nodeOffers } from '../servers/node-choices.ts'
import { lockActive } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { resolveAddonOutcomes } from './addon-outcomes.ts'
import { beginChange, changeByKey, type NewChange } from './changes.ts'
import { hasSameFiles, type PlannedCore, planCoreChange, toRunning } from './core-plan.ts'
import { nameOf as fileNameOf } from './plan/paths.ts'

export type CoreContext = BackupContext & { addons: AddonCatalogue }
type OwnServerInput = { accountId: string; id: string; now: Date }

/** Plans a core change. The panel sends the list of files, which it has from the node. */
export async function planCore(
  db: Db,
  { addons }: Pick<CoreContext, 'addons'>,
  row: ServerRow,
  wanted: CoreChangeInput,
): Promise<PlannedCore> {
  const { core, isRunHere } = await offered(db, row, wanted.core)
  const change = {
    ...{ from: toRunning(row.core), to: toRunning(core) },
    ...{ keepsWorld: !wanted.newWorld, world: wanted.worldFolder },
  }
  const fitted = await resolveAddonOutcomes(addons, wanted.present, change)
  return planCoreChange({ row, core, isRunHere, hasAgreed: await agreed(db, row.id), wanted, ...fitted })
}

/** A core as a server on this node would have it. Throws Refused if no source offers it. */
async function offered(db: Db | Tx, row: ServerRow, wanted: { id: string; version: string }) {
  const here = (await nodeOffers(db)).find(({ id }) => id === row.nodeId)
  const runs = here?.runs ?? []
  const id = isCoreId(wanted.id) ? wanted.id : undefined
  const isListed = id !== undefined && coreKinds[id].from === 'catalogue'
  // Also when this node does not run it: the plan says so.
  const core = await coreFor(db, { cores: here?.cores ?? [], runs: isListed ? [id] : runs }, { core: wanted })
  if (!core) throw new Refused('core_refused', { core: 'nobody offers it' })
  return { core, isRunHere: !isListed || runs.includes(id) }
}

async function agreed(db: Db | Tx, id: string): Promise<boolean> {
  const [row] = await db.select({ hasAgreement: hasEulaConsent }).from(servers).where(eq(servers.id, id))
  return row?.hasAgreement === true
}

/**
 * Changes a server's core as it was shown. Refuses if the result would differ by now. Resolves to
 * the change's ID.
 */
export async function changeCore(
  db: Db,
  context: CoreContext,
  row: ServerRow,
  input: OwnServerInput & { wanted: CoreChangeInput; digest: string; eula: boolean; key: string },
): Promise<string> {
  const { accountId, id, now, wanted, digest, eula, key } = input
  const planned = await planCore(db, context, row, wanted)
  const { plan, core, settings, files } = planned
  return inTransaction(db, async (tx) => {
    const locked = await lockActive(tx, { accountId, id })
    const once = { key, digest }
    const again = await repeatedChange(tx, id, once)
    if (again) return again
    if (plan.digest !== digest || JSON.stringify(locked.core) !== JSON.stringify(row.core))
      throw new Refused('conflict')
    if (plan.refusals.includes('memory'))
      throw new Refused('plan_too_small', { plan: `${core.id} needs ${plan.recommendedMb} MB of memory` })
    if (plan.refusals.length > 0) throw new Refused('core_refused', { core: plan.refusals.join(', ') })
    if (plan.requiresEula && !eula) throw new Refused('eula_required')
    if (plan.requiresEula) await storeEulaConsent(tx, { accountId, serverId: id, now })
    return beginCoreChange(tx, context, locked, {
      kind: 'core',
      steps: [saidOf(row.core, core), ...addonsIn(planned)],
      paths: null,
      job: jobOf(context, files),
      saves: 'core',
      ...{ core, settings, once, actor: { accountId }, now },
    })
  })
}

/** Reinstalls a server's core in the newest build of its version. Resolves to the change's ID. */
export async function reinstall(
  db: Db,
  context: CoreContext,
  input: OwnServerInput & { name: string; wanted: Reinstall; key: string },
): Promise<string> {
  const { accountId, id, now, name, wanted, key } = input
  const once = { key, digest: JSON.stringify(wanted) }
  return inTransaction(db, async (tx) => {
    const row = await lockActive(tx, { accountId, id })
    const again = await repeatedChange(tx, id, once)
    if (again) return again
    if (name !== row.name) throw new Refused('invalid_request', { name: 'expected the name of the server' })
    // A build that is no longer offered is reinstalled as the server has it.
    const newest = await offered(tx, row, row.core).catch(() => undefined)
    // A build that its authors withdrew is installed as the server has it.
    const core = newest?.isRunHere ? newest.core : row.core
    const remove = pathsToRemove(wanted, row.core.id)
    return beginCoreChange(tx, context, row, {
      kind: 'reinstall',
      steps: [{ do: 'reinstall', name: nameOf(core), from: null, to: core.version }],
      paths: null,
      job: jobOf(context, { rename: [], remove, put: [] }),
      saves: 'reinstall',
      core,
      ...(wanted.fresh.includes('settings') && { settings: firstSettings(core) }),
      ...{ once, actor: { accountId }, now },
    })
  })
}

export type Reinstall = { fresh: readonly ReinstallPart[]; worldFolder: string }

/**
 * Files that the core creates again, and those that its owner does not keep. The whitelist,
 * operators and bans stay.
 */
const madeAnew = ['cache', 'libraries', 'versions']

export function pathsToRemove({ fresh, worldFolder }: Reinstall, core: string): string[] {
  return [
    ...madeAnew,
    ...(fresh.includes('world') ? worldPaths(core, worldFolder) : []),
    // Includes the record of the modpack that the mods came from.
    ...(fresh.includes('addons') ? [...addonFolders, packRecord] : []),
    ...(fresh.includes('settings') ? settingsPaths(core) : []),
  ]
}

/** The server is down, and the job keeps no replaced files, because the backup has them. */
const jobOf = ({ addons }: CoreContext, files: PlannedCore['files']): NewChange['job'] => ({
  ...{ kind: 'change_files', stopped: true, forgets: true, hosts: addons.downloadHosts() },
  ...{ ...files, keep: [] },
})

const nameOf = ({ id }: Core) => (isCoreId(id) ? coreKinds[id].name : id)

function saidOf(before: Core, core: Core): ServerChange['steps'][number] {
  const isOther = before.id !== core.id
  const isBuild = !isOther && before.version === core.version && !hasSameFiles(before, core)
  const numberOf = (core: Core) =>
    [isOther && nameOf(core), core.version, isBuild && core.package && `(${core.package.build})`]
      .filter(Boolean)
      .join(' ')
  return { do: 'core', name: nameOf(core), from: numberOf(before), to: numberOf(core) }
}

const doneBy: Partial<Record<AddonOutcomeKind, ServerChange['steps'][number]['do']>> = {
  ...{ comes: 'install', updates: 'update', no_version: 'disable', other_loader: 'disable' },
}
/** The most names that a change stores of its contents. */
const maxNamed = 200

function addonsIn({ plan }: PlannedCore): ServerChange['steps'] {
  return plan.addons
    .flatMap(({ path, name, outcome, from, to }) => {
      const what = doneBy[outcome]
      return what ? [{ do: what, name: name ?? fileNameOf(path), from, to }] : []
    })
    .slice(0, maxNamed)
}

/** The change that the same request began before. */
async function repeatedChange(
  tx: Tx,
  serverId: string,
  { key, digest }: { key: string; digest: string },
): Promise<string | undefined> {
  const before = await changeByKey(tx, serverId, key)
  if (before && before.digest !== digest) throw new Refused('conflict')
  return before?.id
}

async function beginCoreChange(
  tx: Tx,
  context: CoreContext,
  row: ServerRow,
  change: NewChange,
): Promise<string> {
  const answer = await beginChange(tx, context, row, change)
  if ('id' in answer) return answer.id
  const { refused } = answer
  if (refused === 'not_active') throw new Refused('server_not_active', { contract: row.contract })
  throw new Refused(refused)
}
