import { pingAll } from '@zubr/browser/ping'
import { nodeAddress } from '@zubr/domain/nodes/node-address'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type NodesSnapshot, noNodesYet } from './node-stats.ts'

const noStore = () => () => {}

/** The page's live list of nodes, which frame.ts updates. */
export function useNodes(): NodesSnapshot {
  const store = typeof window === 'undefined' ? undefined : window.zubrNodes
  return useSyncExternalStore(
    store?.subscribe ?? noStore,
    () => store?.snapshot() ?? noNodesYet,
    () => noNodesYet,
  )
}

/** Undefined until measured, null if no probe was answered. */
export type Pings = Readonly<Record<string, number | null | undefined>>

/**
 * Pings the visible nodes after every response, six at a time. `observe` is a ref for each row with
 * `data-node`; a row that scrolls into view is queued.
 */
export function usePings(round: number, template: string) {
  const [pings, setPings] = useState<Pings>({})
  const visible = useRef(new Set<string>())
  const measured = useRef(new Set<string>())
  const busy = useRef(false)
  const observer = useRef<IntersectionObserver>(null)
  const templateRef = useRef(template)
  templateRef.current = template

  const measure = useRef(async () => {
    if (busy.current || document.hidden) return
    busy.current = true
    try {
      for (;;) {
        const names = [...visible.current].filter((name) => !measured.current.has(name)).slice(0, 12)
        if (names.length === 0) break
        for (const name of names) measured.current.add(name)
        const urlOf = (name: string) => nodeAddress(templateRef.current, name)
        await pingAll(names, urlOf, (name, ms) => setPings((before) => ({ ...before, [name]: ms })))
      }
    } finally {
      busy.current = false
    }
  })

  const observe = useRef((row: Element | null) => {
    if (!row) return
    observer.current ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const name = (target as HTMLElement).dataset.node ?? ''
        if (isIntersecting) visible.current.add(name)
        else visible.current.delete(name)
      }
      void measure.current()
    })
    observer.current.observe(row)
    return () => observer.current?.unobserve(row)
  })

  useEffect(() => {
    if (round === 0) return
    measured.current.clear()
    void measure.current()
  }, [round])
  useEffect(() => () => observer.current?.disconnect(), [])

  return { pings, observe: observe.current }
}
