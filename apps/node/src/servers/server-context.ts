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
  /** Where the edge beside the agent takes players by name; undefined where there is none. */
  edgePort: number | undefined
  runtime: Runtime
  /** The only way to what is beneath a server's `data`. */
  files: ServerFiles
  catalogue: Catalogue
  ports: Ports
  turns: StartQueue
  backups: Backups
  /** As whom files are fetched. */
  userAgent: string
  clock: Clock
  limits: Limits
  log: Log
  /** Whether it is safe to run here; docs/decisions/0037 says when. */
  mayRun(core: Core): boolean
  /** Somebody looks at it in the panel. */
  isWatched(id: string): boolean
  /** Asks the API to stop a server that nobody is on; rejects without an answer. */
  askEmptyStop(
    id: string,
    by: { generation: number; minutes: number },
    signal: AbortSignal,
  ): Promise<EmptyStopOutcome>
  /** Something that is reported has changed. */
  changed(): void
  /** Something that the edge is told may have. */
  tellEdge(): void
}
