import { randomInt } from 'node:crypto'
import { closeSync } from 'node:fs'
import { Failed } from './failure.ts'

/** An open file, as SFTP, uploads and downloads have it. */
export type Handle = {
  fd: number
  appends: boolean
  /** Its last piece that is being written. */
  writing?: Promise<unknown>
  /** The first piece that could not be added to its end. */
  refused?: { at: number; error: unknown } | undefined
}

const maxHandles = 4_096

/** Files that are open for somebody outside. Numbers are never used again, not by another helper either: who asks by an old one is told. */
export function handles() {
  const open = new Map<number, Handle>()
  let last = randomInt(2 ** 47)
  return {
    add(handle: Handle): number {
      if (open.size >= maxHandles) {
        closeSync(handle.fd)
        throw new Failed('too_many', { limit: maxHandles })
      }
      last += 1
      open.set(last, handle)
      return last
    },
    of(number: number): Handle {
      const handle = open.get(number)
      if (!handle) throw new Failed('not_found')
      return handle
    },
    close(number: number): void {
      const handle = open.get(number)
      open.delete(number)
      if (handle) closeSync(handle.fd)
    },
  }
}
export type Handles = ReturnType<typeof handles>
