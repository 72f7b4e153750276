import { useState } from 'react'

// A browser's storage can be switched off: then what is kept lasts as long as the page.

let prefix = ''

/** Keeps everything apart from what others keep on this origin. */
export function keepApart(name: string): void {
  prefix = `${name}.`
}

/** What was kept until the tab is closed. */
export function keptForTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')
  } catch {
    return null
  }
}

export function keepForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {}
}

/** What was kept for good. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(prefix + key, text)
  } catch {}
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
