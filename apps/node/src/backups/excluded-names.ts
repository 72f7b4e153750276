/** Top-level names that backups skip: the agent owns them, or the next start creates them again. */
export const excludedNames = ['.zubr', 'cache', 'libraries', 'versions'] as const
/** In any folder: the lock of an open world. */
export const excludedAnywhere = 'session.lock'
