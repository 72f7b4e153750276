import { useRef, useState } from 'react'
import { readTabEntry, tabKeys, writeTabEntry } from '../storage.ts'
import { type Draft, isSameDraft } from './draft.ts'

/**
 * The draft of a schedule. It survives navigation, a reload and a login, and ends with the
 * browser's tab.
 * `of` is the schedule's id, or the template of a new one.
 */
export function useDraft(server: string, of: string, start: Draft) {
  const key = `${tabKeys.schedule} ${server} ${of}`
  // The stored schedule may change meanwhile: the draft is compared with its start.
  const [began] = useState(start)
  const [draft, setDraft] = useState(() => readDraft(key) ?? start)
  // Two changes may happen before the next render.
  const latest = useRef(draft)
  return {
    draft,
    isChanged: !isSameDraft(draft, began),
    change(more: Partial<Draft>) {
      const next = { ...latest.current, ...more }
      latest.current = next
      setDraft(next)
      writeTabEntry(key, isSameDraft(next, began) ? null : next)
    },
    forget: () => writeTabEntry(key, null),
  }
}

function readDraft(key: string): Draft | undefined {
  const stored = readTabEntry(key) as Partial<Draft> | null
  const isWhole = Array.isArray(stored?.times) && Array.isArray(stored.days) && Array.isArray(stored.steps)
  return isWhole ? (stored as Draft) : undefined // This page wrote it.
}
