import { randomUUID } from 'node:crypto'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { ExtraPort } from '@zubr/contracts/servers/ports'
import {
  extraPortsLeft,
  maxExtraPorts,
  type PortProtocol,
  type PortPurpose,
} from '@zubr/domain/nodes/extra-ports'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { type Actor, recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { nodeOffers } from '../node-choices.ts'
import { lockActive } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { serverPorts } from './ports-schema.ts'

export type PortRow = typeof serverPorts.$inferSelect
type ServerPortInput = { accountId: string; id: string; now: Date }

/** A server's extra ports, oldest first. */
export const portsOf = (db: Pick<Db, 'select'>, serverId: string): Promise<PortRow[]> =>
  db
    .select()
    .from(serverPorts)
    .where(eq(serverPorts.serverId, serverId))
    .orderBy(asc(serverPorts.createdAt), asc(serverPorts.id))

/** Extra ports for agents, by server id. */
export async function wantedPorts(
  db: Db,
  serverIds: string[],
): Promise<Map<string, NonNullable<DesiredServer['extraPorts']>>> {
  const rows = await db
    .select()
    .from(serverPorts)
    .where(inArray(serverPorts.serverId, serverIds))
    .orderBy(asc(serverPorts.createdAt), asc(serverPorts.id))
  const wanted = Map.groupBy(rows, ({ serverId }) => serverId)
  return new Map(
    [...wanted].map(([server, own]) => [
      server,
      own.map(({ id, protocol, purpose }) => ({ id, protocol, purpose })),
    ]),
  )
}

/**
 * Whether a server can have another port: `server_full` by its own limit, `node_full` if the rest
 * is reserved for games.
 */
export async function morePorts(
  db: Db | Tx,
  nodeId: number | null,
  count: number,
): Promise<'yes' | 'server_full' | 'node_full'> {
  if (count >= maxExtraPorts) return 'server_full'
  const node = (await nodeOffers(db)).find(({ id }) => id === nodeId)
  return node && extraPortsLeft(node) > 0 ? 'yes' : 'node_full'
}

export async function addPort(
  db: Db,
  input: ServerPortInput & { purpose: PortPurpose; protocol: PortProtocol },
): Promise<void> {
  await change(db, input, 'port_added', async (tx, row) => insertPort(tx, row, input))
}

/** Inserts a port of a locked server. Throws Refused if none is left. */
async function insertPort(
  tx: Tx,
  row: ServerRow,
  { purpose, protocol, now }: { purpose: PortPurpose; protocol: PortProtocol; now: Date },
): Promise<void> {
  const had = await portsOf(tx, row.id)
  // Locks the node's ports against other requests.
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  const more = await morePorts(tx, row.nodeId, had.length)
  if (more !== 'yes') throw new Refused(more === 'server_full' ? 'too_many_ports' : 'no_free_ports')
  await tx
    .insert(serverPorts)
    .values({ id: randomUUID(), serverId: row.id, purpose, protocol, createdAt: now })
}

/**
 * Adds a port for each purpose that has none to a locked server. Throws Refused if none is left.
 */
export async function addMissingPorts(
  tx: Tx,
  row: ServerRow,
  {
    wanted,
    actor,
    now,
  }: { wanted: readonly { purpose: PortPurpose; protocol: PortProtocol }[]; actor: Actor; now: Date },
): Promise<void> {
  for (const { purpose, protocol } of wanted) {
    const had = await portsOf(tx, row.id)
    if (had.some((port) => port.purpose === purpose)) continue
    await insertPort(tx, row, { purpose, protocol, now })
    await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'port_added' })
  }
}

export async function removePort(db: Db, input: ServerPortInput & { port: string }): Promise<void> {
  await change(db, input, 'port_removed', async (tx, row) => {
    const deleted = await tx.delete(serverPorts).where(own(input)).returning({ id: serverPorts.id })
    if (deleted.length === 0) throw new Refused('not_found')
    if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  })
}

/**
 * Switches the map link, which one port of a server can have: the others are switched off. `known`
 * confirms a new number.
 */
export async function changePort(
  db: Db,
  input: ServerPortInput & { port: string; link?: boolean | undefined; known?: true | undefined },
): Promise<void> {
  const { link, known } = input
  await change(db, input, undefined, async (tx) => {
    const [port] = await tx.select().from(serverPorts).where(own(input))
    if (!port) throw new Refused('not_found')
    if (link && port.purpose !== 'map')
      throw new Refused('invalid_request', { link: 'expected a port for a map' })
    if (link) await tx.update(serverPorts).set({ linked: false }).where(eq(serverPorts.serverId, input.id))
    const set = { ...(link !== undefined && { linked: link }), ...(known && { former: null }) }
    if (Object.keys(set).length > 0) await tx.update(serverPorts).set(set).where(own(input))
  })
}

const own = ({ id, port }: { id: string; port: string }) =>
  and(eq(serverPorts.serverId, id), eq(serverPorts.id, port))

async function change(
  db: Db,
  input: ServerPortInput,
  event: 'port_added' | 'port_removed' | undefined,
  work: (tx: Tx, row: ServerRow) => Promise<void>,
): Promise<void> {
  const { accountId, id: serverId, now } = input
  await inTransaction(db, async (tx) => {
    await work(tx, await lockActive(tx, input))
    if (event) await recordActivity(tx, { serverId, at: now, actor: { accountId }, event })
  })
}

/**
 * Stores the extra ports that a locked server's agent reports. A changed number is shown to the
 * owner.
 */
export async function storePortNumbers(
  tx: Tx,
  serverId: string,
  reported: readonly { id: string; port: ExtraPort['port'] }[],
  now: Date,
): Promise<void> {
  const known = reported.length > 0 ? await portsOf(tx, serverId) : []
  let isNews = false
  for (const row of known) {
    const port = reported.find(({ id }) => id === row.id)?.port
    if (port === undefined || port === row.port) continue
    const before = row.port ?? row.former
    const former = port === null || before !== port ? before : null
    isNews ||= port !== null && former !== null
    await tx.update(serverPorts).set({ port, former }).where(eq(serverPorts.id, row.id))
  }
  if (isNews) await recordActivity(tx, { serverId, at: now, actor: 'service', event: 'port_changed' })
}

/** After a migration the numbers are unknown until the new node reports them. */
export async function forgetPortNumbers(tx: Tx, serverId: string): Promise<void> {
  await tx
    .update(serverPorts)
    .set({ former: sql`${serverPorts.port}`, port: null })
    .where(and(eq(serverPorts.serverId, serverId), isNotNull(serverPorts.port)))
}

/** Deletes the ports of a server without data. */
export async function deletePorts(tx: Tx, serverId: string): Promise<void> {
  await tx.delete(serverPorts).where(eq(serverPorts.serverId, serverId))
}
