import { useState } from 'react'
import { readTabEntry, tabKeys, writeTabEntry } from '../../storage.ts'
import type { FormValues } from './form-values.ts'

/** Unsaved settings of a server; only differences from the saved ones. */
export type SettingsDraft = { name?: string | undefined; values: FormValues }

const keyOf = (id: string) => `${tabKeys.settings} ${id}`

export type Draft = {
  draft: SettingsDraft
  /** Updates the draft. */
  keep(part: Partial<SettingsDraft>): void
  /** Removes the saved part from the draft. */
  clearSaved(sent: Partial<SettingsDraft>): void
}

/**
 * The draft with its setters. It survives navigation, a reload and a login, and ends with the
 * browser's tab.
 */
export function useDraft(id: string): Draft {
  const [draft, setDraft] = useState(() => storedDraft(id))
  const change = (next: (current: SettingsDraft) => SettingsDraft) => {
    setDraft(next)
    keepFor(id, next(storedDraft(id)))
  }
  return {
    draft,
    keep: (part) => change((current) => ({ ...current, ...part })),
    clearSaved: (sent) => change((current) => draftAfterSave(current, sent)),
  }
}

/** The rest of a draft after `sent` was saved: what was typed meanwhile. */
export function draftAfterSave({ name, values }: SettingsDraft, sent: Partial<SettingsDraft>): SettingsDraft {
  return {
    ...(name !== undefined && name !== sent.name && { name }),
    values: Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== sent.values?.[key])),
  }
}

function storedDraft(id: string): SettingsDraft {
  const stored = (readTabEntry(keyOf(id)) ?? {}) as { name?: unknown; values?: unknown }
  const values =
    typeof stored.values === 'object' && stored.values !== null ? Object.entries(stored.values) : []
  return {
    ...(typeof stored.name === 'string' && { name: stored.name }),
    values: Object.fromEntries(
      values.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
    ),
  }
}

/** An empty draft is removed. */
function keepFor(id: string, { name, values }: SettingsDraft): void {
  const isEmpty = name === undefined && Object.keys(values).length === 0
  writeTabEntry(keyOf(id), isEmpty ? null : { name, values })
}
