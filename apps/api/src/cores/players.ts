import { Player } from '@zubr/contracts/cores/offers'
import { dashed } from '@zubr/domain/players/offline-uuid'
import { z } from 'zod'
import { TooMany } from '../http/api-error.ts'
import { SourceBudget } from '../http/shares/source-budget.ts'
import { ask } from './fetch.ts'
import type { Place } from './official.ts'

const Profile = z.object({ id: z.string().regex(/^[\da-f]{32}$/i), name: z.string().regex(/^\w{1,25}$/) })

/** A player as our own answers describe one: of anything else nothing is told. */
const playerOf = ({ name, id }: z.output<typeof Profile>): Player => Player.parse({ name, uuid: dashed(id) })

/** `away`: Mojang's service can't be had now, or says what cannot be. */
export type FoundPlayer = Player | 'none' | 'away'

const limits = { patienceMs: 5_000, maxBytes: 64 * 1024 }
/** Names change hands after weeks at the soonest; that there is none may be over at once. */
const keptMs = { some: 3_600_000, none: 60_000 }
const maxKept = 10_000
/** All accounts together: the service lets one address ask 200 times a minute or more. */
const maxPerMinute = 100

/** Whose name it is at Mojang, asked there and kept for a while; one question for all who ask at once. */
export function openPlayers({
  place,
  userAgent,
  now = Date.now,
}: {
  /** Where Mojang's interfaces are had from; undefined where nothing is asked. */
  place: Place | undefined
  userAgent: string
  now?: () => number
}) {
  const kept = new Map<string, { found: Player | 'none'; until: number }>()
  const asked = new Map<string, Promise<FoundPlayer>>()
  const budget = new SourceBudget(maxPerMinute, now, 1)

  async function look(name: string): Promise<FoundPlayer> {
    const path = `https://api.minecraftservices.com/minecraft/profile/lookup/name/${name}`
    const address = place?.addressOf(path)
    if (!place || !address) return 'away'
    const spending = budget.spend()
    if (spending === 'over_share') throw new TooMany(10)
    if (spending === 'empty') return 'away'
    try {
      const answer = await ask(place, address, { userAgent, limits, signal: new AbortController().signal })
      if (answer.status === 'missing') return 'none'
      if (answer.status !== 'new') return 'away'
      const profile = Profile.parse(JSON.parse(answer.body.toString('utf8')))
      return playerOf(profile)
    } catch {
      return 'away'
    }
  }

  return async function find(name: string): Promise<FoundPlayer> {
    const key = name.toLowerCase()
    const known = kept.get(key)
    if (known && known.until > now()) return known.found
    const same = asked.get(key)
    // Whoever asked first may have had their share, which is nothing to those who ask the same.
    if (same) return same.catch(() => find(name))
    const running = look(name).finally(() => asked.delete(key))
    asked.set(key, running)
    const found = await running
    if (found === 'away') return known ? known.found : found
    kept.delete(key)
    kept.set(key, { found, until: now() + (found === 'none' ? keptMs.none : keptMs.some) })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
