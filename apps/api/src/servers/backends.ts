import type { BackendsChange } from '@zubr/contracts/servers/backends'
import { settingsFaults } from '@zubr/domain/core-settings'
import { type Backend, backendsIn, backendsText } from '@zubr/domain/cores/backends'
import { forwardingOf } from '@zubr/domain/cores/forwarding'
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { type Actor, recordActivity } from './activity.ts'
import { notifyNode } from './agent/desired-state-changes.ts'
import { formOf } from './form.ts'
import { requestAction } from './owner-actions.ts'
import type { ServerRow } from './server-view.ts'
import { servers } from './servers-schema.ts'

type BackendsChangeInput = BackendsChange & { accountId: string; id: string; now: Date }

/**
 * Adds servers to a proxy and removes others. Running servers whose secret changes restart; a
 * running proxy reloads its list.
 */
export async function changeBackends(db: Db, input: BackendsChangeInput): Promise<void> {
  const { accountId, id, put, take, now } = input
  await inTransaction(db, async (tx) => {
    const rows = await lockAll(tx, accountId, [id, ...put.map(({ server }) => server), ...take])
    const proxy = rows.get(id)
    if (!proxy) throw new Refused('not_found')
    const secret = secretOf(proxy)
    // A removed backend may exist only as an entry of the list.
    for (const { server } of put) if (!rows.has(server)) throw new Refused('not_found')
    const added = put.flatMap(({ server }) => rows.get(server) ?? [])
    for (const row of [proxy, ...added]) mustBeActive(row)
    for (const [index, { core }] of added.entries())
      if (!forwardingOf(core.id, core.gameVersion))
        throw new Refused('core_refused', {
          [`put.${index}`]: 'expected a core that can stand behind a proxy',
        })
    const text = backendsText(listAfter(backendsIn(String(proxy.settings.servers ?? '')), input))
    const faults = settingsFaults(formOf(proxy.core), { servers: text })
    if (faults.servers !== undefined) throw new Refused('invalid_request', { put: faults.servers })

    const changed = new Map<string, { settings: ServerRow['settings']; event: 'put_behind' | 'taken_out' }>()
    for (const row of added)
      if (row.settings.forwardingSecret !== secret)
        changed.set(row.id, {
          settings: { ...row.settings, forwardingSecret: secret },
          event: 'put_behind',
        })
    for (const removedId of take) {
      const row = rows.get(removedId)
      // The secret of another proxy stays.
      if (row && row.id !== id && row.settings.forwardingSecret === secret)
        changed.set(removedId, { settings: { ...row.settings, forwardingSecret: '' }, event: 'taken_out' })
    }
    const actor = { accountId }
    // In the lock order of nodes.
    for (const row of [...rows.values()].toSorted((a, b) => (a.nodeId ?? 0) - (b.nodeId ?? 0))) {
      const own = changed.get(row.id)
      const settings = row.id === id ? { ...row.settings, servers: text } : own?.settings
      if (!settings) continue
      await tx.update(servers).set({ settings }).where(eq(servers.id, row.id))
      await recordActivity(tx, { serverId: row.id, at: now, actor, event: own?.event ?? 'backends_changed' })
      if (own && runs(row)) await requestAction(tx, row, { action: 'restart', actor, now })
      else if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
    }
  })
}

/** Matches servers with the secret of this proxy, the proxy included. */
export const hasSecretOf = (proxyId: string) => sql`${servers.settings}->>'forwardingSecret' = (
  select proxy.settings->>'forwardingSecret' from ${servers} proxy
  where proxy.id = ${proxyId} and proxy.core->>'edition' = 'proxy' and proxy.settings->>'forwardingSecret' <> '')`

/**
 * Locks the owner's servers that accept players through this proxy only. A server that another
 * proxy with the same secret lists is excluded.
 */
export async function lockServersOnlyBehind(tx: Tx, proxy: ServerRow): Promise<ServerRow[]> {
  const secret = String(proxy.settings.forwardingSecret ?? '')
  if (proxy.core.edition !== 'proxy' || secret === '' || proxy.accountId === null) return []
  const rows = await tx
    .select()
    .from(servers)
    .where(
      and(
        eq(servers.accountId, proxy.accountId),
        ne(servers.id, proxy.id),
        ne(servers.contract, 'deleted'),
        sql`${servers.settings}->>'forwardingSecret' = ${secret}`,
      ),
    )
    .orderBy(asc(servers.id))
    .for('update')
  const listed = new Set(
    rows
      .filter(({ core }) => core.edition === 'proxy')
      .flatMap(({ settings }) => backendsIn(String(settings.servers ?? '')).map(({ at }) => at)),
  )
  return rows.filter(({ id, core }) => core.edition !== 'proxy' && !listed.has(id))
}

/**
 * Removes the proxy's secret from a locked server, which then authenticates players itself; a
 * running one restarts.
 */
export async function removeForwarding(
  tx: Tx,
  row: ServerRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const settings = { ...row.settings, forwardingSecret: '' }
  await tx.update(servers).set({ settings }).where(eq(servers.id, row.id))
  await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'taken_out' })
  if (runs(row)) await requestAction(tx, row, { action: 'restart', actor, now })
  else if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
}

/** Locks those of these servers that the account owns, until the transaction ends. */
async function lockAll(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, ServerRow>> {
  await holdAccount(tx, accountId, 'key share')
  const rows = await tx
    .select()
    .from(servers)
    .where(and(inArray(servers.id, [...ids]), eq(servers.accountId, accountId), isNotNull(servers.nodeId)))
    .orderBy(asc(servers.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

const mustBeActive = ({ contract }: ServerRow) => {
  if (contract !== 'active') throw new Refused('server_not_active', { contract })
}

const runs = ({ contract, desiredState, state }: ServerRow) =>
  contract === 'active' && desiredState === 'running' && (state === 'running' || state === 'starting')

/** The secret that authenticates a proxy; only Velocity's modern forwarding has one. */
function secretOf({ core, settings }: ServerRow): string {
  const secret = String(settings.forwardingSecret ?? '')
  if (core.edition !== 'proxy' || settings.forwarding !== 'modern' || secret === '')
    throw new Refused('invalid_request', {
      forwarding: 'expected a proxy with modern forwarding and a secret',
    })
  return secret
}

function listAfter(before: readonly Backend[], { id, put, take }: BackendsChangeInput): Backend[] {
  const list = before.filter(({ at }) => !take.includes(at))
  for (const [index, { server, name }] of put.entries()) {
    if (server === id || take.includes(server))
      throw new Refused('invalid_request', {
        [`put.${index}.server`]: 'expected a server that is not taken out',
      })
    if (list.some(({ at }) => at === server)) continue
    if (list.some((each) => each.name === name))
      throw new Refused('conflict', { [`put.${index}.name`]: 'the proxy has a server of that name' })
    list.push({ name, at: server })
  }
  return list
}
