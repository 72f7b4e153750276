/** What is not worth keeping, at the top of a server's files: it is ours, or is made anew at the next start. */
export const leftOut = ['.zubr', 'cache', 'libraries', 'versions'] as const
/** In each folder: it says that a world is open. */
export const leftOutAnywhere = 'session.lock'
