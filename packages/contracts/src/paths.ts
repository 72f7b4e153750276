// Apart from the schemas: the panel in the browser needs the addresses, and nobody shall download zod for them.

/** Game servers and money, under the session's cookie. */
export const serverPaths = {
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
} as const

/** One's own account. */
export const accountPaths = {
  me: '/api/account',
  locale: '/api/account/locale',
  email: '/api/account/email',
  confirmation: '/api/account/confirmation',
  linkNetwork: '/api/account/networks/:network/link',
  unlinkNetwork: '/api/account/networks/:network/unlink',
  export: '/api/account/export',
  delete: '/api/account/delete',
  avatar: '/api/accounts/:login/avatar.svg',
} as const
