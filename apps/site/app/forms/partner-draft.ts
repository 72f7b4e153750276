import type { ApplicationField } from '@zubr/contracts/fields/partner'

const storageKey = 'partner'

/** An unsent application, and the idempotency key under which exactly this text was sent. */
export type Draft = { values: Partial<Record<ApplicationField, string>>; key?: string | undefined }

// Storage may be disabled. Then a reload loses the text, as in any other form.

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {}
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}

export function keptDraft(): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return typeof kept?.values === 'object' && kept.values !== null ? kept : undefined
  } catch {
    return undefined
  }
}
