import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { useState } from 'react'

// A browser's storage can be disabled: then entries last as long as the page.

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let memory: KeyValueStore | undefined

/**
 * Stores nothing in the browser from now on, except the language. Returns a function that ends
 * this.
 */
export function switchToMemory(): () => void {
  const entries = new Map<string, string>()
  memory = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      entries.set(key, text)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
  }
  return () => {
    memory = undefined
  }
}

/** An entry that lasts until the tab is closed. */
export function readTabEntry(key: string): unknown {
  try {
    return JSON.parse((memory ?? sessionStorage).getItem(key) ?? 'null')
  } catch {
    // Storage is disabled, or the entry is damaged.
    return null
  }
}

export function writeTabEntry(key: string, value: unknown): void {
  try {
    ;(memory ?? sessionStorage).setItem(key, JSON.stringify(value))
  } catch {
    // Storage is disabled or full: the entry is not stored.
  }
}

const storageFor = (key: string): KeyValueStore =>
  memory && key !== localeStorageKey ? memory : localStorage

/** The key prefix of drafts of files, which a logout removes. */
export const draftsKey = 'file draft'

/** Key prefixes of drafts in a tab, which a logout removes. */
export const tabKeys = {
  uploads: 'uploads',
  settings: 'settings',
  schedule: 'schedule',
  commands: 'commands',
  newServer: 'newServer',
  payments: 'payments',
} as const

/** The key prefix of pending modpack files for new servers, by name. */
export const packKeys = 'first pack'

/** Entries of the upload library: file names and their targets. */
const tusKeys = 'tus::'

/** A permanent entry. */
export function readEntry(key: string): string | null {
  try {
    return storageFor(key).getItem(key)
  } catch {
    // Storage is disabled.
    return null
  }
}

export function writeEntry(key: string, text: string): void {
  try {
    storageFor(key).setItem(key, text)
  } catch {
    // Storage is disabled or full: the entry is not stored.
  }
}

/** Removes permanent entries with a key prefix. */
export function removeEntries(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) removeEntry(key)
  } catch {
    // Storage is disabled, so there is no entry.
  }
}

export function removeEntry(key: string): void {
  try {
    storageFor(key).removeItem(key)
  } catch {
    // Storage is disabled, so there is no entry.
  }
}

const ownerKey = 'kept of'

/** Removes all drafts: the next user of this computer may be somebody else. */
export function removeDrafts(): void {
  forgetKept()
  forgetTab()
}

function forgetKept(): void {
  removeEntries(draftsKey)
  removeEntries(tusKeys)
  removeEntries(packKeys)
  removeEntry(ownerKey)
}

function forgetTab(): void {
  try {
    const beginnings = Object.values(tabKeys)
    for (const key of Object.keys(sessionStorage))
      if (beginnings.some((beginning) => key.startsWith(beginning)))
        (memory ?? sessionStorage).removeItem(key)
    ;(memory ?? sessionStorage).removeItem(ownerKey)
  } catch {
    // Storage is disabled, so there is no entry.
  }
}

/**
 * Sets the account of this browser. Drafts of another account, whose session expired, are removed;
 * the same account finds its own again.
 * A tab has its own owner, because another tab may have set the browser's owner before.
 */
export function setDraftsOwner(login: string): void {
  if (readEntry(ownerKey) !== login) {
    forgetKept()
    writeEntry(ownerKey, login)
  }
  if (readTabEntry(ownerKey) !== login) {
    forgetTab()
    writeTabEntry(ownerKey, login)
  }
}

/** A stored choice; the first of `options` by default. */
export function useStoredChoice<Id extends string>(
  key: string,
  options: readonly [Id, ...Id[]],
): [chosen: Id, choose: (id: Id) => void] {
  const [chosen, setChosen] = useState(() => options.find((id) => id === readEntry(key)) ?? options[0])
  const choose = (id: Id) => {
    setChosen(id)
    writeEntry(key, id)
  }
  return [chosen, choose]
}
