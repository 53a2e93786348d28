import { useRouteError, type RouteObject } from 'react-router-dom'
import type { Entrance } from '../kernel/router/entrance.ts'
import { isEntryPath } from '../kernel/router/entry-paths.ts'
import { routePath } from '../kernel/router/route-path.ts'
import { RouteFailure } from './failures/route-failure.tsx'
import { ViewFailure } from './failures/view-failure.tsx'
import { UntabbedView } from './layout/untabbed-view.tsx'
import { RootLayout } from './root/root-layout.tsx'
import { BUILT } from './router/built.ts'
import { screenOf } from './router/screen-parts.tsx'

/**
 * One route per built screen, and one for all other addresses, which the guard redirects. The
 * parent route, the page, stays mounted: a screen that fails to load leaves the kept views alone.
 */
export const consoleRoutes = (entrance: Entrance): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <PageFailure />,
    children: [...BUILT, '*'].map((path) => ({
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

/** Renders a screen that the entrance has loaded. */
function Entry({ path }: { readonly path: string }) {
  return screenOf(path)
}

function PageFailure() {
  return <RouteFailure error={useRouteError()} />
}
