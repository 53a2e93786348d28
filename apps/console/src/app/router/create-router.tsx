import {
  createHashRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { LoginRoute } from '../../features/auth/login-route.tsx'
import { loadPart } from '../errors/load-part.ts'
import { RouteFailure } from '../errors/route-failure.tsx'
import { RootLayout } from '../root/root-layout.tsx'
import { Splash } from '../root/splash.tsx'
import { runGuard, type GuardPorts } from './run-guard.ts'
import { SCREENS, type LoadScreen } from './screens.ts'

/** Every row of the screens that exist behind one guard; other paths lead to /404. */
export function createRouter(ports: GuardPorts) {
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const to = await runGuard(addressOf(request.url), ports)
    return to === null ? null : redirect(to)
  }
  const screens = Object.entries(SCREENS).map(([pattern, load]): RouteObject => ({
    path: pattern.replace(/\{(\w+)\}/g, ':$1'),
    loader,
    shouldRevalidate: onNewPath,
    lazy: lazily(load),
    errorElement: <RouteFailure />,
  }))
  return createHashRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteFailure isWholePage />,
      HydrateFallback: Splash,
      children: [
        { path: '/login', loader, element: <LoginRoute /> },
        {
          lazy: lazily(async () => (await import('../layout/maybe-shell.tsx')).MaybeShell),
          errorElement: <RouteFailure isWholePage />,
          children: [...screens, { path: '*', loader, element: null }],
        },
      ],
    },
  ])
}

export type Router = ReturnType<typeof createRouter>

/** List state in the query is not a navigation that the guard must see. */
const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

function lazily(load: LoadScreen) {
  return async () => ({ Component: await loadPart(load) })
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
