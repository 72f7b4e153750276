import { createHmac } from 'node:crypto'
import type { EndpointLimit } from '@zubr/contracts/endpoint'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../jobs/jobs.ts'
import { TooMany } from '../api-error.ts'
import { rateLimits } from './rate-limits-schema.ts'

/**
 * Either `free` failed attempts without a pause, then a pause that doubles from one second to
 * `capSeconds`. Or at most `max` attempts, successful ones too, within `inSeconds` from the first.
 */
type RateLimitRule = { free: number; capSeconds: number } | { max: number; inSeconds: number }

export const rateLimitRules = {
  /** Logins from one address, for any account. */
  address: { free: 20, capSeconds: 300 },
  /** Logins to one account from all addresses that it was never used from. */
  unknown: { free: 10, capSeconds: 300 },
  /** Logins to one account from one address that it was used from: only a flood is paused. */
  known: { free: 100, capSeconds: 60 },
  /** The password when it is requested again within a session. */
  password: { free: 10, capSeconds: 300 },
  /** Registrations from one address, which a class or a family shares. */
  register: { free: 20, capSeconds: 3_600 },
  /** Addresses subscribed or unsubscribed for an announcement, from one address. */
  interest: { max: 20, inSeconds: 3_600 },
  /** OAuth logins begun at one address: each stores a state. A class may log in twice. */
  network: { max: 60, inSeconds: 600 },
  /** Mails to one address that others can cause. */
  mail: { free: 5, capSeconds: 14_400 },
  /** Mails of one kind that tell an owner how to log in. */
  ownerNotice: { max: 5, inSeconds: 86_400 },
  /** Codes from mails, tried from one address. */
  link: { free: 20, capSeconds: 300 },
  /** Unknown promo codes, tried by one account. */
  promo: { free: 10, capSeconds: 3_600 },
  /** Unknown promo codes from one address, for any account. */
  promoAddress: { free: 40, capSeconds: 3_600 },
  /** Whether an account's code was answered lately: repeating it is no guess. */
  promoAnswered: { max: 1, inSeconds: 3_600 },
  /** Quotes for one account: the panel requests two a minute, and one per click. */
  quote: { max: 120, inSeconds: 60 },
  /** Invoices of one account: each calls a processor. */
  pay: { max: 30, inSeconds: 600 },
  /** Payout requests of one account: each sends a mail. */
  refund: { max: 10, inSeconds: 3_600 },
  /** Status requests for invoices from one address: an open page polls every few seconds. */
  invoice: { max: 120, inSeconds: 60 },
  /** Checks whether a subdomain is available, by one account while somebody types. */
  subdomain: { max: 60, inSeconds: 60 },
  /**
   * Console tokens of one account: a tab takes one every four minutes, and one per dropped
   * connection.
   */
  console: { max: 120, inSeconds: 60 },
  /** File tokens of one account: a tab takes one every four minutes, and one per download. */
  files: { max: 120, inSeconds: 60 },
  /** Catalogue searches of one account; all accounts share the catalogues' own limits. */
  catalogue: { max: 120, inSeconds: 60 },
  /** Catalogue pictures for one account: a page of hits has twenty. */
  picture: { max: 1_200, inSeconds: 60 },
  /** Player profiles that one account looks up. */
  players: { max: 60, inSeconds: 60 },
  /** Buttons and forms of one account's servers. */
  mutate: { max: 60, inSeconds: 60 },
  /** Addon details and installation plans for one account: each may call external catalogues. */
  addons: { max: 120, inSeconds: 60 },
  /** Logs that one account shares: each is searched for private data. */
  shareLog: { max: 20, inSeconds: 3_600 },
  /** DNS checks of one account's domains, each with several name servers. */
  domainCheck: { max: 12, inSeconds: 60 },
  /** Migrations of one account's servers: each reads, sends and writes all files. */
  move: { max: 6, inSeconds: 86_400 },
  /** Starts of one server by joining players. */
  startByJoining: { max: 6, inSeconds: 3_600 },
  /**
   * Wrong SFTP passwords from one address that the account was never used from. Clients retry by
   * themselves.
   */
  sftpAddress: { free: 20, capSeconds: 300 },
  /** Wrong SFTP passwords for one user name, from all such addresses. */
  sftpName: { free: 20, capSeconds: 300 },
  /** Wrong SFTP passwords for one account from one address that it was used from. */
  sftpKnown: { free: 100, capSeconds: 60 },
  /**
   * SFTP logins with keys from one address: some clients offer all their keys, for each transfer.
   */
  sftpKey: { max: 600, inSeconds: 300 },
  /** Exports of one account: each reads all its data. */
  export: { max: 10, inSeconds: 3_600 },
  /** Mails that one account requests. */
  requestedMail: { max: 5, inSeconds: 3_600 },
} as const satisfies Record<EndpointLimit, RateLimitRule> & Record<string, RateLimitRule>
export type RateLimitKind = keyof typeof rateLimitRules

/** Attempts are forgotten this long after the last one. */
const memory = sql`interval '1 day'`
/** Not `now()`: an older transaction that waited for this one would see it as a future time. */
const noPause = sql`to_timestamp(0)`

export type RateLimits = ReturnType<typeof openRateLimits>

export function openRateLimits(secret: string) {
  const keyOf = (kind: RateLimitKind, subject: string) =>
    createHmac('sha256', secret).update(`rate limit ${kind} ${subject}`).digest('base64url')

  /** Seconds left of the current pause; counts nothing. */
  async function left(db: Executor, kind: RateLimitKind, subject: string): Promise<number> {
    const { rows } = await db.execute(sql`
      select ceil(extract(epoch from blocked_until - now()))::int as seconds from ${rateLimits}
      where key = ${keyOf(kind, subject)} and blocked_until > now()`)
    return Number(rows[0]?.seconds ?? 0)
  }

  /**
   * Counts an attempt in advance as failed, so that concurrent attempts on all processes count.
   * Resolves to 0, or to the seconds left of the pause: then the attempt must not be made.
   */
  async function take(db: Executor, kind: RateLimitKind, subject: string): Promise<number> {
    const rule = rateLimitRules[kind]
    // The count restarts after a day without attempts, or when its window is over.
    const isOver =
      'max' in rule
        ? sql`b.last_failure_at <= now() - make_interval(secs => ${rule.inSeconds}::int)`
        : sql`b.last_failure_at < now() - ${memory}`
    const count = sql`case when ${isOver} then 1 else b.failures + 1 end`
    const last = 'max' in rule ? sql`case when ${isOver} then now() else b.last_failure_at end` : sql`now()`
    const until =
      'max' in rule
        ? sql`case when ${count} < ${rule.max}::int then ${noPause} else ${last} + make_interval(secs => ${rule.inSeconds}::int) end`
        : sql`case when ${count} <= ${rule.free}::int then ${noPause} else now() + make_interval(secs =>
            least(${rule.capSeconds}::float8, power(2, least(${count} - ${rule.free}::int - 1, 30)))) end`
    const first =
      'max' in rule && rule.max === 1 ? sql`now() + make_interval(secs => ${rule.inSeconds}::int)` : noPause
    const { rowCount } = await db.execute(sql`
      insert into ${rateLimits} as b (key, failures, blocked_until, last_failure_at) values (${keyOf(kind, subject)}, 1, ${first}, now())
      on conflict (key) do update set failures = ${count}, last_failure_at = ${last}, blocked_until = ${until}
      where b.blocked_until <= now()`)
    return rowCount === 1 ? 0 : Math.max(1, await left(db, kind, subject))
  }

  return {
    take,
    left,
    /** Counts an attempt; throws TooMany during a pause, which is answered with 429. */
    async pass(db: Executor, kind: RateLimitKind, subject: string): Promise<void> {
      const seconds = await take(db, kind, subject)
      if (seconds > 0) throw new TooMany(seconds)
    },
    /** Takes back one attempt that succeeded. */
    async giveBack(db: Executor, kind: RateLimitKind, subject: string): Promise<void> {
      await db.execute(sql`
        update ${rateLimits} set failures = greatest(failures - 1, 0), blocked_until = ${noPause} where key = ${keyOf(kind, subject)}`)
    },
    /** Forgets all attempts. */
    async clear(db: Executor, kind: RateLimitKind, subject: string): Promise<void> {
      await db.execute(sql`delete from ${rateLimits} where key = ${keyOf(kind, subject)}`)
    },
  }
}
