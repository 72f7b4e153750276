import { serverPaths } from '@zubr/contracts/paths'
import type {
  Activity,
  Balance,
  ConsoleAccess,
  Money,
  NewServer,
  NodeChoice,
  Quote,
  QuoteRequest,
  Server,
  ServerAction,
  ServerSettings,
  Settings,
  StatsSeries,
  SubdomainAnswer,
} from '@zubr/contracts/servers'
import type { z } from 'zod'
import { at } from './paths.ts'
import { ask } from './request.ts'

export type Access = z.infer<typeof ConsoleAccess>
export type Points = z.infer<typeof StatsSeries>['points']
export type Entries = z.infer<typeof Activity>['entries']
export type SettingsForm = z.infer<typeof ServerSettings>
export type Range = 'hour' | 'day'

export const fetchServers = (signal?: AbortSignal) =>
  ask<Server[]>('GET', serverPaths.list, { ...(signal && { signal }) })

export const fetchServer = (id: string, signal?: AbortSignal) =>
  ask<Server>('GET', at(serverPaths.one, { id }), { ...(signal && { signal }) })

export const createServer = (body: NewServer, idempotencyKey: string) =>
  ask<Server>('POST', serverPaths.list, { body, idempotencyKey })

export const renameServer = (id: string, name: string) =>
  ask<Server>('PATCH', at(serverPaths.one, { id }), { body: { name } })

export const deleteServer = (id: string, name: string) =>
  ask<Server>('DELETE', at(serverPaths.one, { id }), { body: { name } })

export const actOnServer = (id: string, action: ServerAction) =>
  ask<Server>('POST', at(serverPaths.actions, { id }), { body: { action } })

export const extendServer = (id: string, idempotencyKey: string) =>
  ask<Server>('POST', at(serverPaths.extend, { id }), { idempotencyKey })

export const fetchSettings = (id: string) => ask<SettingsForm>('GET', at(serverPaths.settings, { id }))

export const saveSettings = (id: string, settings: Settings) =>
  ask<SettingsForm>('PATCH', at(serverPaths.settings, { id }), { body: { settings } })

export const openConsole = (id: string) =>
  ask<Access>('POST', at(serverPaths.console, { id }), { body: { right: 'write' } })

export const fetchStats = (id: string, range: Range, signal?: AbortSignal) =>
  ask<z.infer<typeof StatsSeries>>('GET', `${at(serverPaths.stats, { id })}?range=${range}`, {
    ...(signal && { signal }),
  })

export const fetchActivity = (id: string, signal?: AbortSignal) =>
  ask<z.infer<typeof Activity>>('GET', at(serverPaths.activity, { id }), { ...(signal && { signal }) })

export const fetchNodes = (plan: string | undefined, signal?: AbortSignal) =>
  ask<NodeChoice[]>(
    'GET',
    plan ? `${serverPaths.nodes}?${new URLSearchParams({ plan })}` : serverPaths.nodes,
    {
      ...(signal && { signal }),
    },
  )

export const fetchQuote = (body: z.infer<typeof QuoteRequest>, signal?: AbortSignal) =>
  ask<Quote>('POST', serverPaths.quote, { body, ...(signal && { signal }) })

export const checkSubdomain = (name: string, signal: AbortSignal) =>
  ask<z.infer<typeof SubdomainAnswer>>('GET', at(serverPaths.subdomain, { name }), { signal })

export const fetchBalance = (signal?: AbortSignal) =>
  ask<Balance>('GET', serverPaths.balance, { ...(signal && { signal }) })

export const chooseCurrency = (currency: Money['currency']) =>
  ask<Balance>('POST', serverPaths.currency, { body: { currency } })
