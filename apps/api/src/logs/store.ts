import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { SharedLog } from '@zubr/contracts/logs/endpoints'
import { sharedLogLimits } from '@zubr/contracts/logs/limits'
import { diagnose } from '@zubr/domain/diagnosis/diagnose'
import type { Finding } from '@zubr/domain/diagnosis/findings'
import { maskPrivateData } from '@zubr/domain/diagnosis/mask'
import { plain } from '@zubr/domain/diagnosis/scan'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import { holdAccount } from '../accounts/account-lock.ts'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { sharedLogs } from './logs-schema.ts'

const zipped = promisify(gzip)
const unzipped = promisify(gunzip)

type Row = Pick<typeof sharedLogs.$inferSelect, 'id' | 'lines' | 'createdAt' | 'expiresAt'>
const columns = {
  id: sharedLogs.id,
  lines: sharedLogs.lines,
  createdAt: sharedLogs.createdAt,
  expiresAt: sharedLogs.expiresAt,
}
const viewOf = ({ createdAt, expiresAt, ...row }: Row): SharedLog => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** Characters that are masked before the event loop serves other requests. */
const partLength = 100_000
/** A line that ends so may have its value on the next line: the two stay in one part. */
const continuesOnNextLine = /[:=,\s]$/

/** Masks addresses and secrets in parts, so that other requests are served between them. */
export async function maskInParts(text: string): Promise<string> {
  let found = ''
  let from = 0
  while (from < text.length) {
    let end = text.indexOf('\n', from + partLength)
    while (end >= 0 && continuesOnNextLine.test(text.slice(Math.max(0, end - 1), end)))
      end = text.indexOf('\n', end + 1)
    const stop = end < 0 ? text.length : end + 1
    found += maskPrivateData(text.slice(from, stop))
    from = stop
    if (from < text.length) await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

export async function shareLog(
  db: Db,
  { accountId, serverId, text, now }: { accountId: string; serverId: string; text: string; now: Date },
): Promise<SharedLog> {
  const shown = await maskInParts(plain(text).trimEnd())
  const { findings } = diagnose({ log: shown })
  const row = {
    id: randomBytes(16).toString('base64url'),
    accountId,
    serverId,
    createdAt: now,
    expiresAt: new Date(+now + sharedLogLimits.days * 86_400_000),
    lines: shown === '' ? 0 : shown.split('\n').length,
    findings,
    content: await zipped(shown),
  }
  return inTransaction(db, async (tx) => {
    // Makes concurrent requests of one account wait: together they could exceed the limit.
    await holdAccount(tx, accountId, 'update')
    const [there] = await tx
      .select({ count: count() })
      .from(sharedLogs)
      .where(and(eq(sharedLogs.accountId, accountId), gt(sharedLogs.expiresAt, now)))
    if ((there?.count ?? 0) >= sharedLogLimits.logs) throw new Refused('conflict')
    await tx.insert(sharedLogs).values(row)
    return viewOf(row)
  })
}

type SharedLogsInput = { accountId: string; serverId: string; now: Date }

export async function sharedLogsOf(
  db: Db,
  { accountId, serverId, now }: SharedLogsInput,
): Promise<SharedLog[]> {
  const rows = await db
    .select(columns)
    .from(sharedLogs)
    .where(
      and(
        eq(sharedLogs.accountId, accountId),
        eq(sharedLogs.serverId, serverId),
        gt(sharedLogs.expiresAt, now),
      ),
    )
    .orderBy(desc(sharedLogs.createdAt), sharedLogs.id)
  return rows.map(viewOf)
}

export async function deleteLog(
  db: Db,
  input: Omit<SharedLogsInput, 'now'> & { log: string },
): Promise<void> {
  const deleted = await db
    .delete(sharedLogs)
    .where(
      and(
        eq(sharedLogs.id, input.log),
        eq(sharedLogs.accountId, input.accountId),
        eq(sharedLogs.serverId, input.serverId),
      ),
    )
  if (deleted.rowCount === 0) throw new Refused('not_found')
}

/** A log by its id, for anyone; undefined if it has expired or was deleted. */
export async function readLog(
  db: Db,
  id: string,
  now: Date,
): Promise<{ text: string; findings: Finding[]; expiresAt: Date } | undefined> {
  const [row] = await db
    .select()
    .from(sharedLogs)
    .where(and(eq(sharedLogs.id, id), gt(sharedLogs.expiresAt, now)))
  if (!row) return undefined
  return { text: String(await unzipped(row.content)), findings: row.findings, expiresAt: row.expiresAt }
}

export async function sweepLogs(db: Db): Promise<void> {
  await db.$client.query(`delete from shared_logs where expires_at < now()`)
}
