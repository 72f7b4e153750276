// A server's ports besides its main one, for services of plugins and mods.

import { coreKinds, isCoreId } from '../cores/kinds.ts'

export const portProtocols = ['tcp', 'udp'] as const
export type PortProtocol = (typeof portProtocols)[number]

/** The owner's purpose of a port. */
export const portPurposes = ['voice', 'map', 'votes', 'query', 'other'] as const
export type PortPurpose = (typeof portPurposes)[number]

/** The protocol of each purpose; null: the owner chooses. */
export const protocolOf: Record<PortPurpose, PortProtocol | null> = {
  voice: 'udp',
  map: 'tcp',
  votes: 'tcp',
  query: 'udp',
  other: null,
}

/**
 * Whether a server can use a port for this purpose: only Java servers and proxies answer queries of
 * server lists.
 */
export const hasUseFor = (purpose: PortPurpose, core: string): boolean =>
  purpose !== 'query' || (isCoreId(core) && coreKinds[core].java)

/** Per server. */
export const maxExtraPorts = 5

/** Ports of a node: total, used by servers and extra ports, and the extra ones among the used. */
export type NodePorts = { ports: number | null; portsHeld: number; extraPortsHeld: number }

/**
 * How many more extra ports a node can give: at least half of its range stays reserved for games.
 * An agent that does not report its ports is older than extra ports.
 */
export function extraPortsLeft({ ports, portsHeld, extraPortsHeld }: NodePorts): number {
  if (ports === null) return 0
  return Math.max(0, Math.min(ports - portsHeld, Math.floor(ports / 2) - extraPortsHeld))
}
