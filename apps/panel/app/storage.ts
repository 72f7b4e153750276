import { localeStorageKey } from '@zubr/i18n/locale-storage'
import { useState } from 'react'

// A browser's storage can be switched off: then what is kept lasts as long as the page.

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let memory: Place | undefined

/** Keeps nothing in the browser from now on, but the language: everything else is forgotten with the page. Returns how to end that. */
export function keepInMemory(): () => void {
  const kept = new Map<string, string>()
  memory = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
  }
  return () => {
    memory = undefined
  }
}

/** What was kept until the tab is closed. */
export function keptForTab(key: string): unknown {
  try {
    return JSON.parse((memory ?? sessionStorage).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepForTab(key: string, value: unknown): void {
  try {
    ;(memory ?? sessionStorage).setItem(key, JSON.stringify(value))
  } catch {}
}

const placeOf = (key: string): Place => (memory && key !== localeStorageKey ? memory : localStorage)

/** Where what was typed into files is kept, until whoever typed it logs out. */
export const draftsKey = 'file draft'

/** How the keys begin of what was typed and begun in a tab, until whoever did it logs out. */
export const tabKeys = {
  uploads: 'uploads',
  settings: 'settings',
  schedule: 'schedule',
  commands: 'commands',
  newServer: 'newServer',
  payments: 'payments',
} as const

/** The names of modpacks of an owner's own that were chosen for new servers and have not come yet. */
export const packKeys = 'first pack'

/** What an upload's library keeps for good: names of files, and where they are sent. */
const tusKeys = 'tus::'

/** What was kept for good. */
export function keptText(key: string): string | null {
  try {
    return placeOf(key).getItem(key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string): void {
  try {
    placeOf(key).setItem(key, text)
  } catch {}
}

/** Forgets what was kept for good under keys that begin so. */
export function forgetTexts(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) forgetText(key)
  } catch {}
}

export function forgetText(key: string): void {
  try {
    placeOf(key).removeItem(key)
  } catch {}
}

const ownerKey = 'kept of'

/** Forgets what was typed and begun here: whoever comes next on this machine may be somebody else. */
export function forgetWork(): void {
  forgetKept()
  forgetTab()
}

function forgetKept(): void {
  forgetTexts(draftsKey)
  forgetTexts(tusKeys)
  forgetTexts(packKeys)
  forgetText(ownerKey)
}

function forgetTab(): void {
  try {
    const beginnings = Object.values(tabKeys)
    for (const key of Object.keys(sessionStorage))
      if (beginnings.some((beginning) => key.startsWith(beginning)))
        (memory ?? sessionStorage).removeItem(key)
    ;(memory ?? sessionStorage).removeItem(ownerKey)
  } catch {}
}

/**
 * Says whose account this is. What another account left, whose session ended by itself, is forgotten; whoever left it finds it again.
 * A tab has an owner of its own: another may have told the browser of somebody new before.
 */
export function workOf(login: string): void {
  if (keptText(ownerKey) !== login) {
    forgetKept()
    keepText(ownerKey, login)
  }
  if (keptForTab(ownerKey) !== login) {
    forgetTab()
    keepForTab(ownerKey, login)
  }
}

/** A choice that is kept for the next time; the first of `options` until one is made. */
export function useKeptChoice<Id extends string>(
  key: string,
  options: readonly [Id, ...Id[]],
): [chosen: Id, choose: (id: Id) => void] {
  const [chosen, setChosen] = useState(() => options.find((id) => id === keptText(key)) ?? options[0])
  const choose = (id: Id) => {
    setChosen(id)
    keepText(key, id)
  }
  return [chosen, choose]
}
