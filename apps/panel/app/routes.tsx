import type { RouteObject } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { RouteFailure } from './frame/route-failure.tsx'
import { pages } from './paths.ts'
import { ListPage } from './servers/list-page.tsx'

const lazily = (load: () => Promise<{ default: React.ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
})

/** The pages of `paths.ts`; what is large and not needed at first is fetched when it is opened. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteFailure />,
    HydrateFallback: () => null,
    children: [
      { path: pages.servers, element: <ListPage /> },
      { path: pages.create, ...lazily(() => import('./create/create-page.tsx')) },
      { path: pages.account, ...lazily(() => import('./account/account-page.tsx')) },
      {
        path: pages.server,
        ...lazily(() => import('./server/server-page.tsx')),
        children: [
          { index: true, ...lazily(() => import('./server/overview.tsx')) },
          { path: pages.console, ...lazily(() => import('./console/console-tab.tsx')) },
          { path: pages.settings, ...lazily(() => import('./settings/settings-tab.tsx')) },
        ],
      },
    ],
  },
  // Whoever has no session reads as well that there is no such page.
  {
    path: '*',
    errorElement: <RouteFailure />,
    lazy: async () => ({ Component: (await import('./frame/not-found.tsx')).NoPage }),
  },
]
