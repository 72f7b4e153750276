import { coreKinds } from '@zubr/domain/cores/kinds'
import { defaultLocale } from '@zubr/i18n/locales'
import { type SQL, sql } from 'drizzle-orm'
import { locks } from '../../database/locks.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { namesOf } from '../names/names.ts'

/**
 * The channel of triggers (migrations/0025_edge.sql) and of completed refreshes. All edges are
 * concerned.
 */
export const edgeChannel = 'edge_changes'

/** UDP connections contain no host name, so edges do not route them. */
const byUdp = Object.entries(coreKinds).flatMap(([id, { transport }]) => (transport === 'udp' ? [id] : []))

const proxies = Object.entries(coreKinds).flatMap(([id, { edition }]) => (edition === 'proxy' ? [id] : []))

/** Other nodes with proxies of the same account, which may connect players to the server. */
const proxyNodes = sql`(select coalesce(jsonb_agg(distinct of_proxy.name), '[]') from servers proxy
  join nodes of_proxy on of_proxy.id = proxy.node_id
  where proxy.account_id = servers.account_id and proxy.contract <> 'deleted' and proxy.node_id <> servers.node_id
    and proxy.core->>'id' in (select jsonb_array_elements_text(${JSON.stringify(proxies)}::jsonb)))`

const routeOf = (zone: string): SQL => sql`
  case when servers.contract not in ('archived', 'deleted') and nodes.id is not null
      and servers.core->>'id' not in (select jsonb_array_elements_text(${JSON.stringify(byUdp)}::jsonb))
    then jsonb_build_object(
      'id', servers.id, 'names', to_jsonb(${namesOf(zone)}), 'node', nodes.name,
      'language', coalesce(accounts.locale, ${defaultLocale}::text), 'contract', servers.contract,
      'starters', case when servers.starts_by_joining then
        (select coalesce(jsonb_agg(lower(player) order by lower(player)), '[]') from unnest(servers.starters) player) end,
      'proxyNodes', ${proxyNodes})
  end`

/** Servers per statement. More would exceed the statement timeout on a slow machine. */
const atOnce = 2_000

/**
 * Recomputes the routes of changed servers, or of all, and stores different ones under the next
 * revision. One process at a time, so that revisions become visible in order; another does nothing
 * and is notified of the end. A process that dies meanwhile loses no change.
 */
export async function refreshRoutes(db: Db, zone: string, { all = false } = {}): Promise<'done' | 'busy'> {
  return db.transaction(async (tx) => {
    const { rows: tried } = await tx.execute(
      sql`select pg_try_advisory_xact_lock(${locks.edgeRoutes}) as mine`,
    )
    if (!tried[0]?.mine) return 'busy'
    // Before the servers are read: a change in between is processed twice rather than lost.
    const changed = await rowsOf(tx, sql`delete from edge_changes returning server_id as id`)
    const [newest] = await rowsOf(
      tx,
      sql`select max(revision)::text as id,
        greatest(coalesce(max(revision), 0) + 1, floor(extract(epoch from clock_timestamp()) * 1000))::text as next
        from edge_revisions`,
    )
    const ids = all
      ? await rowsOf(
          tx,
          sql`select id from servers where contract <> 'deleted'
            union select server_id from edge_routes where route is not null`,
        )
      : changed
    const servers = [...new Set(ids.flatMap(({ id }) => id ?? []))]
    let isNew = newest?.id === null || changed.some(({ id }) => id === null)
    for (let at = 0; at < servers.length; at += atOnce) {
      const { rowCount } = await tx.execute(storing(servers.slice(at, at + atOnce), newest?.next ?? '', zone))
      if (rowCount) isNew = true
    }
    if (isNew) {
      await tx.execute(sql`insert into edge_revisions values (${newest?.next ?? ''}::bigint)`)
      await tx.execute(sql`select pg_notify(${edgeChannel}, '*')`)
    }
    return 'done'
  })
}

async function rowsOf(tx: Tx, query: SQL): Promise<{ id: string | null; next?: string }[]> {
  return (await tx.execute<{ id: string | null; next?: string }>(query)).rows
}

/** Stores the routes of these servers that differ from the stored ones. */
const storing = (ids: readonly string[], revision: string, zone: string) => sql`
  insert into edge_routes (server_id, revision, route)
  select present.id, ${revision}::bigint, present.route
  from (
    select servers.id, ${routeOf(zone)} as route
    from servers left join nodes on nodes.id = servers.node_id
      left join accounts on accounts.id = servers.account_id
    where servers.id = any(${`{${ids.join()}}`}::uuid[])
  ) as present left join edge_routes known on known.server_id = present.id
  where present.route is distinct from known.route
  on conflict (server_id) do update set revision = excluded.revision, route = excluded.route`

/**
 * The newest revision, whether the edge's one is known, and whether changes are pending. One cheap
 * round trip.
 */
export async function readRevision(
  db: Db,
  after: number,
): Promise<{ revision: number; isKnown: boolean; isBehind: boolean }> {
  const { rows } = await db.$client.query<{ revision: number; isKnown: boolean; isBehind: boolean }>({
    name: 'look at edge routes',
    text: `select coalesce((select max(revision) from edge_revisions), 0)::float8 as revision,
      exists (select from edge_revisions where revision = $1) as "isKnown",
      exists (select from edge_changes) as "isBehind"`,
    values: [after],
  })
  return rows[0] ?? { revision: 0, isKnown: false, isBehind: true }
}

/** How long an edge may be away and still get only the changes. */
const retentionDays = 30

/** Finds changes without a trigger, and deletes old revisions and deleted routes. */
export async function sweepRoutes(db: Db, zone: string): Promise<void> {
  await refreshRoutes(db, zone, { all: true })
  await db.execute(sql`
    with old as (
      delete from edge_revisions
      where revision < (extract(epoch from now() - make_interval(days => ${retentionDays})) * 1000)::bigint
        and revision < (select max(revision) from edge_revisions)
      returning revision
    )
    delete from edge_routes where route is null and revision <= (select max(revision) from old)`)
}
