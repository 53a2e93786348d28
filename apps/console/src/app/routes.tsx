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
 * One route for each built screen, and one for every other address, which the guard sends on. The
 * route above them is the page that stays: one that failed to come leaves the views that are kept.
 */
export const consoleRoutes = (entrance: Entrance): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <PageFailure />,
    children: [...BUILT, '*'].map((path) => ({
      path: routePath(path),
      caseSensitive: true,
      ...entrance,
      // Until the first navigation has ended; without one react-router leaves the page out.
      hydrateFallbackElement: <></>,
      ...(isEntryPath(path)
        ? { element: <Entry path={path} />, errorElement: <PageFailure /> }
        : { element: <UntabbedView />, errorElement: <ViewFailure /> }),
    })),
  },
]

/** Drawn when the entrance has loaded it. */
function Entry({ path }: { readonly path: string }) {
  return screenOf(path)
}

function PageFailure() {
  return <RouteFailure error={useRouteError()} />
}
