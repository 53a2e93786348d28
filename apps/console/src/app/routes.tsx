import { ROUTE_RULES } from '@omc/acl'
import { useRouteError, type RouteObject } from 'react-router-dom'
import type { Entrance } from '../kernel/router/entrance.ts'
import { isEntryPath } from '../kernel/router/entry-paths.ts'
import { routePath } from '../kernel/router/route-path.ts'
import { RouteFailure } from './failures/route-failure.tsx'
import { ViewFailure } from './failures/view-failure.tsx'
import { UntabbedView } from './layout/untabbed-view.tsx'
import { RootLayout } from './root/root-layout.tsx'
import { screenOf } from './router/screen-parts.tsx'

/**
 * One route per declared screen, and one for all other addresses. The guard redirects from screens
 * that are not built; they have routes as well, so that `/a/check` never opens the screen of
 * `/a/{source}`. The parent route, the page, stays mounted: a screen that fails to load leaves the
 * kept views alone.
 */
export const consoleRoutes = (entrance: Entrance): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <PageFailure />,
    children: [...ADDRESSES, '*'].map((path) => ({
      path: routePath(path),
      caseSensitive: true,
      ...entrance,
      // Shown until the first navigation ends; without it react-router omits the page.
      hydrateFallbackElement: <></>,
      ...(isEntryPath(path)
        ? { element: <Entry path={path} />, errorElement: <PageFailure /> }
        : { element: <UntabbedView />, errorElement: <ViewFailure /> }),
    })),
  },
]

const ADDRESSES = ROUTE_RULES.map(({ path }) => path).filter((path) => path.startsWith('/'))

/** Renders a screen that the entrance has loaded. */
function Entry({ path }: { readonly path: string }) {
  return screenOf(path)
}

function PageFailure() {
  return <RouteFailure error={useRouteError()} />
}
