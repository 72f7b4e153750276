import type { Server } from '@zubr/contracts/servers/server'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { contractEnd } from '../server/contract-end.ts'
import { type Tone, toneOf } from '../server/status-appearance.ts'

export const filters = ['all', 'running', 'stopped', 'changing', 'attention'] as const
export type Filter = (typeof filters)[number]
export const orders = ['created', 'name', 'state', 'end', 'players'] as const
export type Order = (typeof orders)[number]

/** Search, filter and order of the list. The first option of each is the default. */
export type ListQuery = { text: string; filter: Filter; order: Order }

/** Shorter lists need no search. */
export const longList = 6

const oneOf = <Id extends string>(ids: readonly [Id, ...Id[]], value: string | null): Id =>
  ids.find((id) => id === value) ?? ids[0]

/** Parses the query of an address. */
export function readQuery(search: URLSearchParams): ListQuery {
  return {
    text: search.get('q') ?? '',
    filter: oneOf(filters, search.get('show')),
    order: oneOf(orders, search.get('sort')),
  }
}

/** The address's search with this query; other parameters stay. */
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

/** Without diacritics and case: "e" finds "ё" and "é". */
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

/** Servers that need attention first. */
const urgency: readonly Tone[] = ['bad', 'held', 'wait', 'well', 'off']
/** Sorts after all numbers. */
const never = Number.POSITIVE_INFINITY

/**
 * The servers that match a query, in its order. Each word of its text is in the name, the subdomain
 * or the node's name.
 */
export function shownServers(
  servers: readonly Server[],
  { text, filter, order }: ListQuery,
  context: ListContext & { collator: Intl.Collator },
): Server[] {
  const parts = plain(text).split(/\s+/)
  const found = servers.filter((server) => {
    const searchable = plain(`${server.name} ${server.subdomain} ${server.node ?? ''}`)
    return parts.every((part) => searchable.includes(part)) && passes(server, filter, context)
  })
  const byName = (a: Server, b: Server) => context.collator.compare(a.name, b.name)
  const by = (figure: (server: Server) => number) => (a: Server, b: Server) =>
    // Infinity minus infinity is NaN.
    figure(a) === figure(b) ? byName(a, b) : figure(a) - figure(b)
  switch (order) {
    case 'created':
      return found
    case 'name':
      return found.toSorted(byName)
    case 'state':
      return found.toSorted(by((server) => urgency.indexOf(toneOf(server, context.messages))))
    case 'end':
      return found.toSorted(by(({ paidUntil }) => (paidUntil ? Date.parse(paidUntil) : never)))
    case 'players':
      return found.toSorted(by(({ stats }) => -(stats?.players ?? -1)))
  }
}
