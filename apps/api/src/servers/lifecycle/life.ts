import {
  type Life,
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
import { callOffJobsOf } from '../jobs/store.ts'
import { reserveNameOfDeleted } from '../names/subdomains.ts'
import { changeDesired, lockOwn } from '../owner-actions.ts'
import { deletePorts } from '../ports/store.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import type { SendMail } from './mail.ts'

/**
 * Takes a locked server through what an event means for its contract: stores the new state, changes the desired state, notes who did it and
 * has the owner written to. Resolves to where the server stands then, or to undefined, with nothing changed, where the event has no
 * place. `reason` is an operator's for a block, told to the owner as it is; `months`
 * is how long it is extended, `restored` when restored time ends.
 */
export async function applyLife(
  tx: Tx,
  row: ServerRow,
  event: LifeEvent,
  {
    now,
    actor,
    sendMail,
    reason,
    months = 1,
    restored,
    deletesAccount = false,
  }: {
    now: Date
    actor: Actor
    sendMail: SendMail
    reason?: string
    months?: TermMonths
    restored?: BillingCycle
    /** The owner's other servers are deleted too: none of them has to work without this proxy. */
    deletesAccount?: boolean
  },
): Promise<Life | undefined> {
  const given = lifeOf(row)
  const step = lifeAfter(given, event, now, { months, ...(restored && { restored }) })
  if (!step) return undefined
  const { life, effects } = step
  const before = row.contract
  const { mailed, state, ...dates } = life
  const changed = state !== before
  if (life !== given)
    await tx
      .update(servers)
      .set({
        ...dates,
        sentMails: [...mailed],
        contract: state,
        ...(changed && state === 'suspended' && { suspendedAt: now }),
        ...(changed && state === 'active' && { suspendedAt: null, wantedBefore: null }),
        ...(changed && before === 'active' && { wantedBefore: row.wanted }),
        ...(changed && before === 'blocked' && { isBlockedWithAccount: false }),
      })
      .where(eq(servers.id, row.id))
  if (changed && state === 'deleted') {
    await callOffJobsOf(tx, row.id, now)
    await reserveNameOfDeleted(tx, row, now)
    // No node has its files: none will say that they are gone.
    if (row.nodeId === null) {
      await deletePorts(tx, row.id)
      await recordActivity(tx, { serverId: row.id, at: now, actor: 'service', what: 'data_deleted' })
    }
  }
  if (changed) {
    const backends = state === 'deleted' && !deletesAccount ? await lockServersOnlyBehind(tx, row) : []
    const wanted = wantedIn(row, state)
    // In the order in which nodes are locked.
    for (const each of [row, ...backends].toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0)))
      if (each === row) await changeDesired(tx, row, { wanted, operationId: null, operationAction: null })
      else await removeForwarding(tx, each, { actor, now })
  }
  for (const effect of effects) {
    if ('log' in effect)
      await recordActivity(tx, {
        serverId: row.id,
        at: now,
        actor,
        what: effect.log === 'blocked' && reason ? `blocked:${reason}` : effect.log,
      })
    else if (row.accountId)
      await sendMail(tx, {
        accountId: row.accountId,
        kind: `server_${effect.mail}`,
        values: {
          server: row.name,
          subdomain: row.subdomain,
          ...dateOf(effect.mail, life),
          ...(effect.mail === 'blocked' && reason && { reason }),
        },
        page: `/servers/${row.id}`,
        serverId: row.id,
      })
  }
  return life
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

function wantedIn(row: ServerRow, state: Life['state']): ServerRow['wanted'] {
  if (state === 'deleted') return 'absent'
  return state === 'active' ? (row.wantedBefore ?? 'running') : 'stopped'
}

function dateOf(mail: LifeMail, { paidUntil, deleteAt }: Life): { until?: string } {
  const date = mail.startsWith('ends_in') ? paidUntil : deleteAt
  return date ? { until: date.toISOString() } : {}
}

/** Has an account's own server deleted for good. Once that is under way, asking again changes nothing. Throws Refused. */
export async function deleteServer(
  db: Db,
  asked: { accountId: string; id: string; name: string; now: Date; sendMail: SendMail },
): Promise<void> {
  const { accountId, id, now, sendMail } = asked
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, accountId, 'key share')
    // In the order of ids: those behind a proxy may come before it.
    await tx
      .select({ id: servers.id })
      .from(servers)
      .where(and(eq(servers.accountId, accountId), or(eq(servers.id, id), hasSecretOf(id))))
      .orderBy(asc(servers.id))
      .for('update')
    const row = await lockOwn(tx, accountId, id)
    if (row.name !== asked.name) throw new Refused('invalid_request', { name: "expected the server's name" })
    if (row.contract === 'deleted') return
    if (!(await applyLife(tx, row, 'delete', { now, actor: { accountId }, sendMail })))
      throw new Refused('server_not_active', { contract: row.contract })
  })
}
