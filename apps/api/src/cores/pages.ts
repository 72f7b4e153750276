import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { isStorable } from '../http/unstorable-text.ts'
import { ask, type Limits, SourceError, usualLimits } from './fetch.ts'
import type { Place } from './official.ts'
import { coreSourceResponses } from './tables.ts'

/** How a source is asked. */
export type Manners = {
  userAgent: string
  /** Between two requests. */
  pauseMs: number
  limits: Limits
  signal: AbortSignal
}

export const usualManners = { pauseMs: 250, limits: usualLimits }

type Wish = {
  /** What stands there stays as it is for good: it is asked once. */
  fixed?: boolean
  /** What its body must hash to, if it was told. */
  sha1?: string
}

/** A source as its reader asks it. */
export type Pages = ReturnType<typeof openPages>

/** An address that has nothing is asked again after this, even if it were to stay as it is. */
const missingKeptMs = 86_400_000
/** So long an answer that nobody uses is kept. */
const keptDays = 30

/**
 * Reads addresses of a source, each one after the other and as seldom as can be: what was answered is kept, as far as it is used, with
 * what its makers say to know a change by.
 */
export function openPages(db: Db, place: Place, manners: Manners) {
  const used = new Set<string>()
  let asked = 0
  const { source } = place

  async function read<T>(
    wanted: string,
    schema: z.ZodType<T>,
    parse: (body: Buffer) => unknown,
    { fixed = false, sha1 }: Wish,
  ): Promise<T | null> {
    const address = place.addressOf(wanted)
    if (!address) throw new SourceError(`names an address that is none of its own: ${shortened(wanted)}`)
    const [row] = await db.select().from(coreSourceResponses).where(eq(coreSourceResponses.url, address))
    // What an earlier version of this program kept may lack what this one needs.
    const kept = row && (row.content === null ? { data: null } : schema.safeParse(row.content))
    const known = kept && kept.data !== undefined ? row : undefined
    used.add(address)
    if (known && fixed && (known.content !== null || Date.now() - +known.lastUsedAt < missingKeptMs))
      return kept?.data ?? null
    if (asked > 0) await wait(manners.pauseMs, undefined, { signal: manners.signal })
    asked += 1
    const answer = await ask(place, address, {
      ...manners,
      ...(known && known.content !== null && { known }),
    })
    if (answer.status === 'same') return kept?.data ?? null
    if (answer.status === 'missing') {
      await keep({ url: address, etag: null, lastModified: null, content: null })
      return null
    }
    if (sha1 !== undefined && createHash('sha1').update(answer.body).digest('hex') !== sha1)
      throw new SourceError(`answers ${pathOf(address)} with another hash than it promised`)
    const content = contentOf(answer.body, schema, parse, address)
    await keep({ url: address, etag: answer.etag, lastModified: answer.lastModified, content })
    return content
  }

  async function keep(
    page: Omit<typeof coreSourceResponses.$inferInsert, 'source' | 'lastUsedAt'>,
  ): Promise<void> {
    const values = { ...page, content: page.content ?? null, source, lastUsedAt: new Date() }
    await db
      .insert(coreSourceResponses)
      .values(values)
      .onConflictDoUpdate({ target: coreSourceResponses.url, set: values })
  }

  return {
    /** What an address answers, without what `schema` does not name; null if there is nothing. Throws SourceError. */
    json: <T>(address: string, schema: z.ZodType<T>, wish: Wish = {}) =>
      read(address, schema, (body) => JSON.parse(body.toString()), wish),

    /** The first group of a pattern's matches in a text. */
    matches: (address: string, pattern: RegExp, wish: Wish = {}) =>
      read(
        address,
        z.array(z.string()).min(1),
        (body) => [...body.toString().matchAll(pattern)].map(([, group]) => group),
        wish,
      ),

    /** Where a node fetches a file that the source names. Throws SourceError for one that is none of its own. */
    file(address: string): string {
      const found = place.addressOf(address)
      if (!found) throw new SourceError(`names a file that is none of its own: ${shortened(address)}`)
      return found
    },

    /** Says of all that was used that it was, and forgets what nobody has used for long. */
    async tidy(): Promise<void> {
      const addresses = [...used]
      for (let at = 0; at < addresses.length; at += 500)
        await db
          .update(coreSourceResponses)
          .set({ lastUsedAt: new Date() })
          // Of what is missing this is the time at which it was.
          .where(
            and(
              inArray(coreSourceResponses.url, addresses.slice(at, at + 500)),
              sql`${coreSourceResponses.content} is not null`,
            ),
          )
      await db.execute(
        sql`delete from core_source_responses where source = ${source} and last_used_at < now() - make_interval(days => ${keptDays})`,
      )
    },
  }
}

function contentOf<T>(
  body: Buffer,
  schema: z.ZodType<T>,
  parse: (body: Buffer) => unknown,
  address: string,
): T {
  let said: unknown
  try {
    said = parse(body)
  } catch {
    throw new SourceError(`answers ${pathOf(address)} with what is no JSON`)
  }
  const { data, error } = schema.safeParse(said)
  if (error) {
    const [issue] = error.issues
    const where = issue?.path.join('.') || 'all of it'
    throw new SourceError(
      `answers ${pathOf(address)} in an unknown shape (${shortened(`${where}: ${issue?.message}`)})`,
    )
  }
  if (!isStorable(data)) throw new SourceError(`answers ${pathOf(address)} with text that cannot be stored`)
  return data
}

const pathOf = (address: string) => shortened(new URL(address).pathname)

/** For one line of a log, whatever a source writes. */
function shortened(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e]/g, '?')
  return plain.length > 160 ? `${plain.slice(0, 160)}…` : plain
}
