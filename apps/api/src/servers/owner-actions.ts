import { randomUUID } from 'node:crypto'
import type { Settings } from '@zubr/contracts/cores/core'
import type { ServerAction } from '@zubr/contracts/servers/server'
import { settingsFaults } from '@zubr/domain/core-settings'
import { javaArgumentFault, javaArguments } from '@zubr/domain/cores/java-arguments'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { type Actor, recordActivity } from './activity.ts'
import { notifyNode } from './agent/desired-state-changes.ts'
import { endOperation } from './agent/operations.ts'
import { requiresEula, storeEulaConsent } from './eula.ts'
import { formOf } from './form.ts'
import type { ServerRow } from './server-view.ts'
import { isListed, servers } from './servers-schema.ts'

type OwnServerInput = { accountId: string; id: string; now: Date }

/**
 * Locks a server and, before it, its account until the transaction ends. Undefined if there is
 * none. PostgreSQL itself locks the account when a transaction updates a server twice, which would
 * be too late.
 */
export async function lockServer(tx: Tx, which: SQL): Promise<ServerRow | undefined> {
  const owner = tx.select({ id: servers.accountId }).from(servers).where(which)
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, owner)).for('key share')
  const [row] = await tx.select().from(servers).where(which).for('update')
  return row
}

/** Locks the account's own server until the transaction ends. Throws Refused if it is missing. */
export async function lockOwnedServer(tx: Tx, accountId: string, id: string): Promise<ServerRow> {
  await holdAccount(tx, accountId, 'key share')
  const [row] = await tx
    .select()
    .from(servers)
    .where(and(eq(servers.id, id), eq(servers.accountId, accountId), isListed))
    .for('update')
  if (!row) throw new Refused('not_found')
  return row
}

/**
 * Changes the desired state of a locked server and notifies its node, which retries failed starts.
 * An operation without an outcome is superseded.
 */
export async function changeDesired(
  tx: Tx,
  row: Pick<ServerRow, 'id' | 'nodeId'>,
  change: Partial<
    Pick<ServerRow, 'desiredState' | 'operationId' | 'operationAction' | 'stoppedEmptyMinutes'>
  >,
): Promise<void> {
  await endOperation(tx, row.id, 'superseded')
  await tx
    .update(servers)
    .set({ stoppedEmptyMinutes: null, ...change, generation: sql`${servers.generation} + 1` })
    .where(eq(servers.id, row.id))
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
}

/** The desired state of each action. */
function desiredOf(action: ServerAction, operationId: string): Partial<ServerRow> {
  const once = (operationAction: 'restart' | 'kill') => ({ operationId, operationAction })
  const none = { operationId: null, operationAction: null }
  switch (action) {
    case 'start':
      return { desiredState: 'running', ...none }
    case 'stop':
      return { desiredState: 'stopped', ...none }
    case 'restart':
      return { desiredState: 'running', ...once('restart') }
    case 'kill':
      return { desiredState: 'stopped', ...once('kill') }
  }
}

export async function actOnServer(db: Db, input: OwnServerInput & { action: ServerAction }): Promise<void> {
  const { action, accountId, now } = input
  await inTransaction(db, async (tx) => {
    await requestAction(tx, await lockActive(tx, input), { action, actor: { accountId }, now })
  })
}

/**
 * Requests an action of a locked server; resolves to the operation's id. The activity logs it as
 * `event`, and its outcome later.
 */
export async function requestAction(
  tx: Tx,
  row: Pick<ServerRow, 'id' | 'nodeId'>,
  {
    action,
    actor,
    now,
    event = action,
    stoppedEmptyMinutes = null,
  }: {
    action: ServerAction
    actor: Actor
    now: Date
    event?: Parameters<typeof recordActivity>[1]['event']
    /** Set if it stops because it was empty for this many minutes. */
    stoppedEmptyMinutes?: number | null
  },
): Promise<string> {
  const operationId = randomUUID()
  await changeDesired(tx, row, { ...desiredOf(action, operationId), stoppedEmptyMinutes })
  await recordActivity(tx, { serverId: row.id, at: now, actor, event, operationId })
  return operationId
}

/**
 * Changes some settings of a core; the others stay. They apply from the next start and keep the
 * generation: a new one would start a server that stays down.
 */
export async function changeSettings(db: Db, input: OwnServerInput & { settings: Settings }): Promise<void> {
  await changeOwn(db, input, { event: 'settings_changed' }, async (tx, row) => {
    const faults = settingsFaults(formOf(row.core), input.settings)
    const refused = javaArguments(String(input.settings.javaArguments ?? ''), { cores: row.cpuCores }).refused
    if (refused.length > 0 && faults.javaArguments === undefined)
      faults.javaArguments = refused.map(javaArgumentFault).join('; ')
    if (Object.keys(faults).length > 0)
      throw new Refused(
        'invalid_request',
        Object.fromEntries(Object.entries(faults).map(([key, fault]) => [`settings.${key}`, fault])),
      )
    const settings = { ...row.settings, ...input.settings }
    await tx.update(servers).set({ settings }).where(eq(servers.id, row.id))
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
}

/** Accepts the EULA for an existing server and starts it. */
export async function acceptEula(db: Db, input: OwnServerInput): Promise<void> {
  const { accountId, id: serverId, now } = input
  await changeOwn(db, input, { event: 'eula_accepted' }, async (tx, row) => {
    // Consent that nothing requires is not stored.
    if (!requiresEula(row.core) && row.reason !== 'eula')
      throw new Refused('invalid_request', { eula: 'this core asks for no agreement' })
    await storeEulaConsent(tx, { accountId, serverId, now })
    await changeDesired(tx, row, { desiredState: 'running', operationId: null, operationAction: null })
  })
}

export async function renameServer(db: Db, input: OwnServerInput & { name: string }): Promise<void> {
  await changeOwn(db, input, { event: 'renamed' }, async (tx, row) => {
    await tx.update(servers).set({ name: input.name }).where(eq(servers.id, row.id))
  })
}

/** Like `lockOwnedServer`, for changes that only an active server allows. */
export async function lockActive(tx: Tx, { accountId, id }: Omit<OwnServerInput, 'now'>): Promise<ServerRow> {
  const row = await lockOwnedServer(tx, accountId, id)
  if (row.contract !== 'active') throw new Refused('server_not_active', { contract: row.contract })
  return row
}

/** Makes a change that only an active server allows, and logs it. */
export async function changeOwn(
  db: Db,
  input: OwnServerInput,
  entry: { event: Parameters<typeof recordActivity>[1]['event'] },
  change: (tx: Tx, row: ServerRow) => Promise<void>,
): Promise<void> {
  const { accountId, id, now } = input
  await inTransaction(db, async (tx) => {
    await change(tx, await lockActive(tx, input))
    await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, ...entry })
  })
}
