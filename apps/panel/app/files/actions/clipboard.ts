import { useSyncExternalStore } from 'react'

/** Copied or cut files of one server, for as long as the page is open. */
export type Clip = { server: string; how: 'copy' | 'cut'; paths: readonly string[] }

let clip: Clip | null = null
const listeners = new Set<() => void>()

export function clipTo(next: Clip | null): void {
  clip = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useClip(server: string): Clip | null {
  const current = useSyncExternalStore(subscribe, () => clip)
  return current?.server === server ? current : null
}
