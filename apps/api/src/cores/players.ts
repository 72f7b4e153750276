import { Player } from '@zubr/contracts/cores/offers'
import { dashed } from '@zubr/domain/players/offline-uuid'
import { z } from 'zod'
import { TooMany } from '../http/api-error.ts'
import { SourceBudget } from '../http/shares/source-budget.ts'
import { fetchPage } from './fetch.ts'
import type { Place } from './official.ts'

const Profile = z.object({ id: z.string().regex(/^[\da-f]{32}$/i), name: z.string().regex(/^\w{1,25}$/) })

/** Converts a profile to a player. Throws if our own contract does not allow it. */
const playerOf = ({ name, id }: z.output<typeof Profile>): Player => Player.parse({ name, uuid: dashed(id) })

/** `away`: Mojang's service is unavailable or returns invalid data. */
export type FoundPlayer = Player | 'none' | 'away'

const limits = { patienceMs: 5_000, maxBytes: 64 * 1024 }
/** A name changes its owner after weeks at the earliest. An unused one may be taken at once. */
const cacheMs = { some: 3_600_000, none: 60_000 }
const maxCached = 10_000
/** For all accounts together: the service allows at least 200 requests per minute and address. */
const maxPerMinute = 100

/**
 * Finds the player of a name at Mojang and caches it. Concurrent requests for a name are merged.
 */
export function openPlayers({
  place,
  userAgent,
  now = Date.now,
}: {
  /** The addresses of Mojang's API; undefined if requests are disabled. */
  place: Place | undefined
  userAgent: string
  now?: () => number
}) {
  const cache = new Map<string, { found: Player | 'none'; until: number }>()
  const pending = new Map<string, Promise<FoundPlayer>>()
  const budget = new SourceBudget(maxPerMinute, now, 1)

  async function fetchPlayer(name: string): Promise<FoundPlayer> {
    const path = `https://api.minecraftservices.com/minecraft/profile/lookup/name/${name}`
    const address = place?.addressOf(path)
    if (!place || !address) return 'away'
    const spending = budget.spend()
    if (spending === 'over_share') throw new TooMany(10)
    if (spending === 'empty') return 'away'
    try {
      const answer = await fetchPage(place, address, {
        userAgent,
        limits,
        signal: new AbortController().signal,
      })
      if (answer.status === 'missing') return 'none'
      if (answer.status !== 'new') return 'away'
      const profile = Profile.parse(JSON.parse(answer.body.toString('utf8')))
      return playerOf(profile)
    } catch {
      // The source cannot be reached, or its answer is not a profile.
      return 'away'
    }
  }

  return async function find(name: string): Promise<FoundPlayer> {
    const key = name.toLowerCase()
    const known = cache.get(key)
    if (known && known.until > now()) return known.found
    const same = pending.get(key)
    // The first account may have used up its share. That must not fail the others.
    if (same) return same.catch(() => find(name))
    const running = fetchPlayer(name).finally(() => pending.delete(key))
    pending.set(key, running)
    const found = await running
    if (found === 'away') return known ? known.found : found
    cache.delete(key)
    cache.set(key, { found, until: now() + (found === 'none' ? cacheMs.none : cacheMs.some) })
    const [oldest] = cache.keys()
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
    return found
  }
}
