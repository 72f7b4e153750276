import type { AddonHits } from '@zubr/contracts/catalogue/endpoints'
import type { Server } from '@zubr/contracts/servers/server'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure, call } from '../../api/request.ts'
import type { Search } from '../search.ts'

const pageSize = 20
/** Number of cached searches, with all their loaded pages, for the way back to the list. */
const maxKept = 8
const cache = new Map<string, { found: AddonHits; at: number }>()

export type Found = {
  data: AddonHits | undefined
  failure: ApiFailure | undefined
  at: number | undefined
  isMore: boolean
  refresh(): void
  put(): void
  /** Loads the next page. */
  more(): void
}

/** Loads the catalogue's results for a search, and aborts the request when the search changes. */
export function useHits(core: Pick<Server['core'], 'id' | 'gameVersion'>, search: Search): Found {
  const key = JSON.stringify([core.id, core.gameVersion, search])
  const [state, setState] = useState<{ key: string; failure?: ApiFailure }>({ key })
  const [round, setRound] = useState(0)
  const [isMore, setIsMore] = useState(false)
  const latest = useRef(key)
  latest.current = key
  useEffect(() => {
    if (cache.has(key) && round === 0) return setState({ key })
    const ended = new AbortController()
    ask(key, 0, ended.signal).then(
      () => ended.signal.aborted || setState({ key }),
      (error: unknown) => {
        if (!ended.signal.aborted) setState({ key, failure: failureOf(error) })
      },
    )
    return () => ended.abort()
  }, [key, round])
  const known = cache.get(key)
  return {
    data: known?.found,
    at: known?.at,
    failure: state.key === key ? state.failure : undefined,
    isMore,
    refresh: () => setRound((before) => before + 1),
    put: () => undefined,
    more() {
      if (isMore) return
      setIsMore(true)
      ask(key, known?.found.hits.length ?? 0)
        .then(
          () => setState({ key: latest.current }),
          (error: unknown) => setState({ key: latest.current, failure: failureOf(error) }),
        )
        .finally(() => setIsMore(false))
    },
  }
}

/** Fetches one page and adds it to the cached results of the search. */
async function ask(key: string, offset: number, signal?: AbortSignal): Promise<void> {
  // The key is built by `useHits`.
  const [core, gameVersion, search] = JSON.parse(key) as [string, string, Search]
  const { words, kind, category, sort, source, all } = search
  const answer = await call('GET /api/catalogue', {
    query: {
      ...{ core, gameVersion, kind, query: words, sort, offset, limit: pageSize },
      all: all ? 'true' : 'false',
      ...(category !== '' && { category }),
      ...(source !== '' && { source }),
    },
    signal,
  })
  const before = offset > 0 ? (cache.get(key)?.found.hits ?? []) : []
  // A catalogue that changes between two pages may return a project twice.
  const names = new Set(before.map((hit) => `${hit.source} ${hit.id}`))
  const fresh = answer.hits.filter((hit) => !names.has(`${hit.source} ${hit.id}`))
  cache.delete(key)
  cache.set(key, { found: { ...answer, hits: [...before, ...fresh] }, at: Date.now() })
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - maxKept))) cache.delete(oldest)
}

const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('internal')
