import type { DesiredServer, ServerReport } from '@zubr/contracts/node-servers'
import type { CoreAdapter } from '../../cores/core.ts'
import type { PingedAt } from '../../ping/pong.ts'
import type { ServerRun } from '../server-run.ts'
import type { EdgeServerReport } from './local-servers.ts'

/** The record of a server for the edge, made from its report. Null if the server is deleted. */
export function edgePayload(
  { id, state, reason, progress, port, startMs }: ServerReport,
  { stoppedEmptyMinutes }: Pick<DesiredServer, 'stoppedEmptyMinutes'>,
  core: Pick<CoreAdapter, 'ping'> | undefined,
  run: ServerRun | undefined,
  at: PingedAt | null,
): EdgeServerReport | null {
  if (state === 'absent') return null
  const isOfTcp = core?.ping !== 'bedrock'
  return {
    ...{ id, state, reason, progress: progress ?? null, startMs: startMs ?? null },
    port: isOfTcp ? port : null,
    target: isOfTcp && run?.ready && !run.exit && at ? { host: at.host, port: at.port } : null,
    proxyProtocol: at?.proxyProtocol === true,
    entry: run?.entry ?? null,
    ...(state === 'stopped' &&
      reason === null &&
      stoppedEmptyMinutes !== undefined && { stoppedEmptyMinutes }),
  }
}
