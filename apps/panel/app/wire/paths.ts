import type { accountPaths as accountWire } from '@zubr/contracts/accounts'
import type { serverPaths as serverWire } from '@zubr/contracts/servers'

// The contracts' own lists stand beside their zod schemas, which no visitor shall download. These copies are held to
// them by type: an address that differs does not compile.

export const serverPaths: typeof serverWire = {
  list: '/api/servers',
  one: '/api/servers/:id',
  actions: '/api/servers/:id/actions',
  settings: '/api/servers/:id/settings',
  console: '/api/servers/:id/console',
  stats: '/api/servers/:id/stats',
  activity: '/api/servers/:id/activity',
  extend: '/api/servers/:id/extend',
  quote: '/api/quotes',
  nodes: '/api/nodes',
  subdomain: '/api/subdomains/:name',
  balance: '/api/balance',
  currency: '/api/balance/currency',
}

export const accountPaths: typeof accountWire = {
  me: '/api/account',
  locale: '/api/account/locale',
  email: '/api/account/email',
  confirmation: '/api/account/confirmation',
  export: '/api/account/export',
  delete: '/api/account/delete',
  avatar: '/api/accounts/:login/avatar.svg',
}

/** Fills an address's `:name`. */
export function at(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
