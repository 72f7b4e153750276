import { createHmac } from 'node:crypto'
import type { EndpointLimit } from '@zubr/contracts/endpoint'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../jobs/jobs.ts'
import { TooMany } from '../api-error.ts'
import { rateLimits } from './rate-limits-schema.ts'

/**
 * Either: so many wrong attempts cost nothing; each one after them doubles the pause, from a second up to `capSeconds`. Or: so many
 * of what is right as well, in so many seconds from the first of them on.
 */
type RateLimitRule = { free: number; capSeconds: number } | { max: number; inSeconds: number }

export const rateLimitRules = {
  /** Log-ins from one address, whatever the account. */
  address: { free: 20, capSeconds: 300 },
  /** Log-ins to one account from all addresses that it was never used from. */
  unknown: { free: 10, capSeconds: 300 },
  /** Log-ins to one account from one address that it was used from: only a flood is held up. */
  known: { free: 100, capSeconds: 60 },
  /** The password asked for once more within a session. */
  password: { free: 10, capSeconds: 300 },
  /** Registrations from one address: a class or a family has one. */
  register: { free: 20, capSeconds: 3_600 },
  /** Addresses left at one address for the mail that something is there, or taken back. */
  interest: { max: 20, inSeconds: 3_600 },
  /** Sign-ins by a network begun at one address: each stores a state. A class may log in twice. */
  network: { max: 60, inSeconds: 600 },
  /** Mails to one address that others can cause. */
  mail: { free: 5, capSeconds: 14_400 },
  /** Mails of one kind that tell an owner how the account is entered. */
  ownerNotice: { max: 5, inSeconds: 86_400 },
  /** Codes of mails, tried from one address. */
  link: { free: 20, capSeconds: 300 },
  /** Promo codes that there are not, tried by one account. */
  promo: { free: 10, capSeconds: 3_600 },
  /** The same from one address, whatever the account. */
  promoAddress: { free: 40, capSeconds: 3_600 },
  /** An account's code that was answered lately: asking for the same one again is no guess. */
  promoAnswered: { max: 1, inSeconds: 3_600 },
  /** What a plan costs, asked by one account: the panel asks twice a minute, and at each click. */
  quote: { max: 120, inSeconds: 60 },
  /** Bills that one account has made: each asks a processor. */
  pay: { max: 30, inSeconds: 600 },
  /** Requests of one account to have money paid out: each sends a mail. */
  refund: { max: 10, inSeconds: 3_600 },
  /** Looks at bills from one address: an open page asks every few seconds. */
  bill: { max: 120, inSeconds: 60 },
  /** Whether a subdomain can be had, asked by one account while somebody types. */
  subdomain: { max: 60, inSeconds: 60 },
  /** Console tokens of one account: a tab takes one in four minutes, and one at each dropped connection. */
  console: { max: 120, inSeconds: 60 },
  /** Tokens for files of one account: a tab takes one in four minutes, and one for each download. */
  files: { max: 120, inSeconds: 60 },
  /** What one account looks for in the catalogues, whose own limits all accounts share. */
  catalogue: { max: 120, inSeconds: 60 },
  /** Pictures of the catalogues for one account: a page of hits has twenty. */
  picture: { max: 1_200, inSeconds: 60 },
  /** Accounts of players that one account looks up. */
  players: { max: 60, inSeconds: 60 },
  /** What one account asks of its servers by buttons and forms. */
  mutate: { max: 60, inSeconds: 60 },
  /** What addons are and what would be done with them, asked by one account: each may ask others' catalogues. */
  addons: { max: 120, inSeconds: 60 },
  /** Logs that one account shares: each is searched for what nobody else may read. */
  shareLog: { max: 20, inSeconds: 3_600 },
  /** Records of domains that one account has looked for at once, each at several name servers. */
  domainCheck: { max: 12, inSeconds: 60 },
  /** Moves of one account's servers: each has all files read, sent and written. */
  move: { max: 6, inSeconds: 86_400 },
  /** Starts of one server by players who join it. */
  startByJoining: { max: 6, inSeconds: 3_600 },
  /** Wrong passwords for SFTP from one address that the account was never used from. Clients try again by themselves. */
  sftpAddress: { free: 20, capSeconds: 300 },
  /** The same for one user name, from all such addresses. */
  sftpName: { free: 20, capSeconds: 300 },
  /** The same for one account from one address that it was used from. */
  sftpKnown: { free: 100, capSeconds: 60 },
  /** Logins with keys from one address: some clients offer all they have, and log in once for each transfer. */
  sftpKey: { max: 600, inSeconds: 300 },
  /** Exports of one account: each reads everything there is. */
  export: { max: 10, inSeconds: 3_600 },
  /** Mails that one account asks for. */
  requestedMail: { max: 5, inSeconds: 3_600 },
} as const satisfies Record<EndpointLimit, RateLimitRule> & Record<string, RateLimitRule>
export type RateLimitKind = keyof typeof rateLimitRules

/** Without an attempt for this long, all is forgotten. */
const memory = sql`interval '1 day'`
/** Not `now()`: to a transaction that began earlier and waited for this one, that would still be to come. */
const noPause = sql`to_timestamp(0)`

export type RateLimits = ReturnType<typeof openRateLimits>

export function openRateLimits(secret: string) {
  const keyOf = (kind: RateLimitKind, subject: string) =>
    createHmac('sha256', secret).update(`rate limit ${kind} ${subject}`).digest('base64url')

  /** Seconds that are left of the present pause, with nothing counted. */
  async function left(db: Executor, kind: RateLimitKind, subject: string): Promise<number> {
    const { rows } = await db.execute(sql`
      select ceil(extract(epoch from blocked_until - now()))::int as seconds from ${rateLimits}
      where key = ${keyOf(kind, subject)} and blocked_until > now()`)
    return Number(rows[0]?.seconds ?? 0)
  }

  /**
   * Counts an attempt before it is made, as if it were wrong, so that attempts at the same moment on any process are counted too.
   * Resolves to 0, or to the seconds that are left of the pause into which it falls: then it must not be made.
   */
  async function take(db: Executor, kind: RateLimitKind, subject: string): Promise<number> {
    const rule = rateLimitRules[kind]
    // A count begins anew after a day without an attempt, or when its seconds are over.
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
    /** Takes one; in a pause it throws TooMany, which is answered with 429. */
    async pass(db: Executor, kind: RateLimitKind, subject: string): Promise<void> {
      const seconds = await take(db, kind, subject)
      if (seconds > 0) throw new TooMany(seconds)
    },
    /** Takes one attempt back: it was right after all. */
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
