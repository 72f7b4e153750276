import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { ApiAccess } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { BackupStorage } from '../backups/backup-storage.ts'
import type { BundledCore } from '../cores/core.ts'
import type { SftpLimits } from '../sftp/messages.ts'
import type { Limits } from './limits.ts'
import type { PortRange } from './ports/ports.ts'

export type ServersOptions = ApiAccess & {
  /** The only origin whose pages may open consoles. */
  panelOrigin: string
  dataDir: string
  /** The address on which game servers listen. */
  serverHost: string
  serverPorts: PortRange
  /** Port at which the edge beside the agent accepts players by name. 0: any port. */
  edgePort?: number | undefined
  /** Port at which the agent serves consoles and files. */
  nodePort?: number | undefined
  /** Folder in which the edge reads its file. Default: a folder beside the servers. */
  edgeServers?: string | undefined
  /** Serves their files by SFTP on this port. */
  sftp?: { port: number; limits?: Partial<SftpLimits> }
  /** How long servers may take to save when the agent ends. */
  stopGraceMs?: number
  /** Servers outlive the agent (Linux only). Otherwise they end with it. */
  keepServers?: boolean
  /** Replaces the best runtime of this machine. */
  runtime?: NodeRuntime['kind']
  clock?: Clock
  limits?: Partial<Limits>
  /** Replaces the real cores. */
  cores?: readonly BundledCore[]
  /** Where backups are stored. Default: a folder beside the servers. */
  backups?: BackupStorage
  /** Plugins and mods may run without a verified sandbox, as the machine's owner trusts them. */
  trustOwnersCode?: boolean
}
