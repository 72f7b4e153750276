import { useSyncExternalStore } from 'react'

/** Servers in whose folders something was switched on or off since they started. Their files alone say it, and no change of the API. */
const servers = new Set<string>()
const listeners = new Set<() => void>()

export function switchedFor(server: string, is: boolean): void {
  if (servers.has(server) === is) return
  if (is) servers.add(server)
  else servers.delete(server)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSwitched = (server: string): boolean =>
  useSyncExternalStore(subscribe, () => servers.has(server))
