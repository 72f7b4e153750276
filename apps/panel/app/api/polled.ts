import { type AnswerOf, type Args, type EndpointKey, requestOf } from '@zubr/contracts/request'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure, call } from './request.ts'

export type Polled<T> = {
  data: T | undefined
  /** The last request failed. With `data` it is stale, without it there is nothing to show. */
  failure: ApiFailure | undefined
  /** When `data` arrived, in milliseconds since the epoch. */
  at: number | undefined
  /** Fetches again now. */
  refresh(): void
  /** Replaces `data` by another response. */
  put(data: T): void
}

/**
 * Polls while the page is visible: `everyMs` after the last response, and at once when the page
 * becomes visible or the connection returns.
 * Another `key` starts without data.
 */
export function usePolled<T>(
  key: string,
  fetchData: (signal: AbortSignal) => Promise<T>,
  everyMs: number | null,
): Polled<T> {
  const [state, setState] = useState<{ key: string; data?: T; failure?: ApiFailure; at?: number }>({ key })
  const latest = useRef({ fetchData, everyMs, wake: () => {}, round: 0 })
  latest.current.fetchData = fetchData
  latest.current.everyMs = everyMs

  useEffect(() => {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let running = false
    let again = false
    const run = async () => {
      clearTimeout(timer)
      if (running) {
        again = true
        return
      }
      running = true
      const round = latest.current.round
      try {
        const data = await latest.current.fetchData(ended.signal)
        // A response that was pending when `put` was called is outdated.
        if (!ended.signal.aborted && round === latest.current.round) setState({ key, data, at: Date.now() })
      } catch (error) {
        const failure = error instanceof ApiFailure ? error : new ApiFailure('internal')
        if (!ended.signal.aborted)
          setState((before) => ({ ...(before.key === key ? before : { key }), failure }))
      }
      running = false
      if (ended.signal.aborted) return
      if (again) {
        again = false
        void run()
        return
      }
      const pause = latest.current.everyMs
      if (pause !== null && document.visibilityState === 'visible') timer = setTimeout(run, pause)
    }
    const wake = () => {
      if (document.visibilityState === 'visible') void run()
    }
    latest.current.wake = wake
    void run()
    document.addEventListener('visibilitychange', wake, { signal: ended.signal })
    window.addEventListener('online', wake, { signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [key])

  // A shorter interval applies at once, not after the next response.
  const pause = useRef(everyMs)
  useEffect(() => {
    if (pause.current !== everyMs) latest.current.wake()
    pause.current = everyMs
  }, [everyMs])

  const refresh = useCallback(() => latest.current.wake(), [])
  const put = useCallback(
    (data: T) => {
      latest.current.round++
      setState({ key, data, at: Date.now() })
    },
    [key],
  )
  const current = state.key === key ? state : { key }
  return { data: current.data, failure: current.failure, at: current.at, refresh, put }
}

/** Polls one endpoint; its key and arguments are the polling key. */
export function useEndpoint<K extends EndpointKey>(
  everyMs: number | null,
  key: K,
  ...args: Args<K>
): Polled<AnswerOf<K>> {
  const { path, init } = requestOf(key, ...args)
  return usePolled(
    `${key} ${path} ${init.body}`,
    // Every endpoint accepts a signal.
    (signal) => call(key, ...([{ ...args[0], signal }] as unknown as Args<K>)),
    everyMs,
  )
}
