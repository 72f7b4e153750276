import type { ServerReport } from '@zubr/contracts/node-servers'
import type { Manner } from '../../cores/core.ts'
import { reachable } from '../ping/ping.ts'
import type { ServerContext } from '../server-context.ts'
import type { ServerRun } from '../server-run.ts'
import type { SaidToEdge } from './local-servers.ts'

/** What the edge is told of a server, by its report; null: it is gone. */
export function saidToEdge(
  { id, state, reason, progress, port, startMs }: ServerReport,
  core: Pick<Manner, 'ping'> | undefined,
  run: ServerRun | undefined,
  at: { host: string; port: number } | null,
): SaidToEdge | null {
  if (state === 'absent') return null
  const isOfTcp = core?.ping !== 'bedrock'
  return {
    ...{ id, state, reason, progress: progress ?? null, startMs: startMs ?? null },
    port: isOfTcp ? port : null,
    at: isOfTcp && run?.ready && !run.exit ? at : null,
    proxyProtocol: false,
    entry: run?.entry ?? null,
  }
}

/** Where this machine reaches a server that runs. */
export const placeOf = (
  { runtime, host }: Pick<ServerContext, 'runtime' | 'host'>,
  id: string,
  port: number,
) => ({
  host: runtime.addressOf?.(id) ?? reachable(host),
  port,
})
