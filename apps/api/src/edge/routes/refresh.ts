import { coreKinds } from '@zubr/domain/cores/kinds'
import { defaultLocale } from '@zubr/i18n/locales'
import { type SQL, sql } from 'drizzle-orm'
import { locks } from '../../database/locks.ts'
import type { Db } from '../../database/open.ts'
import { namesOf } from '../names/names.ts'

/** What is joined by UDP says no name, and nobody leads it. */
const byUdp = Object.entries(coreKinds).flatMap(([id, { transport }]) => (transport === 'udp' ? [id] : []))

const routeOf = (zone: string): SQL => sql`
  case when servers.contract <> 'deleted' and nodes.id is not null
      and servers.core->>'id' not in (select jsonb_array_elements_text(${JSON.stringify(byUdp)}::jsonb))
    then jsonb_build_object(
      'id', servers.id, 'names', to_jsonb(${namesOf(zone)}), 'node', nodes.name, 'name', servers.name,
      'language', coalesce(accounts.locale, ${defaultLocale}::text), 'contract', servers.contract,
      'starters', case when servers.starts_by_joining then
        (select coalesce(jsonb_agg(lower(player) order by lower(player)), '[]') from unnest(servers.starters) player) end)
  end`

/**
 * Finds what has become of the servers of which something changed, or of all, and stores those whose routes are others than before with
 * the next revision. One process at a time: revisions become visible in their order, and what one has taken up no other does. A process
 * that dies before the end has taken up nothing.
 */
export async function refreshRoutes(db: Db, zone: string, { all = false } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.edgeRoutes})`)
    await tx.execute(sql`
      with heard as (
        delete from edge_changes returning server_id
      ), looked_at as (
        select server_id as id from heard where server_id is not null
        union select id from servers where ${all} and contract <> 'deleted'
        union select server_id from edge_routes where ${all} and route is not null
      ), present as (
        select servers.id, ${routeOf(zone)} as route
        from looked_at join servers using (id) left join nodes on nodes.id = servers.node_id
          left join accounts on accounts.id = servers.account_id
      ), next as (
        select greatest(coalesce(max(revision), 0) + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint) as revision,
          count(*) = 0 as is_first
        from edge_revisions
      ), stored as (
        insert into edge_routes (server_id, revision, route)
        select present.id, next.revision, present.route
        from next, present left join edge_routes known on known.server_id = present.id
        where present.route is distinct from known.route
        on conflict (server_id) do update set revision = excluded.revision, route = excluded.route
        returning server_id
      )
      insert into edge_revisions
      select revision from next
      where is_first or exists (select from stored) or exists (select from heard where server_id is null)`)
  })
}

/** The newest revision, whether the edge's is one of ours, and whether something is still to be found out. One round trip, and cheap. */
export async function lookAt(
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

/** Edges may be away for so long and still be told what became different alone. */
const keptDays = 30

/** Finds what no trigger told of, and forgets old revisions and what was gone before them. */
export async function sweepRoutes(db: Db, zone: string): Promise<void> {
  await refreshRoutes(db, zone, { all: true })
  await db.execute(sql`
    with old as (
      delete from edge_revisions
      where revision < (extract(epoch from now() - make_interval(days => ${keptDays})) * 1000)::bigint
        and revision < (select max(revision) from edge_revisions)
      returning revision
    )
    delete from edge_routes where route is null and revision <= (select max(revision) from old)`)
}
