import type { Server } from '@zubr/contracts/servers'
import type { PanelMessages } from '@zubr/i18n/panel'
import { contractEnd } from '../server/contract-end.ts'
import { type Tone, toneOf } from '../server/look.ts'

export const filters = ['all', 'running', 'stopped', 'changing', 'attention'] as const
export type Filter = (typeof filters)[number]
export const orders = ['created', 'name', 'state', 'end', 'players'] as const
export type Order = (typeof orders)[number]

/** What of the list is shown, and in which order. The first of each is what goes without saying. */
export type ListQuery = { text: string; filter: Filter; order: Order }

/** A list that is shorter is seen at a glance. */
export const longList = 6

const oneOf = <Id extends string>(ids: readonly [Id, ...Id[]], given: string | null): Id =>
  ids.find((id) => id === given) ?? ids[0]

/** The query that an address holds. */
export function readQuery(search: URLSearchParams): ListQuery {
  return {
    text: search.get('q') ?? '',
    filter: oneOf(filters, search.get('show')),
    order: oneOf(orders, search.get('sort')),
  }
}

/** An address's search with this query in it; what else stands there stays. */
export function withQuery(search: URLSearchParams, { text, filter, order }: ListQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value)
  put('q', text, '')
  put('show', filter, filters[0])
  put('sort', order, orders[0])
  return next
}

export const isNarrowed = ({ text, filter }: ListQuery): boolean => text.trim() !== '' || filter !== 'all'

/** Letters without their signs and case: who types "e" finds "ё" and "é". */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

type ListContext = { messages: PanelMessages; now: number }

function passes(server: Server, filter: Filter, { messages, now }: ListContext): boolean {
  const tone = toneOf(server, messages)
  switch (filter) {
    case 'all':
      return true
    case 'running':
      return tone === 'well'
    case 'stopped':
      return tone === 'off'
    case 'changing':
      return tone === 'wait'
    case 'attention':
      return tone === 'bad' || tone === 'held' || contractEnd(server, now)?.isNear === true
  }
}

/** What needs its owner comes first. */
const urgency: readonly Tone[] = ['bad', 'held', 'wait', 'well', 'off']
/** After everything that has a figure. */
const never = Number.POSITIVE_INFINITY

/** The servers of a list that a query means, in its order. Every word of its text is in the name, the subdomain or the node's name. */
export function shownServers(
  servers: readonly Server[],
  { text, filter, order }: ListQuery,
  told: ListContext & { collator: Intl.Collator },
): Server[] {
  const parts = plain(text).split(/\s+/)
  const found = servers.filter((server) => {
    const own = plain(`${server.name} ${server.subdomain} ${server.node ?? ''}`)
    return parts.every((part) => own.includes(part)) && passes(server, filter, told)
  })
  const byName = (a: Server, b: Server) => told.collator.compare(a.name, b.name)
  const by = (figure: (server: Server) => number) => (a: Server, b: Server) =>
    // Infinity from itself would be no number.
    figure(a) === figure(b) ? byName(a, b) : figure(a) - figure(b)
  switch (order) {
    case 'created':
      return found
    case 'name':
      return found.toSorted(byName)
    case 'state':
      return found.toSorted(by((server) => urgency.indexOf(toneOf(server, told.messages))))
    case 'end':
      return found.toSorted(by(({ paidUntil }) => (paidUntil ? Date.parse(paidUntil) : never)))
    case 'players':
      return found.toSorted(by(({ stats }) => -(stats?.players ?? -1)))
  }
}
