import { keepForTab, keptForTab } from '../storage.ts'
import type { FormValues } from './form-values.ts'

/** What was typed into a server's settings and not saved; only what differs from what is saved. */
export type SettingsDraft = { name?: string | undefined; values: FormValues }

const keyOf = (id: string) => `settings ${id}`

/** It survives another tab of the server, another page, a reload and the way to the login, and ends with the browser's tab. */
export function keptSettings(id: string): SettingsDraft {
  const kept = (keptForTab(keyOf(id)) ?? {}) as { name?: unknown; values?: unknown }
  const values = typeof kept.values === 'object' && kept.values !== null ? Object.entries(kept.values) : []
  return {
    ...(typeof kept.name === 'string' && { name: kept.name }),
    values: Object.fromEntries(
      values.filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
    ),
  }
}

/** Puts in a part of the draft; without anything left it is forgotten. */
export function keepSettings(id: string, part: Partial<SettingsDraft>): void {
  const { name, values = {} } = { ...keptSettings(id), ...part }
  const isEmpty = name === undefined && Object.keys(values).length === 0
  keepForTab(keyOf(id), isEmpty ? null : { name, values })
}
