/**
 * The only list of the panel's pages, as routes. Links, the router and the server's responses
 * derive from it.
 * The server answers with the application at these paths; any other path is a 404, with the
 * application for people.
 */
export const pages = {
  servers: '/',
  create: '/create',
  account: '/account',
  balance: '/balance',
  /** A month's acceptance act: `/balance/acts/2026-10`. */
  acceptanceAct: '/balance/acts/:month',
  server: '/servers/:id',
  console: '/servers/:id/console',
  /** Followed by the folder. */
  files: '/servers/:id/files/*',
  backups: '/servers/:id/backups',
  schedule: '/servers/:id/schedule',
  /** The installed addons; the catalogue, its projects and the history are below. */
  addons: '/servers/:id/addons/*',
  players: '/servers/:id/players',
  addresses: '/servers/:id/address',
  settings: '/servers/:id/settings',
} as const

/** For the server, `*` does not match the empty path, as it does for the router. */
export const pagePaths = Object.values(pages).flatMap((page) =>
  page.endsWith('/*') ? [page, page.slice(0, -2)] : page,
)

/** The demo's base: the same pages with invented servers, in another document. */
export const demoBase = '/demo'
export const demoPaths = pagePaths.map((page) => (page === '/' ? demoBase : demoBase + page))

const ofServer = (page: string) => (id: string) => page.replace(':id', id)

/** Addresses for links. */
export const paths = {
  ...pages,
  acceptanceAct: (month: string) => pages.acceptanceAct.replace(':month', month),
  server: ofServer(pages.server),
  console: ofServer(pages.console),
  /** The root folder; others by `folderAddress`. */
  files: ofServer(pages.files.replace('/*', '')),
  backups: ofServer(pages.backups),
  schedule: ofServer(pages.schedule),
  addons: ofServer(pages.addons.replace('/*', '')),
  players: ofServer(pages.players),
  addresses: ofServer(pages.addresses),
  settings: ofServer(pages.settings),
}
