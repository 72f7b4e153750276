import { createBrowserRouter } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { RouteFailure } from './frame/route-failure.tsx'
import { ListPage } from './servers/list-page.tsx'

const lazily = (load: () => Promise<{ default: React.ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
})

/** The pages of `paths.ts`; what is large and not needed at first is fetched when it is opened. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <RouteFailure />,
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <ListPage /> },
        { path: '/create', ...lazily(() => import('./create/create-page.tsx')) },
        { path: '/account', ...lazily(() => import('./account/account-page.tsx')) },
        {
          path: '/servers/:id',
          ...lazily(() => import('./server/server-page.tsx')),
          children: [
            { index: true, ...lazily(() => import('./server/overview.tsx')) },
            { path: 'console', ...lazily(() => import('./console/console-tab.tsx')) },
            { path: 'settings', ...lazily(() => import('./settings/settings-tab.tsx')) },
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
  ])
}
