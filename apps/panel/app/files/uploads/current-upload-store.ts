import { readTabEntry, tabKeys } from '../../storage.ts'
import type { UploadStore } from './upload-store.ts'

// The part that the frame needs before the first upload; the rest loads on demand.

let present: UploadStore | undefined
const listeners = new Set<() => void>()

export const currentUploadStore = (): UploadStore | undefined => present

export function setUploadStore(store: UploadStore): void {
  present = store
  for (const listener of listeners) listener()
}

export function onUploadStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a reload has interrupted uploads. */
export function hasInterruptedUploads(): boolean {
  const stored = readTabEntry(tabKeys.uploads)
  return Array.isArray(stored) && stored.length > 0
}
