/**
 * THE list of the panel's pages, as routes. Links, the router and the server's answers derive from it: at these addresses the server
 * answers with the application; the rest is a real 404, with the application too for people.
 */
export const pages = {
  servers: '/',
  create: '/create',
  account: '/account',
  server: '/servers/:id',
  console: '/servers/:id/console',
  settings: '/servers/:id/settings',
} as const

export const pagePaths = Object.values(pages)

/** Where the demo begins: the same pages on invented servers, by another document. */
export const demoBase = '/demo'
export const demoPaths = pagePaths.map((page) => (page === '/' ? demoBase : demoBase + page))

const ofServer = (page: string) => (id: string) => page.replace(':id', id)

/** Addresses to link to. */
export const paths = {
  ...pages,
  server: ofServer(pages.server),
  console: ofServer(pages.console),
  settings: ofServer(pages.settings),
}
