import type { Server } from '@zubr/contracts/servers/server'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { ApiFailure } from '../api/request.ts'
import type { Tone } from '../server/status-appearance.ts'

/**
 * `offline`: the browser has no network. `unreachable`: five failures in a row; retries continue
 * every 10 s.
 * `blocked` and `deleted` are final.
 */
export type LinkStatus =
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'offline'
  | 'unreachable'
  | 'blocked'
  | 'deleted'

/** The connection's status; `why` it is unreachable, unless the node is the reason. */
export type LinkState = { status: LinkStatus; why?: ApiFailure['code'] | undefined }
type ConsoleState = { tone: Tone; text: string; mayRetry: boolean }

/** Whether the server has a console. A suspended server's lines stay readable. */
export const hasConsole = ({ contract }: Pick<Server, 'contract'>): boolean =>
  contract === 'active' || contract === 'suspended'

/** The console's state. What is known about the server has priority over an unreachable console. */
export function consoleState(
  { status, why }: LinkState,
  { contract, nodeSilent }: Pick<Server, 'contract' | 'nodeSilent'>,
  messages: PanelMessages,
): ConsoleState {
  const known = (tone: Tone, text: string, mayRetry = false) => ({ tone, text, mayRetry })
  if (contract === 'blocked' || status === 'blocked') return known('bad', messages.console.blocked)
  if (contract === 'deleted' || status === 'deleted') return known('bad', messages.server.deleted)
  if (status === 'connected') return known('well', messages.console.connected)
  if (status === 'offline') return known('bad', messages.console.offline)
  if (status === 'unreachable' && why) return known('bad', messages.errors[why], true)
  if (nodeSilent) return known('held', messages.nodeSilent.text, true)
  if (status !== 'unreachable') return known('wait', messages.console[status])
  if (contract === 'suspended' || contract === 'archived')
    return known('held', messages.contracts[contract], true)
  return known('bad', messages.console.unreachable, true)
}
