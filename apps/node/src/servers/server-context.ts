import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import type { Backups } from '../backups/backups.ts'
import type { Catalogue } from '../cores/catalogue.ts'
import type { Core } from '../cores/core.ts'
import type { ServerFiles } from '../files/server-files.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Limits } from './limits.ts'
import type { Ports } from './ports/ports.ts'
import type { StartQueue } from './starting/start-queue.ts'

/** What all servers of a node share. */
export type ServerContext = {
  dataDir: string
  /** The address on which servers listen. */
  host: string
  /**
   * Port at which the edge beside the agent accepts players by name. Undefined: there is no edge.
   */
  edgePort: number | undefined
  runtime: Runtime
  /** The only access to files beneath a server's `data`. */
  files: ServerFiles
  catalogue: Catalogue
  ports: Ports
  startQueue: StartQueue
  backups: Backups
  /** The `User-Agent` of downloads. */
  userAgent: string
  clock: Clock
  limits: Limits
  log: Log
  /** Whether this node may run a core; see docs/decisions/0037. */
  mayRun(core: Core): boolean
  /** Whether somebody has it open in the panel. */
  isWatched(id: string): boolean
  /** Requests the API to stop an empty server. Rejects without an answer. */
  requestEmptyStop(
    id: string,
    by: { generation: number; minutes: number },
    signal: AbortSignal,
  ): Promise<EmptyStopOutcome>
  /** Call this when the report has changed. */
  changed(): void
  /** Call this when the record for the edge may have changed. */
  notifyEdge(): void
}
