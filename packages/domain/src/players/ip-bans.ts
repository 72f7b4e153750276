import { coreKinds, isCoreId } from '../cores/kinds.ts'
import { canSeePlayerAddresses } from '../cores/players-addresses.ts'

/**
 * Commands of the game and its plugins that ban an address: at the start, after a namespace, or run
 * by `execute`. `ban-ip` of a player bans the address that the server sees.
 */
const ipBan = /(?:^|\brun)\s*\/?(?:[\w.-]+:)?(?:e?(?:temp)?(?:ban-?ip|ip-?ban))(?=\s|$)/i

export const isIpBan = (command: string): boolean => ipBan.test(command.trim())

/**
 * Whether a server sees the edge's address for all players: banning it would lock out everybody.
 */
export function seesEdgeAddress(core: string, version: string, build?: string): boolean {
  return isCoreId(core) && coreKinds[core].edition === 'java' && !canSeePlayerAddresses(core, version, build)
}

export const refusesIpBan = (
  { id, version, package: of }: { id: string; version: string; package?: { build: string } | undefined },
  command: string,
): boolean => isIpBan(command) && seesEdgeAddress(id, version, of?.build)
