import { randomUUID } from 'node:crypto'
import type { Settings } from '@zubr/contracts/cores/core'
import type { ServerAction } from '@zubr/contracts/servers'
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
import { isRunByAgreement, keepAgreement } from './eula.ts'
import { formOf } from './form.ts'
import type { ServerRow } from './server-view.ts'
import { isListed, servers } from './servers-schema.ts'

type OwnServerInput = { accountId: string; id: string; now: Date }

/**
 * A server with nobody else changing it until the transaction ends, and its account held before it. Undefined if there is none.
 * PostgreSQL itself holds the account where a transaction updates a server twice, and by then it would be too late.
 */
export async function lockServer(tx: Tx, which: SQL): Promise<ServerRow | undefined> {
  const owner = tx.select({ id: servers.accountId }).from(servers).where(which)
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, owner)).for('key share')
  const [row] = await tx.select().from(servers).where(which).for('update')
  return row
}

/** The account's own server, with nobody else changing it until the transaction ends. Throws Refused if it is not there. */
export async function lockOwn(tx: Tx, accountId: string, id: string): Promise<ServerRow> {
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
 * Asks something new of a locked server, and has its node hear of it: whatever it stayed down for, it is tried again. What was asked
 * before and has not reached its end never will.
 */
export async function changeDesired(
  tx: Tx,
  row: Pick<ServerRow, 'id' | 'nodeId'>,
  change: Partial<Pick<ServerRow, 'wanted' | 'operationId' | 'operationAction' | 'stoppedEmptyMinutes'>>,
): Promise<void> {
  await endOperation(tx, row.id, 'superseded')
  await tx
    .update(servers)
    .set({ stoppedEmptyMinutes: null, ...change, generation: sql`${servers.generation} + 1` })
    .where(eq(servers.id, row.id))
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
}

/** What each button means. */
function desiredOf(action: ServerAction, operationId: string): Partial<ServerRow> {
  const once = (operationAction: 'restart' | 'kill') => ({ operationId, operationAction })
  const none = { operationId: null, operationAction: null }
  switch (action) {
    case 'start':
      return { wanted: 'running', ...none }
    case 'stop':
      return { wanted: 'stopped', ...none }
    case 'restart':
      return { wanted: 'running', ...once('restart') }
    case 'kill':
      return { wanted: 'stopped', ...once('kill') }
  }
}

export async function actOnServer(db: Db, asked: OwnServerInput & { action: ServerAction }): Promise<void> {
  const { action, accountId, now } = asked
  await inTransaction(db, async (tx) => {
    await askAction(tx, await lockActive(tx, asked), { action, actor: { accountId }, now })
  })
}

/** Asks an action of a locked server; resolves to its operation, which the activity tells of (as `what`) and of whose end it will tell. */
export async function askAction(
  tx: Tx,
  row: Pick<ServerRow, 'id' | 'nodeId'>,
  {
    action,
    actor,
    now,
    what = action,
    stoppedEmptyMinutes = null,
  }: {
    action: ServerAction
    actor: Actor
    now: Date
    what?: Parameters<typeof recordActivity>[1]['what']
    /** Set if it stops because nobody was on it for so long. */
    stoppedEmptyMinutes?: number | null
  },
): Promise<string> {
  const operationId = randomUUID()
  await changeDesired(tx, row, { ...desiredOf(action, operationId), stoppedEmptyMinutes })
  await recordActivity(tx, { serverId: row.id, at: now, actor, what, operationId })
  return operationId
}

/**
 * Sets some or all of a core's settings; the others stay. They count from the server's next start on and are of the same generation:
 * a new one would start a server that stays down.
 */
export async function changeSettings(db: Db, asked: OwnServerInput & { settings: Settings }): Promise<void> {
  await changeOwn(db, asked, { what: 'settings_changed' }, async (tx, row) => {
    const faults = settingsFaults(formOf(row.core), asked.settings)
    const refused = javaArguments(String(asked.settings.javaArguments ?? ''), { cores: row.cpuCores }).refused
    if (refused.length > 0 && faults.javaArguments === undefined)
      faults.javaArguments = refused.map(javaArgumentFault).join('; ')
    if (Object.keys(faults).length > 0)
      throw new Refused(
        'invalid_request',
        Object.fromEntries(Object.entries(faults).map(([key, fault]) => [`settings.${key}`, fault])),
      )
    const settings = { ...row.settings, ...asked.settings }
    await tx.update(servers).set({ settings }).where(eq(servers.id, row.id))
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
}

/** Agrees to the game's terms of use for a server that is there, and starts it. */
export async function agreeForServer(db: Db, asked: OwnServerInput): Promise<void> {
  const { accountId, id: serverId, now } = asked
  await changeOwn(db, asked, { what: 'eula_accepted' }, async (tx, row) => {
    // Of what nobody asks for there is nothing to keep.
    if (!isRunByAgreement(row.core) && row.reason !== 'eula')
      throw new Refused('invalid_request', { eula: 'this core asks for no agreement' })
    await keepAgreement(tx, { accountId, serverId, now })
    await changeDesired(tx, row, { wanted: 'running', operationId: null, operationAction: null })
  })
}

export async function renameServer(db: Db, asked: OwnServerInput & { name: string }): Promise<void> {
  await changeOwn(db, asked, { what: 'renamed' }, async (tx, row) => {
    await tx.update(servers).set({ name: asked.name }).where(eq(servers.id, row.id))
  })
}

/** The same for what only an active server allows. */
export async function lockActive(tx: Tx, { accountId, id }: Omit<OwnServerInput, 'now'>): Promise<ServerRow> {
  const row = await lockOwn(tx, accountId, id)
  if (row.contract !== 'active') throw new Refused('server_not_active', { contract: row.contract })
  return row
}

/** Does what only an active server allows, and notes who did it. */
export async function changeOwn(
  db: Db,
  asked: OwnServerInput,
  entry: { what: Parameters<typeof recordActivity>[1]['what'] },
  change: (tx: Tx, row: ServerRow) => Promise<void>,
): Promise<void> {
  const { accountId, id, now } = asked
  await inTransaction(db, async (tx) => {
    await change(tx, await lockActive(tx, asked))
    await recordActivity(tx, { serverId: id, at: now, actor: { accountId }, ...entry })
  })
}
