import { constants } from 'node:fs'

const isLinux = process.platform === 'linux'

/**
 * A name within a folder that is open, as a path. On Linux it is that very folder, whatever takes its name meanwhile: the kernel goes from
 * the descriptor, as openat does.
 */
export function within(folder: { fd: number; path: Buffer }, name: Buffer): Buffer {
  const base = isLinux ? Buffer.from(`/proc/self/fd/${folder.fd}/`) : Buffer.concat([folder.path, slash])
  return Buffer.concat([base, name])
}
const slash = Buffer.from('/')

/** An open file or folder itself, whatever has its name by now. */
export const itself = ({ fd, path }: { fd: number; path: Buffer }): Buffer =>
  isLinux ? Buffer.from(`/proc/self/fd/${fd}`) : path

/** Holds on to a thing without opening it (O_PATH): it takes no right to read it, and no FIFO or device notices. */
const hold = isLinux ? 0x200000 : constants.O_RDONLY | constants.O_NONBLOCK
export const heldFolder = hold | constants.O_DIRECTORY | constants.O_NOFOLLOW
export const heldThing = hold | constants.O_NOFOLLOW
/** A link is not followed, and nothing is waited for. */
export const safely = constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY
