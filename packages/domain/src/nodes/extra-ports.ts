// Ports that a server has beside the one at which it is joined: for what plugins and mods serve themselves.

import { coreKinds, isCoreId } from '../cores/kinds.ts'

export const portProtocols = ['tcp', 'udp'] as const
export type PortProtocol = (typeof portProtocols)[number]

/** What an owner says that a port is for. */
export const portPurposes = ['voice', 'map', 'votes', 'query', 'other'] as const
export type PortPurpose = (typeof portPurposes)[number]

/** What each purpose speaks; null: its owner says it. */
export const protocolOf: Record<PortPurpose, PortProtocol | null> = {
  voice: 'udp',
  map: 'tcp',
  votes: 'tcp',
  query: 'udp',
  other: null,
}

/** Whether a server answers at a port for this purpose: queries of server lists are known to Java servers and proxies. */
export const hasUseFor = (purpose: PortPurpose, core: string): boolean =>
  purpose !== 'query' || (isCoreId(core) && coreKinds[core].java)

/** Of one server. */
export const maxExtraPorts = 5

/** Ports of a node: how many it has, how many are held by servers and their extra ports, and how many of those are extra. */
export type NodePorts = { ports: number | null; portsHeld: number; extraPortsHeld: number }

/**
 * How many more extra ports a node can give: at least half of its range stays with the games themselves. An agent that does not say how
 * many ports it has is older than extra ports.
 */
export function extraPortsLeft({ ports, portsHeld, extraPortsHeld }: NodePorts): number {
  if (ports === null) return 0
  return Math.max(0, Math.min(ports - portsHeld, Math.floor(ports / 2) - extraPortsHeld))
}
