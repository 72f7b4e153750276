import type { LocalServer } from '@zubr/contracts/edge/local'
import type { EdgeAddress, Route } from '@zubr/contracts/edge/routes'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { ServerAvailability } from './wire/server-availability.ts'

/** How a player names the server to join. */
export type JoinTarget =
  /** The name that the player typed. */
  | { by: 'name'; name: string | null }
  /** The server's own port, at which the player connected. The name has no meaning then. */
  | { by: 'port'; port: number }
  /** The server that another edge found on this node. */
  | { by: 'edge'; server: string }

export type Decision =
  | { to: 'local'; server: string }
  | { to: 'edge'; server: string; edge: EdgeAddress }
  /** The edge answers the player. `server` is undefined if the target names none. */
  | { to: 'answer'; server: string | undefined; availability: ServerAvailability }

/**
 * Decides where a player is connected, or what the edge answers.
 * `now`: milliseconds since the epoch.
 */
export function decide(knowledge: Knowledge, target: JoinTarget, now: number): Decision {
  const found = findServer(knowledge, target)
  // Players who typed an IP address, and clients that send no name, get an answer too.
  if (!found) return answer(undefined, { status: 'unknown' })
  const { id, route, local } = found
  if (route?.contract === 'suspended' || route?.contract === 'blocked')
    return answer(id, { status: route.contract })
  // A server that moved away may still be stored here.
  // Its port, and other edges, mean the one here.
  const isHere = local && (target.by !== 'name' || !route || route.node === knowledge.node)
  if (isHere)
    return local.target !== null || isAboutToListen(local)
      ? { to: 'local', server: id }
      : answer(id, availabilityOf(local, route, now))
  // A forwarded player is not forwarded again: two edges with different routes would do so without
  // end.
  const edge = route && target.by !== 'edge' ? knowledge.edgeOf(route.node) : undefined
  // The other edge refuses a header without a key.
  return edge && edge.node !== knowledge.node && knowledge.sendKeyOf(edge.node) !== undefined
    ? { to: 'edge', server: id, edge }
    : answer(id, { status: 'node_away' })
}

/**
 * The agent reports `running` a moment before the address, as it writes several changes at once.
 */
export const isAboutToListen = ({ state, target: at, port }: LocalServer) =>
  state === 'running' && at === null && port !== null

/** Whether a server that takes no players yet will do so, if nothing fails. */
export const isComingUp = (local: LocalServer) =>
  local.state === 'starting' || local.state === 'creating' || isAboutToListen(local)

/** Why a server of this node takes no players. */
export function availabilityOf(
  local: LocalServer,
  route: Route | undefined,
  now: number,
): ServerAvailability {
  switch (local.state) {
    case 'stopped':
      return {
        status: route?.starters?.length ? 'may_start' : 'stopped',
        ...(local.stoppedEmptyMinutes !== undefined && { emptyMinutes: local.stoppedEmptyMinutes }),
      }
    case 'starting':
    case 'creating':
      return startingAvailability(local, now)
    case 'running':
      return { status: local.port === null ? 'bedrock' : 'silent' }
    case 'stopping':
      return { status: 'stopping' }
    case 'crashed':
      return { status: 'crashed' }
    case 'failed':
      return { status: local.reason === 'crash_loop' ? 'too_many_crashes' : 'failed' }
    default:
      return { status: 'stopped' }
  }
}

/** For a server that starts now, or whose start was requested. */
export function startingAvailability(
  { startMs, startingSince, progress }: Pick<LocalServer, 'startMs' | 'startingSince' | 'progress'>,
  now: number,
): ServerAvailability {
  const percent = progress?.percent ?? null
  if (startMs === null) return { status: 'starting', seconds: null, percent }
  const remainingMs = startMs - (startingSince === null ? 0 : now - startingSince)
  // A start that takes longer than the last one is never announced as done.
  return { status: 'starting', seconds: Math.max(5, Math.ceil(remainingMs / 1_000)), percent }
}

const answer = (server: string | undefined, availability: ServerAvailability): Decision => ({
  to: 'answer',
  server,
  availability,
})

function findServer(knowledge: Knowledge, target: JoinTarget) {
  const route = target.by === 'name' && target.name ? knowledge.routeOf(target.name) : undefined
  const id = serverIdOf(knowledge, target, route)
  if (id === undefined) return undefined
  const found = { id, route: route ?? knowledge.routeById(id), local: knowledge.local(id) }
  if (found.route?.contract === 'deleted' || (!found.route && !found.local)) return undefined
  return found
}

function serverIdOf(knowledge: Knowledge, target: JoinTarget, route: Route | undefined): string | undefined {
  if (target.by === 'edge') return target.server
  return target.by === 'port' ? knowledge.localByPort(target.port)?.id : route?.id
}
