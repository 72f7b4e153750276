import type { ApplicationField } from '@zubr/contracts/fields/partner'

const storageKey = 'partner'

/** An unsent application, and the idempotency key under which exactly this text was sent. */
export type Draft = { values: Partial<Record<ApplicationField, string>>; key?: string | undefined }

// Storage may be disabled. Then a reload loses the text, as in any other form.

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // The browser may refuse storage: a reload loses the text.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where the browser refuses storage, there is no draft.
  }
}

export function keptDraft(): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return typeof stored?.values === 'object' && stored.values !== null ? stored : undefined
  } catch {
    // The browser may refuse storage, or the entry is damaged.
    return undefined
  }
}
