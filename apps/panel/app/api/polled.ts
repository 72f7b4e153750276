import { type AnswerOf, type Args, type EndpointKey, requestOf } from '@zubr/contracts/request'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure, call } from './request.ts'

export type Polled<T> = {
  data: T | undefined
  /** The newest try failed. With `data` it is stale, without it there is nothing to show. */
  failure: ApiFailure | undefined
  /** When `data` came, in milliseconds since the epoch. */
  at: number | undefined
  /** Asks again now. */
  refresh(): void
  /** Puts in what another answer brought. */
  put(data: T): void
}

/**
 * Asks again and again while the page is visible, each time `everyMs` after the last answer, and at once when it becomes
 * visible or the connection is back. `key` names what is asked for: another one starts afresh.
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
        // An answer that was on its way while newer data were put in is old.
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

  // A shorter pause counts from now on, not from the next answer.
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
  const own = state.key === key ? state : { key }
  return { data: own.data, failure: own.failure, at: own.at, refresh, put }
}

/** The same of one endpoint: what it is asked is the key. */
export function useEndpoint<K extends EndpointKey>(
  everyMs: number | null,
  key: K,
  ...asked: Args<K>
): Polled<AnswerOf<K>> {
  const { path, init } = requestOf(key, ...asked)
  return usePolled(
    `${key} ${path} ${init.body}`,
    // The same with a signal, which every endpoint may be asked with.
    (signal) => call(key, ...([{ ...asked[0], signal }] as unknown as Args<K>)),
    everyMs,
  )
}
