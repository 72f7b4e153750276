import {
  type Life,
  type LifeEffect,
  type LifeEvent,
  type LifeMail,
  lifeAfter,
  type TermMonths,
} from '@zubr/domain/server-life'
import type { BillingCycle } from '@zubr/domain/terms/billing-cycle'
import { and, asc, eq, or } from 'drizzle-orm'
import { holdAccount } from '../../accounts/account-lock.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { type Actor, recordActivity } from '../activity.ts'
import { hasSecretOf, lockServersOnlyBehind, removeForwarding } from '../backends.ts'
import { cancelServerJobs } from '../jobs/store.ts'
import { reserveNameOfDeleted } from '../names/subdomains.ts'
import { changeDesired, lockOwnedServer } from '../owner-actions.ts'
import { deletePorts } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import type { SendMail } from './mail.ts'

/** How an event is applied to a server's contract. */
type LifeEventOptions = {
  now: Date
  actor: Actor
  sendMail: SendMail
  /** The operator's reason for a block; the owner reads it unchanged. */
  reason?: string
  /** Months of an extension. */
  months?: TermMonths
  /** The billing cycle of restored time. */
  restored?: BillingCycle
  /** The owner's other servers are deleted too, so none has to work without this proxy. */
  deletesAccount?: boolean
}

/**
 * Applies an event to a locked server's contract: stores the new state, changes the desired state,
 * logs it and sends the mail. Resolves to the new state, or to undefined, with nothing changed, if
 * the event does not apply.
 */
export async function applyLifeEvent(
  tx: Tx,
  row: ServerRow,
  event: LifeEvent,
  options: LifeEventOptions,
): Promise<Life | undefined> {
  const { now, months = 1, restored } = options
  const currentLife = lifeOf(row)
  const step = lifeAfter(currentLife, event, now, { months, ...(restored && { restored }) })
  if (!step) return undefined
  const { life, effects } = step
  if (life !== currentLife) await storeLife(tx, row, life, now)
  if (life.state !== row.contract) {
    if (life.state === 'deleted') await deleteTraces(tx, row, now)
    await changeDesiredStates(tx, row, life.state, options)
  }
  for (const effect of effects) {
    if ('log' in effect) await recordLifeEvent(tx, row, effect.log, options)
    else if (row.accountId) await mailOwner(tx, row, row.accountId, { mail: effect.mail, life, options })
  }
  return life
}

async function storeLife(tx: Tx, row: ServerRow, life: Life, now: Date): Promise<void> {
  const before = row.contract
  const { mailed, state, ...dates } = life
  const changed = state !== before
  await tx
    .update(servers)
    .set({
      ...dates,
      sentMails: [...mailed],
      contract: state,
      ...(changed && state === 'suspended' && { suspendedAt: now }),
      ...(changed && state === 'active' && { suspendedAt: null, desiredStateBefore: null }),
      ...(changed && before === 'active' && { desiredStateBefore: row.desiredState }),
      ...(changed && before === 'blocked' && { isBlockedWithAccount: false }),
    })
    .where(eq(servers.id, row.id))
}

/** Cancels a deleted server's jobs and reserves its name. */
async function deleteTraces(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await cancelServerJobs(tx, row.id, now)
  await reserveNameOfDeleted(tx, row, now)
  // Without a node no agent will report the deletion of files.
  if (row.nodeId === null) {
    await deletePorts(tx, row.id)
    await recordActivity(tx, { serverId: row.id, at: now, actor: 'service', event: 'data_deleted' })
  }
}

/** Changes the desired state of the server, and of servers that only a deleted proxy led to. */
async function changeDesiredStates(
  tx: Tx,
  row: ServerRow,
  state: Life['state'],
  { actor, now, deletesAccount = false }: LifeEventOptions,
): Promise<void> {
  const backends = state === 'deleted' && !deletesAccount ? await lockServersOnlyBehind(tx, row) : []
  const desiredState = desiredStateIn(row, state)
  // In the lock order of nodes.
  for (const each of [row, ...backends].toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0)))
    if (each === row) await changeDesired(tx, row, { desiredState, operationId: null, operationAction: null })
    else await removeForwarding(tx, each, { actor, now })
}

async function recordLifeEvent(
  tx: Tx,
  { id: serverId }: ServerRow,
  log: Extract<LifeEffect, { log: unknown }>['log'],
  { actor, now, reason }: LifeEventOptions,
): Promise<void> {
  const event = log === 'blocked' && reason ? (`blocked:${reason}` as const) : log
  await recordActivity(tx, { serverId, at: now, actor, event })
}

async function mailOwner(
  tx: Tx,
  row: ServerRow,
  accountId: string,
  { mail, life, options: { sendMail, reason } }: { mail: LifeMail; life: Life; options: LifeEventOptions },
): Promise<void> {
  await sendMail(tx, {
    accountId,
    kind: `server_${mail}`,
    values: {
      server: row.name,
      subdomain: row.subdomain,
      ...dateOf(mail, life),
      ...(mail === 'blocked' && reason && { reason }),
    },
    page: `/servers/${row.id}`,
    serverId: row.id,
  })
}

function lifeOf(row: ServerRow): Life {
  const {
    contract: state,
    paidUntil,
    billingCycleAnchor,
    deleteAt,
    blockedAt,
    finalWarningAt,
    sentMails,
  } = row
  return { state, paidUntil, billingCycleAnchor, deleteAt, blockedAt, finalWarningAt, mailed: sentMails }
}

function desiredStateIn(row: ServerRow, state: Life['state']): ServerRow['desiredState'] {
  if (state === 'deleted') return 'absent'
  return state === 'active' ? (row.desiredStateBefore ?? 'running') : 'stopped'
}

function dateOf(mail: LifeMail, { paidUntil, deleteAt }: Life): { until?: string } {
  const date = mail.startsWith('ends_in') ? paidUntil : deleteAt
  return date ? { until: date.toISOString() } : {}
}

/** Starts the deletion of an account's own server. Repeating it changes nothing. Throws Refused. */
export async function deleteServer(
  db: Db,
  input: { accountId: string; id: string; name: string; now: Date; sendMail: SendMail },
): Promise<void> {
  const { accountId, id, now, sendMail } = input
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, accountId, 'key share')
    // In order of ids: servers behind the proxy may come before it.
    await tx
      .select({ id: servers.id })
      .from(servers)
      .where(and(eq(servers.accountId, accountId), or(eq(servers.id, id), hasSecretOf(id))))
      .orderBy(asc(servers.id))
      .for('update')
    const row = await lockOwnedServer(tx, accountId, id)
    if (row.name !== input.name) throw new Refused('invalid_request', { name: "expected the server's name" })
    if (row.contract === 'deleted') return
    if (!(await applyLifeEvent(tx, row, 'delete', { now, actor: { accountId }, sendMail })))
      throw new Refused('server_not_active', { contract: row.contract })
  })
}
