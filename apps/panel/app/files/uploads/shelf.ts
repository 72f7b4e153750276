import { readTabEntry, tabKeys } from '../../storage.ts'
import type { Uploads } from './store.ts'

// The part that the frame needs before the first upload; the rest loads on demand.

let present: Uploads | undefined
const listeners = new Set<() => void>()

export const presentUploads = (): Uploads | undefined => present

export function putUploads(uploads: Uploads): void {
  present = uploads
  for (const listener of listeners) listener()
}

export function onUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a reload has interrupted uploads. */
export function hasInterruptedUploads(): boolean {
  const stored = readTabEntry(tabKeys.uploads)
  return Array.isArray(stored) && stored.length > 0
}
