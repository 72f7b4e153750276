import { constants } from 'node:fs'

const isLinux = process.platform === 'linux'

/** Of an entry: most are text, which is faster; others are bytes. */
export type Name = string | Buffer

/**
 * A name within a folder that is open, as a path. On Linux it is that very folder, whatever takes its name meanwhile: the kernel goes from
 * the descriptor, as openat does.
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

/** An open file or folder itself, whatever has its name by now. */
export const itself = ({ fd, path }: Open): Name => (isLinux ? `/proc/self/fd/${fd}` : path)

/** Holds on to a thing without opening it (O_PATH): it takes no right to read it, and no FIFO or device notices. */
const hold = isLinux ? 0x200000 : constants.O_RDONLY | constants.O_NONBLOCK
export const heldFolder = hold | constants.O_DIRECTORY | constants.O_NOFOLLOW
export const heldThing = hold | constants.O_NOFOLLOW
/** A link is not followed, and nothing is waited for. */
export const safely = constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY
