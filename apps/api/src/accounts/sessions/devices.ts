import { randomBytes } from 'node:crypto'
import type { Config } from '@zubr/config'
import { browserName } from '@zubr/domain/browser-name'
import { networkOf } from '@zubr/process/network'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { hashOf } from '../../http/token.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { holdAccount } from '../account-lock.ts'
import { accountDevices } from '../accounts-schema.ts'
import { type LimitedMail, notifyOfAccess } from '../mail/jobs.ts'

/** How long a device is known after the last log-in from it. Source: the privacy policy. */
export const deviceDays = 365
/** The most devices that an account knows. The one that was away longest is forgotten. */
const maxDevices = 20
/** The sign-in that created an account this young also brings its first device. */
const newbornMinutes = 10

/** Over HTTPS, a name that no neighbour below the same domain can set. */
const nameOf = (panelUrl: string) => (panelUrl.startsWith('https:') ? '__Host-zubr.device' : 'zubr.device')

export type DeviceCookie = { name: string; value: string; maxAge: number }

type From = { headers: Headers; address: string; expected?: boolean }
type By = LimitedMail & {
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  config: Pick<Config, 'panelUrl'>
  onError: (error: unknown) => void
}

/**
 * Recognises the device of a log-in, or notifies the owner of a new one unless it is `expected`.
 * Resolves to the cookie that identifies it next time. A failure does not stop the log-in, and the
 * next one from there notifies.
 */
export async function recognizeDevice(
  by: By,
  accountId: string,
  { headers, address, expected = false }: From,
): Promise<DeviceCookie | undefined> {
  const { db, jobs, config, onError } = by
  const name = nameOf(config.panelUrl)
  const value = deviceIn(headers, name) ?? randomBytes(18).toString('base64url')
  try {
    // The transaction's connection must not wait for a second one.
    await jobs.ready()
    await inTransaction(db, async (tx) => {
      const { createdAt, emailVerified } = await holdAccount(tx, accountId, 'key share')
      const isKnown = await rememberDevice(tx, accountId, value)
      const isNewborn = createdAt.getTime() > Date.now() - newbornMinutes * 60_000
      if (isKnown || expected || (isNewborn && (await countOf(tx, accountId)) === 1)) return
      const browser = browserName(headers.get('user-agent'))
      // An unconfirmed address may belong to another person, who must not learn the user's
      // location.
      const network = emailVerified ? networkOf(address) : undefined
      await notifyOfAccess(by, tx, {
        kind: 'new_device',
        accountId,
        values: { at: new Date().toISOString(), ...(browser && { browser }), ...(network && { network }) },
        page: '/account',
      })
    })
    return { name, value, maxAge: deviceDays * 86_400 }
  } catch (error) {
    // The account was deleted a moment ago.
    if (!(error instanceof Refused)) onError(error)
    return undefined
  }
}

/**
 * Forgets every device except the current one: after a password change the others may be an
 * intruder's.
 */
export async function forgetDevices(
  db: Pick<Db, 'delete'>,
  accountId: string,
  but?: { headers: Headers; panelUrl: string },
): Promise<void> {
  const own = but && deviceIn(but.headers, nameOf(but.panelUrl))
  await db
    .delete(accountDevices)
    .where(
      and(
        eq(accountDevices.accountId, accountId),
        own === undefined ? undefined : ne(accountDevices.hash, digestOf(accountId, own)),
      ),
    )
}

const digestOf = (accountId: string, value: string) => hashOf(`device ${accountId} ${value}`)

function deviceIn(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2)
    if (key === name && /^[\w-]{24}$/.test(value)) return value
  }
  return undefined
}

/** Resolves to whether the device was known before. */
async function rememberDevice(tx: Tx, accountId: string, value: string): Promise<boolean> {
  const hash = digestOf(accountId, value)
  const { rowCount } = await tx
    .update(accountDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(accountDevices.accountId, accountId), eq(accountDevices.hash, hash)))
  if (rowCount !== 0) return true
  await tx.insert(accountDevices).values({ accountId, hash }).onConflictDoNothing()
  await tx.execute(sql`
    delete from ${accountDevices} where account_id = ${accountId} and hash in (
      select hash from ${accountDevices} where account_id = ${accountId}
      order by last_seen_at desc, hash offset ${maxDevices})`)
  return false
}

const countOf = (tx: Tx, accountId: string) =>
  tx.$count(accountDevices, eq(accountDevices.accountId, accountId))
