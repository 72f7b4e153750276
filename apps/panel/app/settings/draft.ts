import { useState } from 'react'
import { keepForTab, keptForTab, tabKeys } from '../storage.ts'
import type { FormValues } from './form-values.ts'

/** Unsaved settings of a server; only differences from the saved ones. */
export type SettingsDraft = { name?: string | undefined; values: FormValues }

const keyOf = (id: string) => `${tabKeys.settings} ${id}`

export type Draft = {
  draft: SettingsDraft
  /** Updates the draft. */
  keep(part: Partial<SettingsDraft>): void
  /** Removes the saved part from the draft. */
  settle(sent: Partial<SettingsDraft>): void
}

/**
 * The draft with its setters. It survives navigation, a reload and a login, and ends with the
 * browser's tab.
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

/** The rest of a draft after `sent` was saved: what was typed meanwhile. */
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

/** An empty draft is removed. */
function keepFor(id: string, { name, values }: SettingsDraft): void {
  const isEmpty = name === undefined && Object.keys(values).length === 0
  keepForTab(keyOf(id), isEmpty ? null : { name, values })
}
