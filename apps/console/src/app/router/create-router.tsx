import { SCREENS } from '@omc/acl'
import {
  createHashRouter,
  redirect,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { LoginRoute } from '../../features/auth/login-route.tsx'
import { loadPart } from '../errors/load-part.ts'
import { RouteFailure } from '../errors/route-failure.tsx'
import { RootLayout } from '../root/root-layout.tsx'
import { Splash } from '../root/splash.tsx'
import type { Guard } from './console-guard.ts'
import { SCREEN_ROUTE, type ScreenArrival } from './screen-arrival.ts'
import { loadScreen } from './screen-parts.tsx'

/**
 * One route for the sign-in page and one for every screen: which screen an address has say the
 * declared rows, and each is kept alive beside the others.
 *
 * @source console spec §2: hash mode, navigation guard, keep-alive
 */
export function createRouter(guard: Guard) {
  const loginLoader = async ({ request }: LoaderFunctionArgs) => {
    const to = await guard(addressOf(request.url))
    return to === null ? null : redirect(to)
  }
  const screenLoader = async ({ request }: LoaderFunctionArgs) => {
    const address = addressOf(request.url)
    try {
      const to = await guard(address)
      if (to !== null) return redirect(to)
      await loadScreen(SCREENS.match(address).path)
      return { tag: 'arrived' } satisfies ScreenArrival
    } catch (error) {
      // Told in place of this one screen: the others, and what is typed in them, stay.
      return { tag: 'failed', error } satisfies ScreenArrival
    }
  }
  return createHashRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteFailure isWholePage />,
      HydrateFallback: Splash,
      children: [
        { path: '/login', loader: loginLoader, element: <LoginRoute /> },
        {
          lazy: async () => ({
            Component: await loadPart(
              async () => (await import('../layout/maybe-shell.tsx')).MaybeShell,
            ),
          }),
          errorElement: <RouteFailure isWholePage />,
          children: [
            {
              id: SCREEN_ROUTE,
              path: '*',
              loader: screenLoader,
              shouldRevalidate: onNewPath,
              element: null,
            },
          ],
        },
      ],
    },
  ])
}

export type Router = ReturnType<typeof createRouter>

/** List state in the query is not a navigation that the guard must see; asking again is. */
const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
