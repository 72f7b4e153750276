import { type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from './pages.ts'

/** The optional first segment is the language; the root loader answers 404 for unknown ones. */
export default [
  ...pages.map((page) =>
    route(`/:locale?${page.path === '/' ? '' : page.path}`, `routes/${page.module}.tsx`, { id: page.id }),
  ),
  route('*', 'routes/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig
