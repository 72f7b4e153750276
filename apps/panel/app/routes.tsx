import type { RouteObject } from 'react-router'
import { LostPage, RouteFailure } from './components/failure/route-failure.tsx'
import { Frame } from './frame/frame.tsx'
import { pages } from './paths.ts'
import { ListPage } from './servers/list-page.tsx'

/** For routes without the frame. */
const bareFailure = (
  <main>
    <RouteFailure />
  </main>
)

/** A lazy page; if its code fails to load, only its own place shows the error. */
const lazily = (load: () => Promise<{ default: React.ComponentType }>) => ({
  errorElement: <RouteFailure />,
  lazy: async () => ({
    Component: await load().then(
      (code) => code.default,
      // `LostPage` says that the code is missing, and reloads.
      () => LostPage,
    ),
  }),
})

/** The pages of `paths.ts`; large ones are lazy. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: bareFailure,
    HydrateFallback: () => null,
    children: [
      { path: pages.servers, element: <ListPage /> },
      { path: pages.create, ...lazily(() => import('./create/create-page.tsx')) },
      { path: pages.account, ...lazily(() => import('./account/account-page.tsx')) },
      { path: pages.balance, ...lazily(() => import('./balance/balance-page.tsx')) },
      {
        path: pages.acceptanceAct,
        ...lazily(() => import('./balance/acceptance-acts/acceptance-act-page.tsx')),
      },
      {
        path: pages.server,
        ...lazily(() => import('./overview/server-page.tsx')),
        children: [
          { index: true, ...lazily(() => import('./overview/overview.tsx')) },
          { path: pages.console, ...lazily(() => import('./console/console-tab.tsx')) },
          { path: pages.files, ...lazily(() => import('./files/files-tab.tsx')) },
          { path: pages.backups, ...lazily(() => import('./backups/backups-tab.tsx')) },
          { path: pages.schedule, ...lazily(() => import('./schedule/schedule-tab.tsx')) },
          { path: pages.addons, ...lazily(() => import('./addons/addons-tab.tsx')) },
          { path: pages.players, ...lazily(() => import('./players/players-tab.tsx')) },
          { path: pages.addresses, ...lazily(() => import('./addresses/addresses-tab.tsx')) },
          { path: pages.settings, ...lazily(() => import('./settings/settings-tab.tsx')) },
        ],
      },
    ],
  },
  // Visitors without a session also see that the page does not exist.
  {
    path: '*',
    ...lazily(async () => ({ default: (await import('./components/failure/not-found.tsx')).NoPage })),
    errorElement: bareFailure,
  },
]
