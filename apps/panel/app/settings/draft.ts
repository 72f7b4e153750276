import { useState } from 'react'
import { keepForTab, keptForTab, tabKeys } from '../storage.ts'
import type { FormValues } from './form-values.ts'

/** What was typed into a server's settings and not saved; only what differs from what is saved. */
export type SettingsDraft = { name?: string | undefined; values: FormValues }

const keyOf = (id: string) => `${tabKeys.settings} ${id}`

export type Draft = {
  draft: SettingsDraft
  /** Puts in what is typed now. */
  keep(part: Partial<SettingsDraft>): void
  /** `sent` is saved now. */
  settle(sent: Partial<SettingsDraft>): void
}

/**
 * What was typed, and what changes it. It survives another tab of the server, another page, a reload and the way to the login, and ends
 * with the browser's tab.
 */
export function useDraft(id: string): Draft {
  const [draft, setDraft] = useState(() => kept(id))
  const change = (next: (own: SettingsDraft) => SettingsDraft) => {
    setDraft(next)
    keepFor(id, next(kept(id)))
  }
  return {
    draft,
    keep: (part) => change((own) => ({ ...own, ...part })),
    settle: (sent) => change((own) => typedSince(own, sent)),
  }
}

/** What is left of a draft once `sent` is saved: what was typed while that was on its way. */
export function typedSince({ name, values }: SettingsDraft, sent: Partial<SettingsDraft>): SettingsDraft {
  return {
    ...(name !== undefined && name !== sent.name && { name }),
    values: Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== sent.values?.[key])),
  }
}

function kept(id: string): SettingsDraft {
  const own = (keptForTab(keyOf(id)) ?? {}) as { name?: unknown; values?: unknown }
  const values = typeof own.values === 'object' && own.values !== null ? Object.entries(own.values) : []
  return {
    ...(typeof own.name === 'string' && { name: own.name }),
    values: Object.fromEntries(
      values.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
    ),
  }
}

/** A draft without anything in it is forgotten. */
function keepFor(id: string, { name, values }: SettingsDraft): void {
  const isEmpty = name === undefined && Object.keys(values).length === 0
  keepForTab(keyOf(id), isEmpty ? null : { name, values })
}
