import { activityActors } from '@zubr/contracts/server-activity'
import { allPanelMessages } from '@zubr/i18n/panel-all'

/** A server's activity names who did what by the login; under these it would seem to be the operator or the service, in some language. */
const reserved = new Set<string>([
  ...activityActors,
  ...Object.values(allPanelMessages).flatMap(({ server }) =>
    Object.values(server.who).map((word) => word.toLowerCase()),
  ),
])

/** Whether nobody can have a login, given in lower case. */
export function isReserved(login: string): boolean {
  return reserved.has(login)
}
