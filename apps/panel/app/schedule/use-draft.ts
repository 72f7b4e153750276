import { useRef, useState } from 'react'
import { keepForTab, keptForTab, tabKeys } from '../storage.ts'
import { type Draft, isSameDraft } from './draft.ts'

/**
 * What was typed into a schedule, as settings keep theirs: it survives the way back, another page, a reload and the way to the login, and ends with
 * the browser's tab. `of` names the schedule, or what a new one began with.
 */
export function useDraft(server: string, of: string, start: Draft) {
  const key = `${tabKeys.schedule} ${server} ${of}`
  // What is stored may change meanwhile: what was typed is measured by what it began with.
  const [began] = useState(start)
  const [draft, setDraft] = useState(() => keptDraft(key) ?? start)
  // Two changes may come before it is drawn.
  const latest = useRef(draft)
  return {
    draft,
    isChanged: !isSameDraft(draft, began),
    change(more: Partial<Draft>) {
      const next = { ...latest.current, ...more }
      latest.current = next
      setDraft(next)
      keepForTab(key, isSameDraft(next, began) ? null : next)
    },
    forget: () => keepForTab(key, null),
  }
}

function keptDraft(key: string): Draft | undefined {
  const kept = keptForTab(key) as Partial<Draft> | null
  const isWhole = Array.isArray(kept?.times) && Array.isArray(kept.days) && Array.isArray(kept.steps)
  return isWhole ? (kept as Draft) : undefined // This page wrote it.
}
