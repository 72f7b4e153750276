/**
 * THE list of the panel's pages, as routes. Links, the router and the server's answers derive from it: at these addresses the server
 * answers with the application; the rest is a real 404, with the application too for people.
 */
export const pages = {
  servers: '/',
  create: '/create',
  account: '/account',
  balance: '/balance',
  /** A month's acceptance act, as `/balance/acts/2026-10`. */
  acceptanceAct: '/balance/acts/:month',
  server: '/servers/:id',
  console: '/servers/:id/console',
  /** The folder follows. */
  files: '/servers/:id/files/*',
  backups: '/servers/:id/backups',
  schedule: '/servers/:id/schedule',
  /** What is installed; the catalogue, a project of it and the history follow. */
  addons: '/servers/:id/addons/*',
  players: '/servers/:id/players',
  addresses: '/servers/:id/address',
  settings: '/servers/:id/settings',
} as const

/** For a server a star stands for something: the address without it is another, as it is not for the router. */
export const pagePaths = Object.values(pages).flatMap((page) =>
  page.endsWith('/*') ? [page, page.slice(0, -2)] : page,
)

/** Where the demo begins: the same pages on invented servers, by another document. */
export const demoBase = '/demo'
export const demoPaths = pagePaths.map((page) => (page === '/' ? demoBase : demoBase + page))

const ofServer = (page: string) => (id: string) => page.replace(':id', id)

/** Addresses to link to. */
export const paths = {
  ...pages,
  acceptanceAct: (month: string) => pages.acceptanceAct.replace(':month', month),
  server: ofServer(pages.server),
  console: ofServer(pages.console),
  /** Its top folder; others by `folderAddress`. */
  files: ofServer(pages.files.replace('/*', '')),
  backups: ofServer(pages.backups),
  schedule: ofServer(pages.schedule),
  addons: ofServer(pages.addons.replace('/*', '')),
  players: ofServer(pages.players),
  addresses: ofServer(pages.addresses),
  settings: ofServer(pages.settings),
}
