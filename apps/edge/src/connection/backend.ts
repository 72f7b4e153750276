import type { LocalServer } from '@zubr/contracts/edge/local'
import { type ProxyEnd, proxyHeader } from '@zubr/on-node/proxy-header'
import { availabilityOf, type Decision } from '../decide.ts'
import type { EdgeContext } from '../edge-context.ts'
import { forwardHeader } from '../peers/forward-header.ts'
import type { ServerAvailability } from '../wire/server-availability.ts'

/** Where a player is connected to: a game server of this node, or the edge of another one. */
export type BackendTarget = Extract<Decision, { to: 'local' | 'edge' }>

export type Address = { host: string; port: number }

export type BackendHeaderOptions = {
  source: ProxyEnd
  /** Called only if the backend gets a header, as it costs a system call. */
  destination(): ProxyEnd
  /** Whether the server of this node reads the PROXY protocol. */
  usesProxyProtocol: boolean
}

/** Undefined for the edge of another node. */
export function localServer({ knowledge }: EdgeContext, target: BackendTarget): LocalServer | undefined {
  return target.to === 'local' ? knowledge.local(target.server) : undefined
}

/** Undefined: the server has no address now. `attempt` counts from 0. */
export function backendAddress(
  context: EdgeContext,
  target: BackendTarget,
  attempt: number,
): Address | undefined {
  if (target.to === 'local') return localServer(context, target)?.target ?? undefined
  const { host, port } = target.edge
  return { host: context.edgeAddresses.at(host, attempt), port }
}

/** What the player reads if the backend has no address. */
export function unavailability(
  { knowledge, clock }: EdgeContext,
  local: LocalServer | undefined,
): ServerAvailability {
  return local ? availabilityOf(local, knowledge.routeById(local.id), clock.now()) : { status: 'node_away' }
}

/** What a backend gets before the player's bytes: the player's address, if it reads one. */
export function backendHeader(
  { knowledge, clock }: EdgeContext,
  target: BackendTarget,
  { source, destination, usesProxyProtocol }: BackendHeaderOptions,
): Buffer | undefined {
  if (target.to === 'local')
    return usesProxyProtocol ? proxyHeader({ source, destination: destination() }) : undefined
  const key = knowledge.sendKeyOf(target.edge.node) ?? ''
  const { node } = knowledge
  return forwardHeader({
    player: source,
    destination: destination(),
    node,
    server: target.server,
    key,
    now: clock.now(),
  })
}
