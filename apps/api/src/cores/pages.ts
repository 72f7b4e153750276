import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { isStorable } from '../http/unstorable-text.ts'
import { coreSourceResponses } from './cores-schema.ts'
import { defaultLimits, fetchPage, type Limits, SourceError } from './fetch.ts'
import type { Place } from './official.ts'

/** How a source is requested. */
export type RequestPolicy = {
  userAgent: string
  /** The pause between two requests. */
  pauseMs: number
  limits: Limits
  signal: AbortSignal
}

export const defaultRequestPolicy = { pauseMs: 250, limits: defaultLimits }

type PageOptions = {
  /** The content never changes, so it is requested once. */
  fixed?: boolean
  /** The expected hash of its body, if known. */
  sha1?: string
}

/** A missing address is requested again after this, even if it is `fixed`. */
const missingKeptMs = 86_400_000
/** How long an unused response is stored. */
const retentionDays = 30

/**
 * Reads addresses of a source one after another, as rarely as possible: it stores the used part of
 * each response with its ETag or date.
 */
export class Pages {
  readonly #db: Db
  readonly #place: Place
  readonly #policy: RequestPolicy
  readonly #used = new Set<string>()
  #requestCount = 0

  constructor(db: Db, place: Place, policy: RequestPolicy) {
    this.#db = db
    this.#place = place
    this.#policy = policy
  }

  /**
   * The response of an address, reduced to the fields of `schema`; null if it does not exist.
   * Throws SourceError.
   */
  json<T>(address: string, schema: z.ZodType<T>, options: PageOptions = {}): Promise<T | null> {
    return this.#read(address, schema, (body) => JSON.parse(body.toString()), options)
  }

  /** The first group of all matches of a pattern. */
  matches(address: string, pattern: RegExp, options: PageOptions = {}): Promise<string[] | null> {
    return this.#read(
      address,
      z.array(z.string()).min(1),
      (body) => [...body.toString().matchAll(pattern)].map(([, group]) => group),
      options,
    )
  }

  /**
   * The download address of a file that the source names. Throws SourceError for a foreign
   * address.
   */
  file(address: string): string {
    const found = this.#place.addressOf(address)
    if (!found) throw new SourceError(`names a file that is none of its own: ${shortened(address)}`)
    return found
  }

  /** Marks all used responses, and deletes those unused for long. */
  async tidy(): Promise<void> {
    const addresses = [...this.#used]
    for (let at = 0; at < addresses.length; at += 500)
      await this.#db
        .update(coreSourceResponses)
        .set({ lastUsedAt: new Date() })
        // For a missing page this is the time of the request.
        .where(
          and(
            inArray(coreSourceResponses.url, addresses.slice(at, at + 500)),
            sql`${coreSourceResponses.content} is not null`,
          ),
        )
    await this.#db.execute(
      sql`delete from core_source_responses where source = ${this.#place.source} and last_used_at < now() - make_interval(days => ${retentionDays})`,
    )
  }

  async #read<T>(
    wanted: string,
    schema: z.ZodType<T>,
    parse: (body: Buffer) => unknown,
    { fixed = false, sha1 }: PageOptions,
  ): Promise<T | null> {
    const address = this.#place.addressOf(wanted)
    if (!address) throw new SourceError(`names an address that is none of its own: ${shortened(wanted)}`)
    const [row] = await this.#db
      .select()
      .from(coreSourceResponses)
      .where(eq(coreSourceResponses.url, address))
    // A response stored by an earlier version may lack a field.
    const parsed = row && (row.content === null ? { data: null } : schema.safeParse(row.content))
    const known = parsed && parsed.data !== undefined ? row : undefined
    this.#used.add(address)
    if (known && fixed && (known.content !== null || Date.now() - +known.lastUsedAt < missingKeptMs))
      return parsed?.data ?? null
    const { pauseMs, signal } = this.#policy
    if (this.#requestCount > 0) await wait(pauseMs, undefined, { signal })
    this.#requestCount += 1
    const answer = await fetchPage(this.#place, address, {
      ...this.#policy,
      ...(known && known.content !== null && { known }),
    })
    if (answer.status === 'same') return parsed?.data ?? null
    if (answer.status === 'missing') {
      await this.#store({ url: address, etag: null, lastModified: null, content: null })
      return null
    }
    if (sha1 !== undefined && createHash('sha1').update(answer.body).digest('hex') !== sha1)
      throw new SourceError(`answers ${pathOf(address)} with another hash than it promised`)
    const content = contentOf(answer.body, schema, parse, address)
    await this.#store({ url: address, etag: answer.etag, lastModified: answer.lastModified, content })
    return content
  }

  async #store(page: Omit<typeof coreSourceResponses.$inferInsert, 'source' | 'lastUsedAt'>): Promise<void> {
    const { source } = this.#place
    const values = { ...page, content: page.content ?? null, source, lastUsedAt: new Date() }
    await this.#db
      .insert(coreSourceResponses)
      .values(values)
      .onConflictDoUpdate({ target: coreSourceResponses.url, set: values })
  }
}

function contentOf<T>(
  body: Buffer,
  schema: z.ZodType<T>,
  parse: (body: Buffer) => unknown,
  address: string,
): T {
  let content: unknown
  try {
    content = parse(body)
  } catch {
    throw new SourceError(`answers ${pathOf(address)} with what is no JSON`)
  }
  const { data, error } = schema.safeParse(content)
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

/** Shortens a source's text for one log line. */
function shortened(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e]/g, '?')
  return plain.length > 160 ? `${plain.slice(0, 160)}…` : plain
}
