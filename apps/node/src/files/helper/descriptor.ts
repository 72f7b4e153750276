import { constants } from 'node:fs'

const isLinux = process.platform === 'linux'

/** The name of an entry: mostly a string, which is faster, or else bytes. */
export type Name = string | Buffer

/**
 * The path of a name in an open folder. On Linux it starts at the descriptor, as with openat, so it
 * stays in that folder even if another one takes its path.
 */
export function within(folder: Open, name: Buffer): Buffer
export function within(folder: Open, name: Name): Name
export function within({ fd, path }: Open, name: Name): Name {
  if (isLinux && typeof name === 'string') return `/proc/self/fd/${fd}/${name}`
  const base = isLinux ? Buffer.from(`/proc/self/fd/${fd}`) : path
  return Buffer.concat([base, slash, typeof name === 'string' ? Buffer.from(name) : name])
}
const slash = Buffer.from('/')
type Open = { fd: number; path: Buffer }

/** The path of an open file or folder itself, even if its name now belongs to another. */
export const itself = ({ fd, path }: Open): Name => (isLinux ? `/proc/self/fd/${fd}` : path)

/**
 * Holds a file without opening it (O_PATH), which needs no permission to read it and has no effect
 * on a FIFO or device.
 */
const hold = isLinux ? 0x200000 : constants.O_RDONLY | constants.O_NONBLOCK
export const heldFolder = hold | constants.O_DIRECTORY | constants.O_NOFOLLOW
export const heldThing = hold | constants.O_NOFOLLOW
/** Follows no link and does not block. */
export const safely = constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY
