import type { ActivityKind } from '@zubr/contracts/servers/activity'
import { and, asc, eq, gt, inArray, like, ne, notExists, or } from 'drizzle-orm'
import { dataHolder } from '../accounts/data-holder.ts'
import { reservedUntil } from '../accounts/deleted-names.ts'
import { accountCurrency, ledgerEntries } from '../balance/balance-schema.ts'
import { fundsOf } from '../balance/journal.ts'
import { currencyOf, lockMoney } from '../balance/ledger.ts'
import type { Db } from '../database/open.ts'
import { auditEntriesOf, forgetReasons, withoutReason } from '../operators/operator-log.ts'
import { promoRedemptions } from '../promo/promo-schema.ts'
import { activityOf } from './activity.ts'
import { applyLifeEvent } from './lifecycle/life.ts'
import { formerSubdomains } from './names/server-names-schema.ts'
import { formerNamesOf } from './names/subdomains.ts'
import { portsOf } from './ports/store.ts'
import { serverTables } from './server-tables.ts'
import type { ServerRow } from './server-view.ts'
import { eulaAcceptances, serverActivity, servers } from './servers-schema.ts'
import { unusedWorth } from './terms/unused-time.ts'

/**
 * An account's servers and money. Servers and their data are deleted with the account; their rows
 * keep what was bought and when, without texts by or about the owner. Money movements stay, as
 * bookkeeping requires.
 */
export const serverDataHolder = dataHolder({
  name: 'serversAndMoney',
  tables: serverTables,

  async export(db, accountId) {
    const rows = await db
      .select()
      .from(servers)
      .where(eq(servers.accountId, accountId))
      .orderBy(asc(servers.createdAt))
    const agreed = await db.select().from(eulaAcceptances).where(eq(eulaAcceptances.accountId, accountId))
    return {
      servers: await Promise.all(rows.map((row) => exportServer(db, row, agreed))),
      movements: await movementsOf(db, accountId),
      promoCodes: await promoCodesOf(db, accountId),
    }
  },

  async losses(db, accountId, now) {
    const rows = await db
      .select()
      .from(servers)
      .where(and(eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
      .orderBy(asc(servers.createdAt))
    const currency = await currencyOf(db, accountId)
    const sum = (minor: number) => (currency ? { currency, minor } : null)
    const { own, given } = await fundsOf(db, accountId)
    const owned = await Promise.all(
      rows.map(async (row) => ({
        ...{ name: row.name, subdomain: row.subdomain },
        paidUntil: row.paidUntil?.toISOString() ?? null,
        unused: row.paidUntil && row.paidUntil > now ? sum(await unusedWorth(db, row, now)) : null,
      })),
    )
    return { servers: owned, balance: sum(own + given), refundable: sum(own) }
  },

  async lockFirst(tx, accountId) {
    await lockMoney(tx, accountId)
  },

  async subdomains(tx, accountId, now) {
    const present = await tx
      .select({ name: servers.subdomain })
      .from(servers)
      .where(and(eq(servers.accountId, accountId), ne(servers.contract, 'deleted')))
    const former = await tx
      .select({ name: formerSubdomains.name, until: formerSubdomains.reservedUntil })
      .from(formerSubdomains)
      .innerJoin(servers, eq(servers.id, formerSubdomains.serverId))
      .where(and(eq(servers.accountId, accountId), gt(formerSubdomains.reservedUntil, now)))
    const until = reservedUntil(now)
    return [...former, ...present.map(({ name }) => ({ name, until }))]
  },

  async forget(tx, accountId, now) {
    // Without movements there are no books to keep.
    const moved = tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, accountId))
    await tx.delete(accountCurrency).where(and(eq(accountCurrency.accountId, accountId), notExists(moved)))
    const rows = await tx
      .select()
      .from(servers)
      .where(eq(servers.accountId, accountId))
      // Each notifies its node, so they follow the lock order of nodes.
      .orderBy(asc(servers.nodeId))
    const ids = rows.map(({ id }) => id)
    for (const row of rows) {
      if (row.contract === 'deleted') continue
      // Even a blocked server: the owner has the right to delete it.
      const deletable = row.contract === 'blocked' ? ({ ...row, contract: 'suspended' } as const) : row
      await applyLifeEvent(tx, deletable, 'delete', {
        now,
        actor: { accountId },
        deletesAccount: true,
        // The account's own mail covers the servers.
        sendMail: async () => undefined,
      })
    }
    await tx
      .update(serverActivity)
      .set({ event: withoutReason(serverActivity.event) })
      // For other events the part after the colon is a code.
      .where(
        and(
          inArray(serverActivity.serverId, ids),
          or(...kindsWithPrivateText.map((kind) => like(serverActivity.event, `${kind}:%`))),
        ),
      )
    await forgetReasons(tx, ids.map(subjectOf))
  },
})

function movementsOf(db: Db, accountId: string) {
  const { at, kind, amount: minor, currency, reason, serverId: server } = ledgerEntries
  return db
    .select({ at, kind, minor, currency, reason, server })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(asc(ledgerEntries.id))
}

const promoCodesOf = (db: Db, accountId: string) =>
  db
    .select({
      code: promoRedemptions.code,
      at: promoRedemptions.redeemedAt,
      server: promoRedemptions.serverId,
    })
    .from(promoRedemptions)
    .where(eq(promoRedemptions.accountId, accountId))

async function exportServer(
  db: Db,
  row: ServerRow,
  agreed: readonly (typeof eulaAcceptances.$inferSelect)[],
) {
  const { id, name, subdomain, plan, contract, createdAt, lastUsedAt, paidUntil, autoExtend } = row
  const { core, settings, starters, emptyStopMinutes } = row
  return {
    ...{ id, name, subdomain, plan, contract, createdAt },
    // It may be in the future in a row of an earlier version.
    lastUsedAt: new Date(Math.min(+lastUsedAt, Date.now())),
    ...{ paidUntil, autoExtend },
    core: `${core.id} ${core.version}`,
    ...{ settings, startedBy: starters, emptyStopMinutes },
    formerSubdomains: await formerNamesOf(db, id, new Date(0)),
    agreedTo: agreed
      .filter(({ serverId }) => serverId === id)
      .map(({ url, acceptedAt: agreedAt }) => ({ url, at: agreedAt })),
    extraPorts: (await portsOf(db, id)).map(({ purpose, protocol, port, linked }) => ({
      ...{ purpose, protocol, port, linked },
    })),
    activity: (await activityOf(db, id, { all: true })).entries.map(
      ({ at, actor: who, event: what, ...entry }) => ({ at, who, what, ...entry }),
    ),
    operatorActs: await auditEntriesOf(db, subjectOf(id)),
  }
}

/** Events whose part after the colon is a person's text or login. */
const kindsWithPrivateText = [
  'blocked',
  'subdomain_changed',
  'domain_added',
  'domain_removed',
  'domain_confirmed',
  'domain_lost',
  'started_by_joining',
] as const satisfies ActivityKind[]

/** The subject in the operator log. */
const subjectOf = (serverId: string) => `server ${serverId}`
