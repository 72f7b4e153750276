import { randomInt } from 'node:crypto'
import { closeSync } from 'node:fs'
import { OperationError } from './failure.ts'

/** An open file of SFTP, an upload or a download. */
export type Handle = {
  fd: number
  appends: boolean
  /** Its last pending write. */
  writing?: Promise<unknown>
  /** The first piece that could not be appended. */
  refused?: { at: number; error: unknown } | undefined
}

const maxHandles = 4_096

/**
 * Files that are open for a client. Numbers are never reused, not even by another helper, so an old
 * one is refused.
 */
export function handles() {
  const open = new Map<number, Handle>()
  let last = randomInt(2 ** 47)
  return {
    add(handle: Handle): number {
      if (open.size >= maxHandles) {
        closeSync(handle.fd)
        throw new OperationError('too_many', { limit: maxHandles })
      }
      last += 1
      open.set(last, handle)
      return last
    },
    of(number: number): Handle {
      const handle = open.get(number)
      if (!handle) throw new OperationError('not_found')
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
