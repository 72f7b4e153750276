import type { LocalServer } from '@zubr/contracts/edge/local'
import type { EdgeAddress, Route } from '@zubr/contracts/edge/routes'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { ServerAvailability } from './wire/server-availability.ts'

/** By what somebody asks for a server. */
export type JoinTarget =
  /** The name that they typed. */
  | { by: 'name'; name: string | null }
  /** The server's own port, at which they came: the name says nothing then. */
  | { by: 'port'; port: number }
  /** Another edge has found the server here. */
  | { by: 'edge'; server: string }

export type Decision =
  | { to: 'local'; server: string }
  | { to: 'edge'; server: string; edge: EdgeAddress }
  /** Nobody is to be connected to; `server`: whose name was asked for. */
  | { to: 'answer'; server: string | undefined; matter: ServerAvailability }

/** What is to be done with somebody who asks for a server now. */
export function decide(knowledge: Knowledge, asked: JoinTarget, now: number): Decision {
  const found = find(knowledge, asked)
  // Also without a name of ours: players who typed an IP address, and clients that send no name.
  if (!found) return answer(undefined, { is: 'unknown' })
  const { id, route, local } = found
  if (route?.contract === 'suspended' || route?.contract === 'blocked')
    return answer(id, { is: route.contract })
  // One that has moved away may lie here still; whoever comes by its port, or from another edge, asks for the one here.
  const isHere = local && (asked.by !== 'name' || !route || route.node === knowledge.node)
  if (isHere)
    return local.at !== null || isAboutToAnswer(local)
      ? { to: 'local', server: id }
      : answer(id, matterOf(local, route, now))
  // An edge that was passed a player does not pass them on: two that believe each other to have the server would do so for ever.
  const edge = route && asked.by !== 'edge' ? knowledge.edgeOf(route.node) : undefined
  // Without a key the other edge would not believe this one.
  return edge && edge.node !== knowledge.node && knowledge.sendKeyOf(edge.node) !== undefined
    ? { to: 'edge', server: id, edge }
    : answer(id, { is: 'node_away' })
}

/** It was said to run a moment before it was said where: the agent tells several changes as one. */
export const isAboutToAnswer = ({ state, at, port }: LocalServer) =>
  state === 'running' && at === null && port !== null

/** It does not take players yet, and will if nothing goes wrong. */
export const comes = (local: LocalServer) =>
  local.state === 'starting' || local.state === 'creating' || isAboutToAnswer(local)

/** What is the matter with a server that takes nobody. */
export function matterOf(local: LocalServer, route: Route | undefined, now: number): ServerAvailability {
  switch (local.state) {
    case 'stopped':
      return {
        is: route?.starters?.length ? 'may_start' : 'stopped',
        ...(local.stoppedEmptyMinutes !== undefined && { emptyMinutes: local.stoppedEmptyMinutes }),
      }
    case 'starting':
    case 'creating':
      return starting(local, now)
    case 'running':
      return { is: local.port === null ? 'bedrock' : 'silent' }
    case 'stopping':
      return { is: 'stopping' }
    case 'crashed':
      return { is: 'crashed' }
    case 'failed':
      return { is: local.reason === 'crash_loop' ? 'too_many_crashes' : 'failed' }
    default:
      return { is: 'stopped' }
  }
}

/** It starts, or will in a moment. */
export function starting({ startMs, startingSince, progress }: LocalServer, now: number): ServerAvailability {
  const percent = progress?.percent ?? null
  if (startMs === null) return { is: 'starting', seconds: null, percent }
  const left = startMs - (startingSince === null ? 0 : now - startingSince)
  // It takes longer this time: nobody is told that it is there already.
  return { is: 'starting', seconds: Math.max(5, Math.ceil(left / 1_000)), percent }
}

const answer = (server: string | undefined, matter: ServerAvailability): Decision => ({
  to: 'answer',
  server,
  matter,
})

function find(knowledge: Knowledge, asked: JoinTarget) {
  const route = asked.by === 'name' && asked.name ? knowledge.routeOf(asked.name) : undefined
  const id =
    asked.by === 'edge'
      ? asked.server
      : asked.by === 'port'
        ? knowledge.localByPort(asked.port)?.id
        : route?.id
  if (id === undefined) return undefined
  const found = { id, route: route ?? knowledge.routeById(id), local: knowledge.local(id) }
  if (found.route?.contract === 'deleted' || (!found.route && !found.local)) return undefined
  return found
}
