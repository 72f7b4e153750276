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
import { accountDevices } from '../accounts-schema.ts'
import { holdAccount } from '../hold.ts'
import { type LimitedMail, notifyOfAccess } from '../mail/jobs.ts'

/** How long a device is known after the last log-in from it. Source: the privacy policy. */
export const deviceDays = 365
/** As many are known of one account; the one that was longest away goes. */
const most = 20
/** An account this young was made by the very sign-in that brings its first device. */
const newbornMinutes = 10

/** Over HTTPS under a name that no neighbour below the same domain can set. */
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
 * Knows a device again that somebody has just logged in from, or tells the account's owner of a new one, unless it is `expected`.
 * Returns the cookie by which it is known next time. Whatever fails, the log-in goes on, and the next one from there tells.
 */
export async function greetDevice(
  by: By,
  accountId: string,
  { headers, address, expected = false }: From,
): Promise<DeviceCookie | undefined> {
  const { db, jobs, config, onError } = by
  const name = nameOf(config.panelUrl)
  const value = deviceIn(headers, name) ?? randomBytes(18).toString('base64url')
  try {
    // Its connection must not wait for a second one.
    await jobs.ready()
    await inTransaction(db, async (tx) => {
      const { createdAt, emailVerified } = await holdAccount(tx, accountId, 'key share')
      const isKnown = await rememberDevice(tx, accountId, value)
      const isNewborn = createdAt.getTime() > Date.now() - newbornMinutes * 60_000
      if (isKnown || expected || (isNewborn && (await countOf(tx, accountId)) === 1)) return
      const browser = browserName(headers.get('user-agent'))
      // An address that nobody has confirmed may be a stranger's, who must not read where somebody is.
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

/** Every device is new again but the one that asks: whoever changes a password may have reason to. */
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

/** Says whether it was known before. */
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
      order by last_seen_at desc, hash offset ${most})`)
  return false
}

const countOf = (tx: Tx, accountId: string) =>
  tx.$count(accountDevices, eq(accountDevices.accountId, accountId))
