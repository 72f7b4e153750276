/** Rights on one server. Its owner has all. */
export const serverRights = [
  'view',
  'power',
  'console.read',
  'console.write',
  'players',
  'files',
  'settings',
  'addons',
  'backups.create',
  'backups.restore',
  'backups.download',
  'schedules.edit',
  'schedules.run',
  'network',
  'members',
  'activity',
] as const
export type ServerRight = (typeof serverRights)[number]

/** `owner`: paid terms, restoring an archive and deletion, which no other right includes. */
export type RequiredRight = ServerRight | 'owner'
