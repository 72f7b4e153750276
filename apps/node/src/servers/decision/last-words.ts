import type { Exit } from '../runtime.ts'
import type { HaltReason } from './server-memory.ts'

/** What a server's console says when it stays down. Consoles are in English. */
const lastWords: Record<HaltReason, string> = {
  out_of_memory: 'The server is stopped: it used up the memory of its plan',
  disk_full: 'The server is stopped: it used up the disk space of its plan',
  too_many_processes: 'The server is stopped: it started too many processes',
  port_taken: 'The server is stopped: its port is taken, and no other port of this node is free',
  crash_loop: 'The server is stopped: it crashed too often in a row',
  start_timeout: 'The server is stopped: it failed to start too often in a row',
  internal: 'The server is stopped: something went wrong on this node',
}

export const saysOfHalt = (reason: HaltReason): string => fromNode(lastWords[reason])

export function saysOfCrash({ code, signal }: Exit): string {
  const how = signal ?? (code === null ? 'nobody saw how' : `exit code ${code}`)
  return fromNode(`The server crashed: ${how}`)
}

export const saysOfLateStart = (startMs: number): string =>
  fromNode(`The server was not ready within ${startMs / 1000} s, so it was ended`)

export const saysOfMove = (from: number, to: number): string =>
  fromNode(`Another program took port ${from}: players join at port ${to} now`)

/** Tells the node's words from the server's own. */
const fromNode = (text: string) => `[node] ${text}`
