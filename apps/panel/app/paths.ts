/** Every page of the panel. Its server answers these with the application; the rest is a real 404, with the application too for people. */
export const pagePaths = [
  '/',
  '/create',
  '/account',
  '/servers/:id',
  '/servers/:id/console',
  '/servers/:id/settings',
] as const

export const paths = {
  servers: '/',
  create: '/create',
  account: '/account',
  server: (id: string) => `/servers/${id}`,
  console: (id: string) => `/servers/${id}/console`,
  settings: (id: string) => `/servers/${id}/settings`,
}
