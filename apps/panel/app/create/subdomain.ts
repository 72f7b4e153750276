import type { SubdomainAnswer } from '@zubr/contracts/servers/subdomain-answer'
import { useEffect, useState } from 'react'
import { call } from '../api/request.ts'

/** The same as in packages/contracts/src/servers/server.ts, without zod. */
const shape = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/
/** Debounce of the availability check. */
const quietMs = 350

export type Checked =
  | { state: 'empty' | 'shape' | 'checking' | 'free' | 'unknown' }
  | { state: 'refused'; why: NonNullable<SubdomainAnswer['refused']> }

export function isSubdomain(name: string): boolean {
  return shape.test(name)
}

/**
 * Checks the availability of a name while it is typed. `unknown`: the check failed, and the
 * creation decides.
 */
export function useSubdomain(name: string): Checked {
  const [answer, setAnswer] = useState<{ name: string; checked: Checked }>({
    name: '',
    checked: { state: 'empty' },
  })
  const good = isSubdomain(name)
  useEffect(() => {
    if (!good) return
    const ended = new AbortController()
    const timer = setTimeout(() => {
      call('GET /api/subdomains/:name', { params: { name }, signal: ended.signal }).then(
        ({ refused }) =>
          setAnswer({ name, checked: refused ? { state: 'refused', why: refused } : { state: 'free' } }),
        () => {
          if (!ended.signal.aborted) setAnswer({ name, checked: { state: 'unknown' } })
        },
      )
    }, quietMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [name, good])
  if (name === '') return { state: 'empty' }
  if (!good) return { state: 'shape' }
  return answer.name === name ? answer.checked : { state: 'checking' }
}
