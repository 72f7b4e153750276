import { useState } from 'react'
import { keepForTab, keptForTab } from '../storage.ts'
import type { FormValues } from './form-values.ts'

/** What was typed into a server's settings and not saved; only what differs from what is saved. */
export type SettingsDraft = { name?: string | undefined; values: FormValues }

const keyOf = (id: string) => `settings ${id}`

/**
 * What was typed, and what changes it. It survives another tab of the server, another page, a reload and the way to the login, and ends
 * with the browser's tab.
 */
export function useDraft(id: string): [draft: SettingsDraft, keep: (part: Partial<SettingsDraft>) => void] {
  const [draft, setDraft] = useState(() => kept(id))
  const keep = (part: Partial<SettingsDraft>) => {
    setDraft((own) => ({ ...own, ...part }))
    keepFor(id, { ...kept(id), ...part })
  }
  return [draft, keep]
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
